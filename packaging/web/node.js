// Programs for Node see the environment that they are started with, and whether a person looks at what they print.
Module.preRun = () => Object.assign(ENV, process.env);
Module.onRuntimeInitialized = () => {
    for (const file of [0, 1, 2])
        FS.getStream(file).tty = require('tty').isatty(file);
};
