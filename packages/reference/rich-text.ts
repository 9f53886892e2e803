/** A name with the address that documents it, if any. */
export interface Link {
  label: string;
  href?: string;
}

/** A piece of running text. */
export type Inline =
  | { kind: 'text' | 'code' | 'math'; value: string }
  | { kind: 'link'; value: Link; code: boolean };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'math' | 'figure'; value: string }
  | List;

export interface List {
  kind: 'list';
  ordered: boolean;
  items: Item[];
  /** `Notes`, `Requirements`: the word that introduces the list. */
  label?: string;
}

export interface Item {
  content: Inline[];
  list?: List;
}

/** Resolves a name in braces (`IERC20.transfer`); throws when it is unknown. */
type ResolveName = (name: string) => Link;

const marker = /^\s*(-|\d+\.)\s+(.*)$/;
const label = /^([A-Z]\w+):$/;

/**
 * Reads the Markdown that descriptions are written in: paragraphs, lists, `code`, `{names}` and formulas.
 * Anything else is plain text.
 */
export function readRichText(text: string, resolve: ResolveName): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  let open: { lines: string[]; item?: { item: Item; lines: string[] } } | undefined;
  let list: List | undefined;

  const close = () => {
    if (open?.item) settle(open.item);
    else if (open) pushParagraph(open.lines);
    open = undefined;
  };
  const settle = ({ item, lines: parts }: { item: Item; lines: string[] }) => {
    item.content = readInline(parts.join(' '), resolve);
  };
  const pushParagraph = (parts: string[]) => {
    blocks.push({ kind: 'paragraph', content: readInline(parts.join(' '), resolve) });
  };

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, mark, rest = ''] = marker.exec(line) ?? [];
    if (line.trim() === '$$') {
      close();
      const end = lines.findIndex((other, index) => index > at && other.trim() === '$$');
      if (end < 0) throw new Error(`A formula is not closed: ${text}`);
      blocks.push(readFormula(lines.slice(at + 1, end)));
      at = end;
    } else if (line.trim() === '') {
      close();
      if (!isListAhead(lines, at)) list = undefined;
    } else if (mark) {
      const wasParagraph = open && !open.item ? open.lines : undefined;
      if (wasParagraph) list = undefined;
      close();
      const ordered = mark !== '-';
      const item: Item = { content: [] };
      if (list && !list.ordered && ordered && !wasParagraph) nest(list, item);
      else if (list && list.ordered === ordered) list.items.push(item);
      else {
        list = { kind: 'list', ordered, items: [item], ...takeLabel(blocks) };
        blocks.push(list);
      }
      open = { lines: [], item: { item, lines: [rest.trim()] } };
    } else if (open) {
      (open.item ?? open).lines.push(line.trim());
    } else {
      list = undefined;
      open = { lines: [line.trim()] };
    }
  }
  close();
  return blocks;
}

/** Whether the next line with text is a list item: blank lines do not end a list. */
const isListAhead = (lines: string[], at: number) =>
  marker.test(lines.slice(at).find((line) => line.trim() !== '') ?? '');

function nest(list: List, item: Item): void {
  const last = list.items.at(-1);
  if (!last) return;
  last.list ??= { kind: 'list', ordered: true, items: [] };
  last.list.items.push(item);
}

/** A paragraph `Notes:` before a list becomes the list's label. */
function takeLabel(blocks: Block[]): { label?: string } {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || last.content.length !== 1) return {};
  const [only] = last.content;
  const found = only?.kind === 'text' ? label.exec(only.value)?.[1] : undefined;
  if (!found) return {};
  blocks.pop();
  return { label: found };
}

/** Formulas drawn with characters (`⎧`) stay as they are; the others are TeX. */
function readFormula(lines: string[]): Block {
  const kept = lines.filter((line) => line.trim() !== '');
  const drawn = kept.some((line) => /[^\x00-\x7f]/.test(line));
  if (!drawn) return { kind: 'math', value: kept.join('\n').trim() };
  const indent = Math.min(...kept.map((line) => line.search(/\S/)));
  return { kind: 'figure', value: kept.map((line) => line.slice(indent).trimEnd()).join('\n') };
}

const inline = /`([^`]+)`|\{([A-Za-z_][\w.-]*)\}|\$([^$]+)\$|(https:\/\/[^\s)]+[^\s).,])/g;

/** Parses inline text. @throws when a name in braces is unknown */
export function readInline(text: string, resolve: ResolveName): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > from) found.push({ kind: 'text', value: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, code, name, formula, url] = match;
    if (code) found.push({ kind: 'code', value: code });
    else if (name) found.push({ kind: 'link', value: resolve(name), code: true });
    // Words inside a formula would be set as products of single letters.
    else if (formula) {
      found.push({ kind: /[a-z]{2,} [a-z]/.test(formula) ? 'code' : 'math', value: formula });
    } else if (url) found.push({ kind: 'link', value: { label: url, href: url }, code: false });
  }
  if (from < text.length) found.push({ kind: 'text', value: text.slice(from) });
  return found;
}

/** The text of blocks without any markup. */
export function plainRichText(blocks: Block[]): string {
  const ofInline = (parts: Inline[]) =>
    parts.map((part) => (part.kind === 'link' ? part.value.label : part.value)).join('');
  const ofItem = ({ content, list }: Item): string =>
    [ofInline(content), ...(list?.items.map(ofItem) ?? [])].join(' ');
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return ofInline(block.content);
      return block.kind === 'list' ? block.items.map(ofItem).join(' ') : block.value;
    })
    .join(' ');
}
