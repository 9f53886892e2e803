import type { Element } from 'hast';
import { attribute, hasClass } from './hast';

const TAGS = new Set(
  'button datalist input label nav noscript option output script select style template textarea wbr'.split(
    ' ',
  ),
);
const ROLES = new Set(['status', 'tablist', 'tooltip']);
const CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-version-badge'];

/**
 * True for what is no content: controls, chrome, decoration, and what a component leaves out itself
 * by `data-twin="off"`.
 */
export function isSkipped(node: Element): boolean {
  if (TAGS.has(node.tagName) || ROLES.has(attribute(node, 'role') ?? '')) return true;
  if (attribute(node, 'ariaHidden') === 'true' || attribute(node, 'dataTwin') === 'off')
    return true;
  if (node.tagName === 'svg') return attribute(node, 'role') !== 'img';
  return CLASSES.some((name) => hasClass(node, name));
}
