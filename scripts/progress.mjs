// Shows which step of a long command runs, so that nobody looks at a still screen.

/** Milliseconds without a line after which one says what goes on. */
const STILL = 4000;

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {NodeJS.WriteStream} out where lines go */
export function createProgress(out = process.stdout) {
  let text = '';
  let began = Date.now();
  let spoke = began;
  let isShown = false;
  const line = () => `${text}, ${Math.round((Date.now() - began) / 1000)} s`;
  const clear = () => {
    if (isShown) out.write('\r\u001B[K');
    isShown = false;
  };
  // A terminal has one line that changes; a log gets a new line now and then.
  const tick = () => {
    if (text === '') return;
    if (out.isTTY) {
      clear();
      out.write(line().slice(0, (out.columns ?? 80) - 1));
      isShown = true;
    } else if (Date.now() - spoke >= STILL) {
      spoke = Date.now();
      out.write(`  … ${line()}\n`);
    }
  };
  const timer = setInterval(tick, out.isTTY ? 250 : 500);
  timer.unref();
  return {
    /**
     * What goes on from now.
     * @param {string} says
     */
    now(says) {
      text = says;
      began = Date.now();
      tick();
    },
    /**
     * How far it is.
     * @param {string} says
     */
    at(says) {
      text = says;
    },
    /**
     * A line that stays.
     * @param {string} says
     */
    print(says) {
      clear();
      spoke = Date.now();
      out.write(`${says}\n`);
    },
    end() {
      clear();
      text = '';
      clearInterval(timer);
    },
  };
}
