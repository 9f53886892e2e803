// Loader for styles.js and rare-styles.js beside it: imports the styles of every component. The islands client draws none
// of them, so nothing else brings their styles into the browser.
const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @param {string} file */
const folderOf = (file) => path.dirname(require.resolve(file));
/** Of Docusaurus: its theme, and what themes share, such as pictures with a version for each color mode. */
const THEME = [
  path.join(folderOf('@docusaurus/theme-classic/package.json'), 'lib/theme'),
  path.join(folderOf('@docusaurus/theme-common'), 'components'),
];

/** @param {string} folder @param {(file: string) => boolean} isUsed */
const stylesOf = (folder, isUsed) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && isUsed(file))
    .sort()
    .map((file) => path.join(folder, file));

/**
 * @typedef {object} Settings
 * @property {readonly string[]} folders of the site, by absolute paths
 * @property {readonly string[]} unused sources of regular expressions: files of the theme to leave out
 * @property {readonly string[]} rare sources of regular expressions: files of the site that few pages need
 * @property {string} rareModule the file that imports those
 */

/**
 * @this {{ resourcePath: string; addContextDependency(folder: string): void; getOptions(): Settings }}
 * @returns {string} imports of the styles, those of Docusaurus first
 * @throws when a folder has none, as after a move
 */
module.exports = function allStyles() {
  const { folders, unused, rare, rareModule } = this.getOptions();
  const left = unused.map((source) => new RegExp(source));
  const few = rare.map((source) => new RegExp(source));
  const isRare = (/** @type {string} */ file) => few.some((part) => part.test(file));
  const importsRare = this.resourcePath === rareModule;
  const imports = [...THEME, ...folders]
    .flatMap((folder) => {
      this.addContextDependency(folder);
      const found = stylesOf(
        folder,
        (file) => !THEME.includes(folder) || !left.some((part) => part.test(file)),
      );
      if (found.length === 0)
        throw new Error(`${folder} has no .module.css; see "styles" in the options of the plugin.`);
      return found.filter((file) => isRare(file) === importsRare);
    })
    .map((file) => `import ${JSON.stringify(file)};`);
  // Never called.
  if (!importsRare && few.length > 0) imports.push(`() => import(${JSON.stringify(rareModule)});`);
  return imports.join('\n');
};
