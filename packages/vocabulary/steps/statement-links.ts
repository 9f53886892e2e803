import type { Element, Nodes, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { idIn, isSource } from '@sablier-docs/proofs/sentences/id-comment';
import { pagePath } from '@sablier-docs/proofs/sentences/page-files';
import { readStatements, type Statement } from '@sablier-docs/proofs/sentences/read-tests';
import { titleOf } from '@sablier-docs/proofs/sentences/reach';
import { pathOf, type Page } from '../page-faults';

interface Options {
  /** URL of the repository with the tests. */
  repository: string;
  /** By default, the tests of the site. */
  statements?: readonly Statement[];
}

/**
 * Rehype step before rehype-katex: the id after a tested sentence, `{/* tested: cancel-refund *\/}`, becomes a
 * small link to its test. An id without a test is removed, so that a page can be edited and viewed before its
 * tests exist; `npm run statements` reports it. So is the source of a sentence, `{/* source: … *\/}`.
 */
export function rehypeStatementLinks({ repository, statements = readStatements() }: Options) {
  const byId = new Map(statements.map((one) => [`${one.page}#${one.id}`, one]));
  return (tree: Root, page: Page) => {
    const place = pagePath(pathOf(page));
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      if (!isExpression(node) || !parent || index === undefined) return undefined;
      const id = idIn(node.value);
      if (id === undefined && !isSource(node.value)) return undefined;
      const statement = byId.get(`${place}#${id}`);
      // The mark follows the last letter directly: the space before a comment is only in the source.
      const before = parent.children[index - 1];
      if (before?.type === 'text') before.value = before.value.trimEnd();
      parent.children.splice(index, 1, ...(statement ? [markOf(statement, repository)] : []));
      return [SKIP, statement ? index + 1 : index];
    });
  };
}

/** Whether a node is an MDX expression in braces. */
const isExpression = (node: { type: string }): node is { type: string; value: string } =>
  node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';

/** Its only name is the title, so that nobody hears it twice; `.tested` draws it. */
function markOf(statement: Statement, repository: string): Element {
  const title = titleOf(statement);
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['tested'],
      href: `${repository}/blob/main/${statement.file}#L${statement.line}`,
      title,
      // A panel opens on the page (src/behavior/proofs.ts), except for a source.
      ...(!title.startsWith('Has') && { target: '_self' }),
      dataMarkdown: 'off',
      dataSearch: 'off',
    },
    children: [],
  };
}
