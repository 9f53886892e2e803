import type { CheerioAPI } from 'cheerio';
import { idOf } from './ids';

type Element = Extract<ReturnType<CheerioAPI>[number], { attribs: unknown }>;

/** An attribute selector of a stylesheet, such as `[data-state=copied]`. */
interface AttributeTest {
  name: string;
  text: string;
  matches: (value: string) => boolean;
}

const OPERATORS: Record<string, (value: string, wanted: string) => boolean> = {
  '': () => true,
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => value.startsWith(wanted),
  '$=': (value, wanted) => value.endsWith(wanted),
  '*=': (value, wanted) => value.includes(wanted),
};

/** Attributes that `:disabled`, `:checked` and the like depend on, and those that exempt an element from contrast. */
const STATES = ['disabled', 'checked', 'open', 'hidden', 'aria-disabled', 'aria-hidden'];
/** Tools are drawn again in the browser, each in its own way. */
const TOOL = 'data-island';
/** A variable may be a color; one with a height in its name is the room that is kept for something. */
const COLORED =
  /^\s*(?:[\w-]*color|background[\w-]*|opacity|fill|stroke|font[\w-]*|--(?![\w-]*height)[\w-]+)\s*:/;

/** The attribute selectors of a stylesheet, each once. Classes count whole and are left out. */
export function attributeTests(css: string): AttributeTest[] {
  const found = new Map<string, AttributeTest>();
  const pattern = /\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*)))?[^\]]*\]/g;
  for (const [text, name = '', operator = '', double, single, bare] of css.matchAll(pattern)) {
    const test = OPERATORS[operator];
    const wanted = double ?? single ?? bare ?? '';
    if (test && name !== 'class')
      found.set(text, { name, text, matches: (value) => test(value, wanted) });
  }
  return [...found.values()];
}

/**
 * Every style on a page: an element with all its ancestors up to the body, each by its name, its
 * classes, the attributes that a stylesheet asks for, the colors in its `style` attribute, and even or
 * odd for the row of a table. Two elements with the same name here look the same to contrast, wherever
 * they stand. The content of a formula is left out: KaTeX gives it sizes and no color.
 */
export function stylesOf($: CheerioAPI, tests: readonly AttributeTest[]): Set<string> {
  const byName = new Map<string, AttributeTest[]>();
  for (const test of tests) byName.set(test.name, [...(byName.get(test.name) ?? []), test]);
  const found = new Set<string>();
  const walk = (element: Element, above: string, parent: string) => {
    const own = nameOf(element, byName);
    const name = own === parent ? above : idOf(`${above}>${own}`);
    found.add(name);
    if (own.startsWith('span.katex')) return;
    for (const child of element.children) if ('attribs' in child) walk(child, name, own);
  };
  for (const body of $('body').toArray()) walk(body, '', '');
  return found;
}

function nameOf(element: Element, tests: ReadonlyMap<string, readonly AttributeTest[]>): string {
  const { name, attribs } = element;
  const classes = (attribs.class ?? '').split(/\s+/).filter(Boolean).sort();
  const asked = Object.entries(attribs).flatMap(([attribute, value]) =>
    (tests.get(attribute) ?? []).filter((test) => test.matches(value)).map(({ text }) => text),
  );
  const states = STATES.filter((state) => state in attribs).map((state) => `${state}!`);
  const tool = attribs[TOOL] === undefined ? [] : [`${TOOL}:${attribs[TOOL]}`];
  const colors = (attribs.style ?? '').split(';').filter((part) => COLORED.test(part));
  const parity = name === 'tr' && positionOf(element) % 2 === 0 ? ['even'] : [];
  const marks = [...asked.sort(), ...states, ...tool, ...colors, ...parity];
  return [name, ...classes].join('.') + marks.map((mark) => `(${mark})`).join('');
}

/** 1 for the first element of its parent. */
function positionOf(element: Element): number {
  let position = 1;
  for (let { prev } = element; prev; { prev } = prev) if ('attribs' in prev) position += 1;
  return position;
}
