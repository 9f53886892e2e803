// Loader for styles.js beside it: imports the styles of every component. What only the text of pages is
// made of is not in the browser's code, and its looks come from there alone otherwise.
const { readdirSync } = require('node:fs');
const path = require('node:path');

const THEME = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);
const FOLDERS = [
  path.resolve(__dirname, '../..'),
  path.join(THEME, 'Admonition'),
  path.join(THEME, 'Heading'),
  path.join(THEME, 'MDXComponents'),
];

module.exports = function allStyles() {
  return FOLDERS.flatMap((folder) => {
    this.addContextDependency(folder);
    return readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.module.css'))
      .sort()
      .map((file) => `import ${JSON.stringify(path.join(folder, file))};`);
  }).join('\n');
};
