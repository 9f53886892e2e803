import type { Element } from 'hast';
import { attribute, hasClass } from './hast.ts';

/** The consumer of a page: the search index, or its Markdown page. */
export type Reader = 'search' | 'markdown';

interface Rules {
  tags: ReadonlySet<string>;
  roles: ReadonlySet<string>;
  classes: readonly string[];
}

const rules = (tags: string, roles: string, classes: string): Rules => ({
  tags: new Set(tags.split(' ')),
  roles: new Set(roles.split(' ')),
  classes: classes.split(' '),
});

/** Controls, decoration, and marks of the framework's own chrome in the text. */
const EVERYONE = rules(
  'button datalist input nav noscript option script select style template textarea',
  'tablist',
  'hash-link theme-doc-toc-mobile theme-doc-version-badge',
);

const ALSO: Readonly<Record<Reader, Rules>> = {
  // Readers may remember a page by a label, the result of a tool or a hint, but not by the TeX of a formula.
  search: rules(
    'annotation svg',
    'navigation',
    'pagination-nav theme-doc-breadcrumbs theme-doc-footer table-of-contents',
  ),
  markdown: rules('label output wbr', 'status tooltip', ''),
};

/** The attribute by which a component leaves an element out: `data-search="off"`, `data-markdown="off"`. */
const SWITCH: Readonly<Record<Reader, string>> = { search: 'dataSearch', markdown: 'dataMarkdown' };

/** Whether an element and everything in it isn't content for this consumer. */
export function isSkipped(node: Element, reader: Reader): boolean {
  if (attribute(node, 'ariaHidden') === 'true') return true;
  if (attribute(node, SWITCH[reader]) === 'off') return true;
  if ([EVERYONE, ALSO[reader]].some((list) => isOn(list, node))) return true;
  return reader === 'search' ? isFolded(node) : isDecoration(node);
}

function isOn({ tags, roles, classes }: Rules, node: Element): boolean {
  return (
    tags.has(node.tagName) ||
    roles.has(attribute(node, 'role') ?? '-') ||
    classes.some((name) => hasClass(node, name))
  );
}

/** The panels of unselected tabs are hidden until they are chosen, yet they are content. */
const isFolded = (node: Element) =>
  Boolean(node.properties.hidden) && attribute(node, 'role') !== 'tabpanel';

/** A drawing without a description; one with a description is replaced by it. */
const isDecoration = (node: Element) => node.tagName === 'svg' && attribute(node, 'role') !== 'img';
