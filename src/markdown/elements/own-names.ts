import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { at, type Page } from '../fail';
import { checkImport } from './stock-imports';

/** What a page declares itself: the module of each name, none for what it exports. */
export type OwnNames = ReadonlyMap<string, string | undefined>;

/**
 * Names that a page imports or exports.
 * @throws when it imports what does not work on a page, with page and line
 */
export function ownNames(tree: Root, page: Page): OwnNames {
  const names = new Map<string, string | undefined>();
  visit(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    for (const statement of programOf(node)?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const module = String(statement.source.value);
        const line = statement.loc?.start.line ?? node.position?.start.line ?? 0;
        at(page, { position: { start: { line } } }, () => {
          checkImport(module, importedBy(statement));
        });
        for (const { local } of statement.specifiers) names.set(local.name, module);
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const { declaration } = statement;
        const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [];
        for (const { id } of declared) if (id.type === 'Identifier') names.set(id.name, undefined);
        if ('id' in declaration && declaration.id) names.set(declaration.id.name, undefined);
      }
    }
  });
  return names;
}

const programOf = (node: { data?: object }): Program | undefined =>
  (node.data as { estree?: Program } | undefined)?.estree;

/** The names in the module that is imported. */
const importedBy = ({ specifiers }: ImportDeclaration): string[] =>
  specifiers.map((one) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? one.imported.name
      : one.local.name,
  );
