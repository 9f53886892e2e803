// Stands before the MDX loader: a page that an earlier build compiled from the same inputs is not compiled again.

/**
 * What a loader of the bundler has; src/plugins/page-cache/index.ts makes the options.
 * @typedef {{
 *   resourcePath: string;
 *   getOptions(): {
 *     read(file: string): string | undefined;
 *     write(file: string, code: string): void;
 *   };
 * }} Loader
 */

/**
 * @this {Loader}
 * @param {string} code what the MDX loader made of the page
 */
function keep(code) {
  this.getOptions().write(this.resourcePath, code);
  return code;
}

/**
 * @this {Loader}
 * @returns {string | undefined} the code of an earlier build, with which the MDX loader does not run
 */
keep.pitch = function find() {
  return this.getOptions().read(this.resourcePath);
};

module.exports = keep;
