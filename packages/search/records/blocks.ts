import type { Element, RootContent } from 'hast';
import { attribute, isElement } from '@sablier-docs/built/hast';
import { isSkipped } from '@sablier-docs/built/skip';
import { cleanText, isInline, rawText } from './text.ts';

/** A heading, a text or a code block of a page. */
export type Block =
  | { kind: 'heading'; level: number; id: string | null; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'code'; lines: string[] };

const HEADING = /^h([1-6])$/;
const LINE_BREAK = /\r?\n/;

/** The headings and texts of an element, in reading order, without chrome. */
export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = [];
  let open = '';

  const flush = () => {
    const text = cleanText(open);
    open = '';
    if (text) blocks.push({ kind: 'text', text });
  };

  const visit = (node: RootContent): void => {
    if (!isElement(node)) {
      open += rawText(node);
      return;
    }
    if (isSkipped(node, 'search')) return;
    if (isInline(node)) {
      // A link or a span may contain blocks, as cards do; then its children are read one by one.
      if (node.children.some((child) => isElement(child) && !isInline(child))) {
        node.children.forEach(visit);
      } else {
        open += rawText(node);
      }
      return;
    }
    flush();
    const level = headingLevel(node);
    if (level) {
      const text = cleanText(rawText(node));
      const id = attribute(node, 'id') ?? null;
      if (text) blocks.push({ kind: 'heading', level, id, text });
      return;
    }
    if (node.tagName === 'pre') {
      const lines = rawText(node).split(LINE_BREAK).map(cleanText).filter(Boolean);
      if (lines.length > 0) blocks.push({ kind: 'code', lines });
      return;
    }
    if (node.tagName === 'tr') {
      // A row is one text, because its cells only make sense together.
      open += rawText(node);
    } else {
      node.children.forEach(visit);
    }
    flush();
  };

  root.children.forEach(visit);
  flush();
  return blocks;
}

/** A defined term with an anchor, as in the glossary, counts as a heading; other terms are text. */
function headingLevel(element: Element): number | undefined {
  const heading = HEADING.exec(element.tagName);
  if (heading) return Number(heading[1]);
  return element.tagName === 'dt' && attribute(element, 'id') ? 3 : undefined;
}
