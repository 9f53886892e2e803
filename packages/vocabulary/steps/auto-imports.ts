import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { elementOf, isComponent, elementSource, type Source } from '../elements';
import { declaredNames } from './declared-names';
import { isJsx } from './elements';
import type { Page } from '../page-faults';

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

const isTool = (name: string): boolean => {
  const element = elementOf(name);
  return element !== undefined && isComponent(element) && element.isTool === true;
};

/**
 * Remark step: imports the elements that a page uses, so that writers need no imports and a page carries only
 * the code of its own components. The page's own imports are left alone. Tools become islands; all other
 * components are rendered once, by the server, and src/behavior handles their events. It runs last because
 * other steps write elements too.
 */
export function remarkAutoImports() {
  return (tree: Root, page: Page) => {
    const own = declaredNames(tree, page);
    const used = new Set<string>();
    visit(tree, (node) => {
      if (!isJsx(node) || !node.name || own.has(node.name)) return;
      if (isTool(node.name)) {
        node.attributes.unshift({ type: 'mdxJsxAttribute', name: 'tool', value: node.name });
        node.name = 'Island';
      }
      used.add(node.name);
    });
    for (const name of used) {
      const source = elementSource(name);
      if (source) tree.children.unshift(importNode(name, source) as never);
    }
  };
}
