// Loader for the framework's registry of page code. Of `[load, name, id]` the browser uses the first;
// the others serve a server that renders on demand.
const ENTRY = /(\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

module.exports = (source) => {
  const lean = source.replace(ENTRY, '$1]');
  if (lean === source || lean.includes('resolveWeak')) {
    throw new Error('The registry of page code is not as expected; see without-names.cjs.');
  }
  return lean;
};
