/**
 * A JSON file as an ES module. Imported at run time, the bundler's own JSON modules need a helper for their namespace
 * in the first script of every page.
 * @param {string} json
 */
module.exports = function jsonModule(json) {
  const text = JSON.stringify(JSON.parse(json)).replace(/[\\']/g, '\\$&');
  return `export default JSON.parse('${text.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029')}');`;
};
