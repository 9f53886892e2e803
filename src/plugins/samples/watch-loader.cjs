// Returns a page unchanged and registers its sample files as dependencies, so that saving a sample rebuilds its
// pages under `npm start`. The code itself is read by packages/vocabulary/steps/code-regions.ts, which has no
// access to the bundler.
const path = require('node:path');

/**
 * @this {{ rootContext: string, addDependency(file: string): void }} the bundler's loader context
 * @param {string} source of the page
 */
module.exports = function watchSamples(source) {
  for (const [, file] of source.matchAll(/^```.*\bfile="([^"]+)"/gm)) {
    if (file) this.addDependency(path.join(this.rootContext, file));
  }
  return source;
};
