/** What the framework asks of the library that draws the bar of a slow navigation. */
interface Bar {
  configure: (settings: object) => void;
  start: () => void;
  done: () => void;
}

let settings = {};
let isRunning = false;
let bar: Promise<Bar> | undefined;

const load = () =>
  import('nprogress/nprogress.js').then(({ default: loaded }) => {
    loaded.configure(settings);
    return loaded;
  });

/** Stands in for `nprogress`, whose code comes with the first page that takes long. */
const progress: Bar = {
  configure(wanted) {
    settings = wanted;
  },
  start() {
    isRunning = true;
    bar ??= load();
    bar.then(
      (loaded) => isRunning && loaded.start(),
      // The next slow page asks again.
      () => (bar = undefined),
    );
  },
  done() {
    isRunning = false;
    void bar?.then((loaded) => loaded.done());
  },
};

export default progress;
