import type { Element, ElementContent } from 'hast';
import {
  attribute,
  hastElement,
  findElement,
  findAll,
  hasClass,
  isElement,
  label,
  text,
  textOf,
} from '@sablier-docs/built/hast';

/** Replaces a component of the site by plain elements that every Markdown converter supports. */
export type Rewrite = (node: Element) => ElementContent[] | undefined;

/** Code with its language and title. */
const code: Rewrite = (node) => {
  const isFrame = hasClass(node, 'theme-code-block');
  if (!isFrame && node.tagName !== 'pre') return undefined;
  const pre = isFrame ? findElement(node, ({ tagName }) => tagName === 'pre') : node;
  if (!pre) throw new Error('A code block has no <pre>.');
  const title = isFrame ? findElement(node, (child) => hasClass(child, 'code-title')) : undefined;
  const value = textOf(pre).replace(/\n$/, '');
  const language =
    /(?:^| )language-(\S+)/.exec(classOf(node))?.[1] ?? (isJson(value) ? 'json' : '');
  return [hastElement('fence', [], { value, language, title: title ? textOf(title) : '' })];
};

const classOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className.join(' ') : '';

function isJson(value: string): boolean {
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
}

/** A formula as its TeX source. */
const formula: Rewrite = (node) => {
  const isDisplay = hasClass(node, 'katex-display');
  if (!isDisplay && node.tagName !== 'math') return undefined;
  const tex = findElement(node, ({ tagName }) => tagName === 'annotation');
  if (!tex) throw new Error('A formula has no TeX annotation.');
  return [hastElement(isDisplay ? 'tex-block' : 'tex', [text(textOf(tex))])];
};

const admonition: Rewrite = (node) => {
  if (!hasClass(node, 'theme-admonition')) return undefined;
  const kind = /theme-admonition-(\w+)/.exec(classOf(node))?.[1] ?? 'note';
  const [heading, content] = node.children.filter(isElement);
  if (!heading || !content) throw new Error('An admonition has no heading or no content.');
  const title = textOf(heading).trim();
  const said = title.toLowerCase() === kind ? capital(kind) : `${capital(kind)}: ${title}`;
  return [hastElement('blockquote', [label([text(said)]), ...content.children])];
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const note: Rewrite = (node) =>
  attribute(node, 'role') === 'note' ? [hastElement('blockquote', node.children)] : undefined;

/** All panels, each below its label. The list of tabs before the panels has the labels. */
const tabs: Rewrite = (node) => {
  if (node.tagName !== 'tab-group') return undefined;
  const labels = findAll(node, (child) => attribute(child, 'role') === 'tab').map(textOf);
  const panels = findAll(node, (child) => attribute(child, 'role') === 'tabpanel');
  if (labels.length !== panels.length) throw new Error('Tabs and panels differ in number.');
  return panels.flatMap((panel, i) => [label([text(labels[i] ?? '')]), ...panel.children]);
};

/** A link to a file that is fetched when opened. */
const wholeFile: Rewrite = (node) => {
  if (node.tagName !== 'whole-file') return undefined;
  const link = findElement(node, ({ tagName }) => tagName === 'a');
  if (!link) throw new Error('A whole file has no link.');
  return [hastElement('p', [text('Whole file: '), link])];
};

/** Collapsed content is content; content that is created on opening is not in the HTML. */
const details: Rewrite = (node) => {
  if (node.tagName !== 'details') return undefined;
  const summary = findElement(node, ({ tagName }) => tagName === 'summary');
  const rest = node.children.filter((child) => child !== summary);
  if (!rest.some((child) => textOf(child).trim())) return [];
  return [...(summary ? [label(summary.children)] : []), ...rest];
};

/** A drawing becomes its description. */
const drawing: Rewrite = (node) => {
  if (attribute(node, 'role') !== 'img') return undefined;
  const described = attribute(node, 'ariaLabel');
  const title = findElement(node, ({ tagName }) => tagName === 'title' || tagName === 'desc');
  const description = described ?? (title && textOf(title));
  if (!description) throw new Error('A drawing has no description.');
  return [hastElement('p', [hastElement('em', [text('Figure:')]), text(` ${description}`)])];
};

/** Terms and their definitions as a list. */
const definitions: Rewrite = (node) => {
  if (node.tagName !== 'dl') return undefined;
  const items: Element[] = [];
  for (const part of findAll(node, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    const item = items.at(-1);
    if (part.tagName === 'dd' && item) item.children.push(text(': '), ...part.children);
    else items.push(hastElement('li', [hastElement('strong', part.children)]));
  }
  return [hastElement('ul', items)];
};

/** A table gets its name as a caption, unless the name is generic. */
const table: Rewrite = (node) => {
  if (node.tagName !== 'table') return undefined;
  const name = attribute(node, 'ariaLabel');
  if (!name || name === 'Table') return undefined;
  const rest = { ...node.properties, ariaLabel: undefined };
  return [
    hastElement('p', [hastElement('em', [text('Table:')]), text(` ${name}`)]),
    hastElement('table', node.children, rest),
  ];
};

/** A value that is shortened on screen, such as an endpoint, is complete in `data-value`. */
const elided: Rewrite = (node) => {
  const value = attribute(node, 'dataValue');
  if (value === undefined || node.tagName !== 'code') return undefined;
  return [hastElement('code', [text(value)])];
};

export const rewrites: readonly Rewrite[] = [
  code,
  formula,
  admonition,
  note,
  tabs,
  wholeFile,
  details,
  drawing,
  definitions,
  table,
  elided,
];
