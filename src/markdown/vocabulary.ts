import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { elements, sourceOf, type Source } from './elements';
import { internal } from './elements/internal';
import { ownNames } from './elements/own-names';
import type { Page } from './fail';

/**
 * The components of this repository that a page uses without an import, each with its module. Tools are
 * islands; all others, and what a page imports itself, are drawn once, by the server, and what the
 * reader can do with them is in src/client/page.
 */
export const vocabulary: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(elements), ...Object.keys(internal)].flatMap((name) => {
    const module = sourceOf(name)?.module;
    return module?.startsWith('@site/') ? [[name, module]] : [];
  }),
);

const identifier = (name: string) => ({ type: 'Identifier', name });

/** `import { name } from 'module'` or `import name from 'module'` as MDX keeps it. */
export function importNode(name: string, { module, isDefault }: Source) {
  const local = identifier(name);
  const specifier = isDefault
    ? { type: 'ImportDefaultSpecifier', local }
    : { type: 'ImportSpecifier', imported: identifier(name), local };
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', comments: [], body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/**
 * Remark step: imports what a page uses of the vocabulary, so that writers import nothing and a
 * page carries the code of its own components only. What a page imports itself is left alone. It runs
 * last: other steps write elements too.
 */
export function remarkVocabulary() {
  return (tree: Root, page: Page) => {
    const own = ownNames(tree, page);
    const used = new Set<string>();
    visit(tree, (node) => {
      const { type, name } = node as { type: string; name?: string | null };
      const isElement = type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
      if (isElement && name && !own.has(name)) used.add(name);
    });
    for (const name of used) {
      const source = sourceOf(name);
      if (source) tree.children.unshift(importNode(name, source) as never);
    }
  };
}
