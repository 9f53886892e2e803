// Loader for compiled pages, after MDX. The text of a still page (src/markdown/keep.ts) is in the HTML
// that the server wrote, so the browser's code has none of it: what is left is what the frame of the
// page needs, its title, place and table of contents.
const { parse } = require('acorn');

const FRAME = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc', 'still']);

module.exports = function stillPage(source) {
  if (!source.includes('export const still = true')) return source;
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const namesOf = (node) =>
    node.source
      ? node.specifiers.map(({ exported }) => exported.name)
      : (node.declaration?.declarations ?? []).map(({ id }) => id.name);
  const kept = body.filter(
    (node) =>
      node.type === 'ExportNamedDeclaration' && namesOf(node).some((name) => FRAME.has(name)),
  );
  const names = kept.flatMap(namesOf);
  // A fragment that pages include is part of their text.
  const metadata = kept.find((node) => node.source && namesOf(node).includes('metadata'));
  if (!metadata) return source;
  const lines = kept.map(({ start, end }) => source.slice(start, end));
  // Headings of an included fragment are named where the fragment is imported.
  for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
    for (const { imported, local } of node.specifiers) {
      if (imported?.name !== 'toc') continue;
      lines.unshift(`import { toc as ${local.name} } from ${node.source.raw};`);
    }
  }
  if (names.length !== FRAME.size) {
    throw new Error(
      `${this.resourcePath}: the compiled page exports ${names.join(', ')}; see still-page.cjs.`,
    );
  }
  return [
    `import { stillPage } from '@site/src/components/Keep/still-page';`,
    `import page from ${metadata.source.raw};`,
    ...lines,
    'export default await stillPage(page.permalink);',
  ].join('\n');
};
