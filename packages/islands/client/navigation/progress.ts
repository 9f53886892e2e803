/** The part of `nprogress` that Docusaurus calls for a slow navigation. */
interface Bar {
  configure: (settings: object) => void;
  start: () => void;
  done: () => void;
}

let isRunning = false;
let bar: Promise<Bar | undefined> | undefined;

/** Undefined where the code does not come: the next slow page asks again. */
const load = (): Promise<Bar | undefined> =>
  import('./bar').then(
    (loaded) => loaded.default,
    () => (bar = undefined),
  );

/** Replaces `nprogress`: its code, and the settings in bar.ts, load on the first slow navigation. */
const progress: Bar = {
  configure: () => undefined,
  start() {
    isRunning = true;
    bar ??= load();
    void bar.then((loaded) => isRunning && loaded?.start());
  },
  done() {
    isRunning = false;
    void bar?.then((loaded) => loaded?.done());
  },
};

export default progress;
