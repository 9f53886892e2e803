// Loader for styles.js beside it: imports the styles of every component, since the lean client draws none of
// them and nothing else brings their styles into the browser. The frame's come with the entry; those of
// sheets/groups.cjs are behind an import that nobody calls, so that the bundler makes a file of each sheet.
const { readdirSync } = require('node:fs');
const path = require('node:path');
const sheets = require('./sheets/groups.cjs');

/** @param {string} file */
const folderOf = (file) => path.dirname(require.resolve(file));
const THEME = path.join(folderOf('@docusaurus/theme-classic/package.json'), 'lib/theme');
/** Pictures with a version for each color mode, such as the logo. */
const COMMON = path.join(folderOf('@docusaurus/theme-common'), 'components');

/**
 * Parts of the framework that no page of this site has, or that src/theme replaces. A page with a class of
 * them fails tests/built/styles.test.ts.
 */
const UNUSED = [
  /^(?:Admonition|AnnouncementBar\/styles|BackToTopButton|ColorModeToggle|DocBreadcrumbs\/styles|Footer|NotFound)/,
  /^(?:Blog|CodeBlock|CodeInline|ContentVisibility|Details|DocCard|DocCategory|DocTag|DocVersion|DocsVersion)/,
  /^(?:Icon\/Socials|LastUpdated|Mermaid|TOCInline|Tab|Tag|Unlisted)/,
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

/** @param {readonly string[]} places */
const isIn = (places) => {
  const starts = places.map((place) => path.join(SITE, place));
  return (/** @type {string} */ file) =>
    starts.some((start) => file === start || file.startsWith(start + path.sep));
};
const isApart = isIn(Object.values(sheets).flat());

/**
 * @this {{ addContextDependency(folder: string): void, resourceQuery: string }}
 * @returns {string} imports of the frame's styles, those of the framework first; of all others for `?apart`
 * @throws when a folder or a sheet has none, as after a move
 */
module.exports = function allStyles() {
  const files = FOLDERS.flatMap((folder) => {
    this.addContextDependency(folder);
    const found = stylesOf(folder);
    if (found.length === 0) throw new Error(`${folder} has no styles; see all-styles.cjs.`);
    return found;
  });
  for (const [name, places] of Object.entries(sheets)) {
    if (!files.some(isIn(places))) throw new Error(`The sheet "${name}" is empty; see groups.cjs.`);
  }
  const importsOf = (/** @type {readonly string[]} */ some) =>
    some.map((file) => `import ${JSON.stringify(file)};`);
  if (this.resourceQuery === '?apart') return importsOf(files.filter(isApart)).join('\n');
  const apart = `export const apart = () => import('./styles.js?apart');`;
  return [...importsOf(files.filter((file) => !isApart(file))), apart].join('\n');
};
