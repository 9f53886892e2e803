// Loader for styles.js beside it: imports the styles of every component. The components of still pages
// are not in the browser's code, and what they look like comes from there alone otherwise.
const { readdirSync } = require('node:fs');
const path = require('node:path');

const SOURCE = path.resolve(__dirname, '../..');

module.exports = function allStyles() {
  this.addContextDependency(SOURCE);
  return readdirSync(SOURCE, { recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => `import ${JSON.stringify(path.join(SOURCE, file))};`)
    .join('\n');
};
