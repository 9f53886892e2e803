import type { Element, RootContent } from 'hast';
import { isElement } from '@sablier-docs/built/hast';
import { isSkipped } from '@sablier-docs/built/skip';

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark math mfrac mi mn mo mover mroot mrow ms mspace msqrt mstyle msub msubsup msup mtext munder munderover q s samp semantics small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

export const isInline = (element: Element): boolean => INLINE.has(element.tagName);

/**
 * The visible text of a node, not yet cleaned. Of a formula, the MathML is read, without its TeX annotation;
 * the visual half is hidden from assistive technology. Blocks and cells are separated by a space.
 */
export function rawText(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isSkipped(node, 'search')) return '';
  if (node.tagName === 'br') return '\n';
  const inside = node.children.map(rawText);
  if (node.tagName === 'mfrac') return ` ${inside.join(' / ')} `;
  if (node.tagName === 'math') return ` ${inside.join('')} `;
  const text = inside.join('');
  return isInline(node) ? text : ` ${text} `;
}

/**
 * 20 or 32 bytes in hexadecimal, or the id of a subgraph in Base58. They are left out because each takes as much
 * space as a sentence, and a search for an address or a topic has a direct answer from the packages.
 */
const HASH = /\b(?:0x[\da-f]{64}|0x[\da-f]{40}|[1-9A-HJ-NP-Za-km-z]{43,44})\b/gi;

/** One line, single spaces, no zero-width or replacement characters, no hashes. */
export function cleanText(text: string): string {
  return text
    .replace(HASH, '')
    .replace(/[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\ufffd]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
