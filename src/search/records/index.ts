import type { Root } from 'hast';
import { contentOf, metaOf } from '../../built/content.ts';
import { find } from '../../built/hast.ts';
import { firstSegment, isLegacy } from '../pages.ts';
import type { SearchRecord } from '../types.ts';
import { assemble } from './assemble.ts';
import { blocksOf, type Block } from './blocks.ts';
import { mergeTexts, namesInTexts, piecesOf } from './merge.ts';
import { cleanText, rawText } from './text.ts';

export interface RecordOptions {
  /** Path of the page on the site, e.g. `/concepts/streaming`; a trailing slash is dropped. */
  path: string;
  /** First path segment -> name of the section, e.g. `concepts` -> `Concepts`. */
  sections: Readonly<Record<string, string>>;
  /** Section of a page whose segment is in no section; `Documentation` unless given. */
  fallbackSection?: string;
  /** Overrides the tag that Docusaurus writes into the page's head. */
  tag?: string;
  /** Importance of the page in percent of its score, 0 unless given. */
  pageRank?: number;
  /** Leaves the texts out but for the description, for a page whose texts stand on another page too. */
  headingsOnly?: boolean;
}

/** A heading with the texts that stand under it. */
interface Section {
  level: number;
  anchor: string | null;
  heading: string;
  pieces: string[];
}

/**
 * The records of one built page: one for its title and for each heading, and one for every 350
 * characters or so of text below. Empty for a page that asks not to be indexed. Throws when the
 * page has no content element or no title.
 */
export function pageRecords(document: Root, options: RecordOptions): SearchRecord[] {
  if (/\bnoindex\b/.test(metaOf(document, 'robots') ?? '')) return [];

  const path = options.path.replace(/(.)\/+$/, '$1');
  const root = contentOf(document);
  if (!root) throw new Error(`Search records: ${path} has no content element`);
  const sections = sectionsOf(withoutNext(blocksOf(root)), titleOf(document));
  if (!sections[0]?.heading) throw new Error(`Search records: ${path} has no title`);

  const segment = firstSegment(path);
  const known = Object.hasOwn(options.sections, segment) ? options.sections[segment] : undefined;
  const texts = sections.map(({ pieces, ...section }) => ({
    ...section,
    contents: options.headingsOnly ? summaryOf(document, section.level) : mergeTexts(pieces),
  }));
  return assemble(texts, {
    path,
    section: known ?? options.fallbackSection ?? 'Documentation',
    tag: options.tag ?? metaOf(document, 'docsearch:docusaurus_tag') ?? 'default',
    pageRank: options.pageRank ?? 0,
    legacy: isLegacy(path),
  });
}

/** Of a page whose texts are left out, its description: a result shows it. */
function summaryOf(document: Root, level: number): string[] {
  const description = level === 1 ? metaOf(document, 'description') : undefined;
  return description ? [cleanText(description)] : [];
}

/** `<title>` without the site's name, for a page whose content has no `h1`. */
function titleOf(document: Root): string {
  const title = find(document, (element) => element.tagName === 'title');
  return title ? cleanText(title.children.map(rawText).join('')).replace(/ \| [^|]*$/, '') : '';
}

/** The blocks without the list of links at the end of a page: it repeats the words of other pages. */
function withoutNext(blocks: readonly Block[]): readonly Block[] {
  const from = blocks.findIndex(
    (block) => block.kind === 'heading' && block.level === 2 && block.id === 'next',
  );
  if (from < 0) return blocks;
  const after = blocks.findIndex((block, at) => at > from && block.kind === 'heading');
  return after < 0 ? blocks.slice(0, from) : [...blocks.slice(0, from), ...blocks.slice(after)];
}

function sectionsOf(blocks: readonly Block[], fallbackTitle: string): Section[] {
  const titleAt = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const title = blocks[titleAt];
  const page: Section = {
    level: 1,
    anchor: null,
    heading: title?.kind === 'heading' ? title.text : fallbackTitle,
    pieces: [],
  };
  const sections = [page];
  const said = namesInTexts(blocks);
  let current = page;
  blocks.forEach((block, index) => {
    if (index === titleAt) return;
    if (block.kind !== 'heading') {
      current.pieces.push(...piecesOf(block, said));
      return;
    }
    // A heading without id cannot be linked to: its hits open at the anchor above it.
    const anchor = block.id ?? current.anchor;
    // There is one title per page; another h1 is a section of it.
    current = { level: Math.max(2, block.level), anchor, heading: block.text, pieces: [] };
    sections.push(current);
  });
  return sections;
}
