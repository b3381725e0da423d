#include "src/server/gateway/page.h"

namespace hexholm::server {
namespace {

constexpr std::string_view kHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hexholm</title>
<style>
body { font: 18px/1.5 sans-serif; max-width: 34em; margin: 12vh auto; padding: 0 1em;
       background: #f4efe4; color: #2b2620; }
a.open { display: inline-block; padding: .5em 1.2em; border-radius: .4em; background: #2f6b4f;
         color: #fff; text-decoration: none; }
code { word-break: break-all; user-select: all; }
</style>
</head>
<body>
<h1>)";

constexpr std::string_view kRest = R"(</h1>
<p data-word="what">This is a server of Hexholm, a settlers game on a hex island.</p>
<p id="invited" hidden data-word="invited">You are invited to a table.</p>
<p><a class="open" id="open" hidden href="hexholm:" data-word="open">Open in Hexholm</a></p>
<p data-word="paste">Or start Hexholm, choose "Play together", and paste this link:</p>
<p><code id="link"></code></p>
<noscript>Copy the whole link from the address bar.</noscript>
<script src="join.js"></script>
</body>
</html>
)";

constexpr std::string_view kScript = R"('use strict';
const words = {
  de: {
    what: 'Dies ist ein Server von Hexholm, einem Siedlerspiel auf einer Insel aus Sechsecken.',
    invited: 'Du bist an einen Tisch eingeladen.',
    open: 'In Hexholm öffnen',
    paste: 'Oder starte Hexholm, wähle „Zusammen spielen“ und füge diesen Link ein:'
  },
  ja: {
    what: 'ここは、六角形の島で遊ぶ開拓ゲーム Hexholm のサーバーです。',
    invited: 'テーブルに招待されています。',
    open: 'Hexholm で開く',
    paste: 'または Hexholm を起動し、「いっしょに遊ぶ」を選んで、このリンクを貼り付けてください：'
  },
  ko: {
    what: '이곳은 육각형 섬에서 즐기는 개척 게임 Hexholm의 서버입니다.',
    invited: '테이블에 초대되었습니다.',
    open: 'Hexholm에서 열기',
    paste: '또는 Hexholm을 시작하고 "함께 하기"를 선택한 다음 이 링크를 붙여 넣으세요:'
  },
  zh: {
    what: '这是 Hexholm 的服务器，一款在六边形岛屿上进行的拓荒游戏。',
    invited: '你受邀加入一张牌桌。',
    open: '在 Hexholm 中打开',
    paste: '或者启动 Hexholm，选择“一起玩”，然后粘贴此链接：'
  }
};
const code = navigator.languages.map(name => name.slice(0, 2)).find(name => name === 'en' || words[name]);
if (words[code]) {
  document.documentElement.lang = code;
  for (const element of document.querySelectorAll('[data-word]'))
    element.textContent = words[code][element.dataset.word];
}
const show = () => {
  const table = /^#[\w=&-]{1,300}$/.test(location.hash) ? location.hash : '';
  const host = location.hostname, encrypted = location.protocol === 'https:';
  const port = location.port || (encrypted ? 443 : 80);
  // The program takes a host outside one's own net to be encrypted, where the link does not say.
  const near = /^(localhost|[^.:]+|.*\.local|(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+|\[(f[cde]|::1).*\])$/.test(host);
  document.getElementById('invited').hidden = !table;
  document.getElementById('link').textContent = location.origin + '/' + table;
  const open = document.getElementById('open');
  open.hidden = encrypted === near;
  open.href = 'hexholm://' + host + ':' + port + '/' + table;
};
show();
addEventListener('hashchange', show);
)";

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            default: safe += letter;
        }
    }
    return safe;
}

}  // namespace

std::string page_of(std::string_view name) {
    std::string page(kHead);
    page += escaped(name.empty() ? "Hexholm" : name);
    page += kRest;
    return page;
}

std::string_view page_script() {
    return kScript;
}

}  // namespace hexholm::server
