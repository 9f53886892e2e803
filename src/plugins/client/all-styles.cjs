// Loader for styles.js beside it: imports the styles of every component. The lean client draws none of them,
// so that nothing else brings their styles into the browser.
const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @param {string} file */
const folderOf = (file) => path.dirname(require.resolve(file));
const THEME = path.join(folderOf('@docusaurus/theme-classic/package.json'), 'lib/theme');
const COMMON = path.join(folderOf('@docusaurus/theme-common'), 'components');

/** Parts of the theme that no page of this site has; tests/built/styles.test.ts looks for their classes. */
const UNUSED =
  /^(?:Blog|CodeBlock|CodeInline|ContentVisibility|Details|DocCard|DocCategory|DocTag|DocVersion|DocsVersion|LastUpdated|Mermaid|TOCInline|Tab|Tag|Unlisted)|NavbarItem\/(?:DocsVersion|Locale)|NotFound/;

const FOLDERS = [THEME, COMMON, path.resolve(__dirname, '../..')];

/** @this {{ addContextDependency(folder: string): void }} the bundler's loader context */
module.exports = function allStyles() {
  return FOLDERS.flatMap((folder) => {
    this.addContextDependency(folder);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css') && !(folder === THEME && UNUSED.test(file)))
      .sort()
      .map((file) => `import ${JSON.stringify(path.join(folder, file))};`);
  }).join('\n');
};
