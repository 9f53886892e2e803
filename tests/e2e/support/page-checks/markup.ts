import type { CheerioAPI } from 'cheerio';
import { idOf } from './ids';

type Element = Extract<ReturnType<CheerioAPI>[number], { attribs: unknown }>;

/** Attributes that define an element, with their values. */
const KIND = /^(?:role|type|tabindex|scope|colspan|rowspan|dir|lang|data-island)$/;
/** Values of these are text or the name of another element: only that there is one counts. */
const FREE =
  /^(?:aria-(?:label|labelledby|describedby|controls|owns|details|valuetext)|for|title|alt)$/;
/** These count by being there. */
const FLAG = /^(?:hidden|inert|disabled|open|checked|required|multiple|contenteditable)$/;

/**
 * Every kind of markup on a page: an element with its parent, each by the properties that axe's rules about structure
 * read. That is its name, role, state and other ARIA attributes, its classes, whether it leads
 * somewhere, and whether text, elements or nothing is in it. Inside a formula nothing is distinguished but
 * its direct content: it is the same markup of KaTeX on every page, with more or fewer letters.
 */
export function markupOf($: CheerioAPI): Set<string> {
  const found = new Set<string>();
  const walk = (element: Element, above: string) => {
    const own = nameOf(element);
    found.add(idOf(`${above}>${own}`));
    if (own.startsWith('span.katex')) return;
    for (const child of element.children) if ('attribs' in child) walk(child, own);
  };
  for (const body of $('body').toArray()) walk(body, '');
  return found;
}

function nameOf(element: Element): string {
  const { name, attribs } = element;
  const classes = (attribs.class ?? '').split(/\s+/).filter(Boolean).sort();
  const marks = Object.entries(attribs).flatMap(([key, value]) => markOf(key, value));
  return [name, ...classes].join('.') + [...marks.sort(), contentOf(element)].join('');
}

function markOf(key: string, value: string): string[] {
  if (FREE.test(key)) return [`(${key}${value.trim() ? '' : ' empty'})`];
  if (KIND.test(key) || key.startsWith('aria-')) return [`(${key}=${value})`];
  if (FLAG.test(key)) return [`(${key})`];
  if (key === 'href' || key === 'src') return [`(${key} ${addressKind(value)})`];
  return [];
}

const addressKind = (value: string) =>
  value.startsWith('#') ? 'here' : /^[a-z]+:/.test(value) ? 'away' : 'site';

/** The direct content of an element: text, elements, both or nothing. */
function contentOf({ children }: Element): string {
  const text = children.some((child) => child.type === 'text' && child.data.trim()) ? 'text' : '';
  return `{${text}${children.some((child) => 'attribs' in child) ? '+' : ''}}`;
}
