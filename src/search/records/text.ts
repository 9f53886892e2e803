import { attribute, hasClass, isElement, type Element, type Node } from './dom.ts';

const SKIPPED_TAGS = new Set([
  'annotation',
  'button',
  'datalist',
  'input',
  'nav',
  'noscript',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

// Marks of Docusaurus' own chrome inside the article.
const SKIPPED_CLASSES = [
  'hash-link',
  'pagination-nav',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'table-of-contents',
];

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark math mfrac mi mn mo mover mroot mrow ms mspace msqrt mstyle msub msubsup msup mtext munder munderover q s samp semantics small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** True for what a reader does not read: chrome, controls, hidden and decorative elements. */
export function isSkipped(element: Element): boolean {
  if (SKIPPED_TAGS.has(element.tagName)) return true;
  if (attribute(element, 'aria-hidden') === 'true') return true;
  if (attribute(element, 'data-search') === 'off') return true;
  const role = attribute(element, 'role');
  if (role === 'tablist' || role === 'navigation') return true;
  // The panels of unselected tabs are hidden until they are chosen, yet they are content.
  if (attribute(element, 'hidden') !== undefined && role !== 'tabpanel') return true;
  return SKIPPED_CLASSES.some((name) => hasClass(element, name));
}

export const isInline = (element: Element): boolean => INLINE.has(element.tagName);

/**
 * The visible text below a node, not yet cleaned. Of a formula, whose drawn half is hidden from
 * assistive technology, the MathML half is read without its TeX annotation. Blocks and cells are
 * set apart by a space.
 */
export function rawText(node: Node): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || isSkipped(node)) return '';
  if (node.tagName === 'br') return '\n';
  const inside = node.childNodes.map(rawText);
  if (node.tagName === 'mfrac') return ` ${inside.join(' / ')} `;
  if (node.tagName === 'math') return ` ${inside.join('')} `;
  const text = inside.join('');
  return isInline(node) ? text : ` ${text} `;
}

/** One line, single spaces, no zero-width or replacement characters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\ufffd]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
