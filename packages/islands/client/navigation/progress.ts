/** The part of `nprogress` that Docusaurus calls for a slow navigation. */
interface Bar {
  configure: (settings: object) => void;
  start: () => void;
  done: () => void;
}

let isRunning = false;
let bar: Promise<{ default: Bar }> | undefined;

/** Replaces `nprogress`: its code, and the settings in bar.ts, load on the first slow navigation. */
const progress: Bar = {
  configure: () => undefined,
  start() {
    isRunning = true;
    bar ??= import('./bar');
    bar.then(
      (loaded) => isRunning && loaded.default.start(),
      // The next slow page asks again.
      () => (bar = undefined),
    );
  },
  done() {
    isRunning = false;
    bar?.then(
      (loaded) => loaded.default.done(),
      () => undefined,
    );
  },
};

export default progress;
