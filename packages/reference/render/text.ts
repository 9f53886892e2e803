import type { Link } from '../model';
import type { Block, Inline, Item, List } from '../rich-text';

/** Plain text as MDX that renders to exactly that text. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]|$~#]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&')
    .replace(/</g, '&lt;')
    .replace(/\{/g, '&#123;')
    .replace(/\}/g, '&#125;');
}

/** A code span; the text is an identifier, a type or a short expression. */
export function codeText(text: string): string {
  if (text.includes('`')) throw new Error(`A code span cannot hold a backtick: ${text}`);
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

/** An identifier as code, linked if it has an address. */
export const codeLink = ({ label, href }: Link) =>
  href ? `[${codeText(label)}](${href})` : codeText(label);

export const codeLinks = (links: readonly Link[]) => links.map(codeLink).join(', ');

export function inlineMarkdown(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (part.kind === 'link') {
        const { label, href } = part.value;
        return part.code ? codeLink(part.value) : `[${escapeText(label)}](${href})`;
      }
      if (part.kind === 'code') return codeText(part.value);
      return part.kind === 'math' ? `$${part.value}$` : escapeText(part.value);
    })
    .join('');
}

export function blocks(content: readonly Block[]): string[] {
  return content.flatMap((block) => {
    if (block.kind === 'paragraph') return [inlineMarkdown(block.content)];
    if (block.kind === 'list') {
      return [...(block.label ? [`**${block.label}**`] : []), list(block)];
    }
    return [block.kind === 'math' ? `$$\n${block.value}\n$$` : figure(block.value)];
  });
}

const figure = (drawing: string) => `\`\`\`text\n${drawing}\n\`\`\``;

function list({ ordered, items }: List, indent = ''): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${index + 1}.` : '-';
      return `${indent}${mark} ${listItem(item, `${indent}${' '.repeat(mark.length + 1)}`)}`;
    })
    .join('\n');
}

const listItem = ({ content, list: inner }: Item, indent: string) =>
  inner ? `${inlineMarkdown(content)}\n${list(inner, indent)}` : inlineMarkdown(content);

/** Blocks in one line, for a table cell. */
export function cell(content: readonly Block[]): string {
  return content
    .map((block) => {
      if (block.kind === 'paragraph') return inlineMarkdown(block.content);
      if (block.kind !== 'list') return codeText(block.value.replace(/\s+/g, ' '));
      return block.items.map(({ content: item }) => inlineMarkdown(item)).join(' ');
    })
    .join(' ');
}

/** A Markdown table; columns that are empty in every row are left out. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, column) => rows.some((row) => row[column]));
  const line = (cells: readonly string[]) =>
    `| ${cells.filter((_, column) => kept[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
