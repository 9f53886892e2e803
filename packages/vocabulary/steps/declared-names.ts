import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { at, type Page } from '../page-faults';
import { checkImport } from './framework-imports';

/** The names that a page declares, each with its module; undefined for a name that the page exports. */
export type DeclaredNames = ReadonlyMap<string, string | undefined>;

/**
 * Names that a page imports or exports.
 * @throws with page and line when an import does not work on a page
 */
export function declaredNames(tree: Root, page: Page): DeclaredNames {
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

/** The names as the imported module exports them. */
const importedBy = ({ specifiers }: ImportDeclaration): string[] =>
  specifiers.map((one) =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? one.imported.name
      : one.local.name,
  );
