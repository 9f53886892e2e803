// Loader for styles.js beside it: imports the styles of every component. The lean client draws none of them,
// so that nothing else brings their styles into the browser.
const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @param {string} file */
const folderOf = (file) => path.dirname(require.resolve(file));
const THEME = path.join(folderOf('@docusaurus/theme-classic/package.json'), 'lib/theme');
const COMMON = path.join(folderOf('@docusaurus/theme-common'), 'components');

/**
 * Parts of the framework that no page of this site has, or that src/theme replaces. A page with a class of
 * them fails tests/built/styles.test.ts.
 */
const UNUSED = [
  /^(?:Admonition|AnnouncementBar\/styles|BackToTopButton|ColorModeToggle|DocBreadcrumbs\/styles|Footer|NotFound)/,
  /^(?:Blog|CodeBlock|CodeInline|ContentVisibility|Details|DocCard|DocCategory|DocTag|DocVersion|DocsVersion)/,
  /^(?:Icon\/Socials|LastUpdated|Mermaid|TOCInline|Tab|Tag|ThemedImage|Unlisted)/,
  /^(?:DocRoot\/Layout\/Sidebar\/ExpandButton|DocSidebar\/Desktop\/CollapseButton)/,
  /^Navbar\/(?:ColorModeToggle|Content|Layout|Search)|NavbarItem\/(?:DocsVersion|Dropdown|Locale)/,
];

const SITE = path.resolve(__dirname, '../..');
/** @param {string} file of the framework, from its folder */
const isUsed = (file) => !UNUSED.some((part) => part.test(file));
const FOLDERS = [THEME, COMMON, SITE];

/** @param {string} folder */
const stylesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && (folder === SITE || isUsed(file)))
    .sort()
    .map((file) => path.join(folder, file));

/**
 * @this {{ addContextDependency(folder: string): void }}
 * @returns {string} imports of all styles, those of the framework first
 * @throws when a folder has none, as after a move in the framework
 */
module.exports = function allStyles() {
  return FOLDERS.flatMap((folder) => {
    this.addContextDependency(folder);
    const files = stylesOf(folder);
    if (files.length === 0) throw new Error(`${folder} has no styles; see all-styles.cjs.`);
    return files.map((file) => `import ${JSON.stringify(file)};`);
  }).join('\n');
};
