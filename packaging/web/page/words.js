// What the page itself says, in the five languages of the game; the game brings its own texts.
'use strict';
const pageWords = {
  en: {
    fetching: 'Fetching the game',
    starting: 'Starting',
    part_mods: 'Fetching more games',
    part_sounds: 'Fetching sounds',
    part_letters: 'Fetching letters',
    old: 'This browser is too old for the game; update it.',
    graphics: 'This browser shows no WebGL 2; update it, or switch on graphics acceleration in its settings.',
    fetch: '{1} could not be fetched; look at the connection and load the page again.',
    damaged: '{1} did not arrive as it was sent; load the page again.',
    forgets: 'This browser keeps nothing for this page, so games end with it; allow storage, or leave the private window.',
    full: 'The browser\'s storage is full or refuses; what happens from now on is lost with the page. Make room and load it again.',
    stopped: 'The game has stopped ({1}). Load the page again: it goes on from the last move.',
    ended: 'The game has been left. Load the page again to play.',
    lost: 'The graphics card has stopped drawing. Load the page again: the game goes on from the last move.',
    renewed: 'There is a newer version of the game; load the page again to have it.',
    paste: 'Paste the text here:',
    bots: 'Bots cannot think beside the picture here; strong ones play as normal ones do.'
  },
  de: {
    fetching: 'Das Spiel wird geholt',
    starting: 'Es geht gleich los',
    part_mods: 'Weitere Spiele werden geholt',
    part_sounds: 'Klänge werden geholt',
    part_letters: 'Schriftzeichen werden geholt',
    old: 'Dieser Browser ist zu alt für das Spiel; aktualisiere ihn.',
    graphics: 'Dieser Browser zeigt kein WebGL 2; aktualisiere ihn oder schalte in seinen Einstellungen die Grafikbeschleunigung ein.',
    fetch: '{1} konnte nicht geholt werden; sieh nach der Verbindung und lade die Seite neu.',
    damaged: '{1} kam anders an, als es abgeschickt wurde; lade die Seite neu.',
    forgets: 'Dieser Browser behält nichts für diese Seite, Spiele enden also mit ihr; erlaube Speicher oder verlasse das private Fenster.',
    full: 'Der Speicher des Browsers ist voll oder verweigert sich; was jetzt geschieht, geht mit der Seite verloren. Schaffe Platz und lade sie neu.',
    stopped: 'Das Spiel ist stehen geblieben ({1}). Lade die Seite neu: Es geht vom letzten Zug an weiter.',
    ended: 'Das Spiel wurde verlassen. Lade die Seite neu, um zu spielen.',
    lost: 'Die Grafikkarte zeichnet nicht mehr. Lade die Seite neu: Das Spiel geht vom letzten Zug an weiter.',
    renewed: 'Es gibt eine neuere Fassung des Spiels; lade die Seite neu, um sie zu bekommen.',
    paste: 'Füge den Text hier ein:',
    bots: 'Bots können hier nicht neben dem Bild nachdenken; starke spielen wie normale.'
  },
  ko: {
    fetching: '게임을 가져오는 중',
    starting: '시작하는 중',
    part_mods: '다른 게임을 가져오는 중',
    part_sounds: '소리를 가져오는 중',
    part_letters: '글자를 가져오는 중',
    old: '브라우저가 너무 오래되었습니다. 업데이트하세요.',
    graphics: '이 브라우저에서는 WebGL 2를 쓸 수 없습니다. 업데이트하거나 설정에서 그래픽 가속을 켜세요.',
    fetch: '{1}을(를) 가져오지 못했습니다. 연결을 확인하고 페이지를 다시 여세요.',
    damaged: '{1}이(가) 보낸 그대로 도착하지 않았습니다. 페이지를 다시 여세요.',
    forgets: '이 브라우저는 이 페이지의 내용을 보관하지 않아 게임이 페이지와 함께 사라집니다. 저장을 허용하거나 비공개 창에서 나가세요.',
    full: '브라우저 저장 공간이 가득 찼거나 거부되었습니다. 지금부터의 내용은 페이지와 함께 사라집니다. 공간을 비우고 다시 여세요.',
    stopped: '게임이 멈췄습니다({1}). 페이지를 다시 열면 마지막 수에서 이어집니다.',
    ended: '게임을 나왔습니다. 다시 하려면 페이지를 다시 여세요.',
    lost: '그래픽 카드가 그리기를 멈췄습니다. 페이지를 다시 열면 마지막 수에서 이어집니다.',
    renewed: '새 버전이 있습니다. 페이지를 다시 열면 받을 수 있습니다.',
    paste: '여기에 글을 붙여 넣으세요:',
    bots: '여기서는 봇이 화면 옆에서 생각할 수 없어, 강한 봇도 보통 봇처럼 둡니다.'
  },
  ja: {
    fetching: 'ゲームを取得しています',
    starting: '始めています',
    part_mods: 'ほかのゲームを取得しています',
    part_sounds: '音を取得しています',
    part_letters: '文字を取得しています',
    old: 'このブラウザーは古すぎます。更新してください。',
    graphics: 'このブラウザーでは WebGL 2 が使えません。更新するか、設定でグラフィックの高速化を有効にしてください。',
    fetch: '{1} を取得できませんでした。接続を確かめて、ページを読み込み直してください。',
    damaged: '{1} が送られたとおりに届きませんでした。ページを読み込み直してください。',
    forgets: 'このブラウザーはこのページの内容を保存しないので、ゲームはページとともに消えます。保存を許可するか、プライベートウィンドウを閉じてください。',
    full: 'ブラウザーの保存領域がいっぱいか、拒否されました。これからの内容はページとともに消えます。空きを作って読み込み直してください。',
    stopped: 'ゲームが止まりました（{1}）。ページを読み込み直すと、最後の手から続けられます。',
    ended: 'ゲームを終了しました。遊ぶにはページを読み込み直してください。',
    lost: 'グラフィックカードが描画を止めました。ページを読み込み直すと、最後の手から続けられます。',
    renewed: '新しいバージョンがあります。ページを読み込み直すと使えます。',
    paste: 'ここに貼り付けてください：',
    bots: 'ここではボットが画面と別に考えられないため、強いボットも普通のボットとして打ちます。'
  },
  zh: {
    fetching: '正在获取游戏',
    starting: '正在开始',
    part_mods: '正在获取更多游戏',
    part_sounds: '正在获取声音',
    part_letters: '正在获取文字',
    old: '此浏览器过旧，请更新。',
    graphics: '此浏览器无法使用 WebGL 2；请更新，或在其设置中打开图形加速。',
    fetch: '无法获取 {1}；请检查连接并重新加载页面。',
    damaged: '{1} 与发送时不一致；请重新加载页面。',
    forgets: '此浏览器不为本页保存任何内容，游戏会随页面消失；请允许存储，或离开隐私窗口。',
    full: '浏览器存储已满或被拒绝；此后的内容会随页面丢失。请腾出空间并重新加载。',
    stopped: '游戏已停止（{1}）。重新加载页面，即可从最后一步继续。',
    ended: '已离开游戏。要继续玩，请重新加载页面。',
    lost: '显卡停止了绘制。重新加载页面，即可从最后一步继续。',
    renewed: '游戏有新版本；重新加载页面即可使用。',
    paste: '请粘贴到此处：',
    bots: '机器人在这里无法在画面之外思考；强的机器人会像普通的那样下。'
  }
};
const pageLanguage = navigator.languages.map(name => name.slice(0, 2)).find(name => pageWords[name]) || 'en';
const word = (key, ...facts) => facts.reduce((text, fact, at) => text.split(`{${at + 1}}`).join(fact), pageWords[pageLanguage][key]);

// This file is written for browsers that cannot read the scripts after it, which may also not have come.
let missingScript = '';
addEventListener('error', event => {
  if (event.target.tagName === 'SCRIPT') missingScript = missingScript || event.target.src.replace(/.*\//, '');
}, true);
addEventListener('load', () => {
  if (self.hexholmPage) return;
  document.getElementById('start').hidden = true;
  document.getElementById('lines').innerHTML = `<p>${missingScript ? word('fetch', missingScript) : word('old')}</p>`;
});
