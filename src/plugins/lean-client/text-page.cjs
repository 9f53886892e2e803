// Loader for compiled pages, after MDX. The text of a page is in the HTML that the server wrote, so the
// browser's code has none of it: what is left is what the frame of the page needs, its title, place
// and table of contents.
const { parse } = require('acorn');

const FRAME = ['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

module.exports = function textPage(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const namesOf = (node) =>
    node.source
      ? node.specifiers.map(({ exported }) => exported.name)
      : (node.declaration?.declarations ?? []).map(({ id }) => id.name);
  const kept = body.filter(
    (node) =>
      node.type === 'ExportNamedDeclaration' && namesOf(node).some((name) => FRAME.includes(name)),
  );
  const metadata = kept.find((node) => node.source && namesOf(node).includes('metadata'));
  // A fragment that pages include is part of their text.
  if (!metadata) return source;
  const names = kept.flatMap(namesOf);
  if (names.length !== FRAME.length) {
    throw new Error(
      `${this.resourcePath}: the compiled page exports ${names.join(', ')}; see text-page.cjs.`,
    );
  }
  const lines = kept.map(({ start, end }) => source.slice(start, end));
  // Headings of an included fragment are named where the fragment is imported.
  for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
    for (const { imported, local } of node.specifiers) {
      if (imported?.name !== 'toc') continue;
      lines.unshift(`import { toc as ${local.name} } from ${node.source.raw};`);
    }
  }
  return [
    `import { textPage } from '@site/src/components/Keep/server-text';`,
    `import page from ${metadata.source.raw};`,
    ...lines,
    'export default await textPage(page.permalink);',
  ].join('\n');
};
