import type { Element, Root } from 'hast';
import { contentOf } from '@sablier-docs/built/content';
import { isElement, textOf } from '@sablier-docs/built/hast';
import type { Links } from './links';
import { prepare } from './prepare';

export interface Question {
  question: string;
  /** Plain text, one line per block. */
  answer: string;
}

/**
 * The questions of a page and their answers: its third-level headings and the text below each, up to the next
 * heading.
 * @throws when the page has no question, or a question has no answer
 */
export function questionsOf(page: Root, links: Links): Question[] {
  const root = contentOf(page);
  const questions: (Question & { lines: string[] })[] = [];
  let isOpen = false;
  for (const block of root ? prepare(root, { ...links, anchors: false }).children : []) {
    if (!isElement(block)) continue;
    if (/^h[1-6]$|^header$/.test(block.tagName)) {
      isOpen = block.tagName === 'h3';
      if (isOpen) questions.push({ question: line(block), answer: '', lines: [] });
    } else if (isOpen) {
      questions.at(-1)?.lines.push(...lines(block));
    }
  }
  if (questions.length === 0)
    throw new Error(`${links.route} has no question: questions are headings of level 3.`);
  return questions.map(({ question, lines: said }) => {
    if (said.length === 0) throw new Error(`${links.route}: "${question}" has no answer.`);
    return { question, answer: said.join('\n') };
  });
}

/** https://schema.org/FAQPage */
export const faqPage = (questions: readonly Question[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const PARTS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'div', 'blockquote', 'section']);

/** A block as lines of text: one per paragraph, item and row. */
function lines(block: Element): string[] {
  if (block.tagName === 'fence') return [String(block.properties.value)];
  if (PARTS.has(block.tagName)) return block.children.filter(isElement).flatMap(lines);
  if (block.tagName === 'tr') {
    return [block.children.filter(isElement).map(line).filter(Boolean).join(': ')];
  }
  const text = line(block);
  return text ? [block.tagName === 'li' ? `- ${text}` : text] : [];
}

const line = (node: Element) => textOf(node).replace(/\s+/g, ' ').trim();
