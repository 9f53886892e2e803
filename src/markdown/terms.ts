import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findTerm } from '../glossary';

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/**
 * Remark step: gives each `<Term id="…">` its word and definition, so that a page carries the
 * entries it links to and not the whole glossary. Throws for an id that the glossary lacks.
 */
export function remarkTerms() {
  return (tree: Root) => {
    visit(tree, (node) => {
      const element = node as { type: string; name?: string; attributes?: Attribute[] };
      if (!element.type.startsWith('mdxJsx') || element.name !== 'Term') return;
      const id = element.attributes?.find(({ name }) => name === 'id')?.value;
      if (typeof id !== 'string') throw new Error('<Term> needs an id, for example id="cliff".');
      const { term, definition } = findTerm(id);
      element.attributes?.push(
        { type: 'mdxJsxAttribute', name: 'term', value: term },
        { type: 'mdxJsxAttribute', name: 'definition', value: definition },
      );
    });
  };
}
