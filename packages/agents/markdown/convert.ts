import type { Element } from 'hast';
import type { Link, Nodes, Root } from 'mdast';
import { defaultHandlers, type Handle as WriteHandle } from 'mdast-util-to-markdown';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { attribute, textOf } from '@sablier-docs/built/hast';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

/** The text is in an attribute, because white space between elements is not preserved. */
const fence: Handle = (state, node) => {
  const lang = attribute(node, 'language') || null;
  const title = attribute(node, 'title');
  const meta = title ? `title="${title}"` : null;
  // In a fence without a language, the title would be in its place.
  const value = attribute(node, 'value') ?? '';
  const code = { type: 'code' as const, lang: lang ?? (meta && 'text'), meta, value };
  state.patch(node, code);
  return code;
};

/** In a cell of a table only HTML breaks a line. */
const lineBreak: Handle = (state) =>
  state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' };

const handlers: Record<string, Handle> = {
  fence,
  br: lineBreak,
  tex: (_state, node) => ({ type: 'inlineMath', value: textOf(node) }) as unknown as Nodes,
  'tex-block': (_state, node) => ({ type: 'math', value: textOf(node) }) as unknown as Nodes,
};

/**
 * Removes unnecessary escapes, because readers copy names and addresses from here: an underscore between two
 * letters or digits cannot be emphasis, and an ampersand without a semicolon cannot be a character reference.
 * https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
const unescape = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}_])\\_(?=[\p{L}\p{N}])/gu, '_').replace(/\\&(?!#?\w+;)/g, '&');

const plainText: WriteHandle = (node: { value: string }, _parent, state, info) =>
  unescape(state.safe(node.value, info));

const plainLink: WriteHandle = (node: Link, parent, state, info) =>
  unescape(defaultHandlers.link(node, parent, state, info));

const writer = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    resourceLink: true,
    rule: '-',
    handlers: { text: plainText, link: plainLink },
  });

/** Markdown of prepared content, as GFM with TeX formulas. */
export function toMarkdown(content: Element): string {
  const tree = writer.runSync({ type: 'root', children: content.children }) as Root;
  return writer.stringify(tree);
}
