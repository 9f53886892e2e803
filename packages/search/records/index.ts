import type { Root } from 'hast';
import { contentOf, metaOf } from '@sablier-docs/built/content';
import { findElement } from '@sablier-docs/built/hast';
import { firstSegment, isLegacy } from '../page-paths.ts';
import { WHOLE_PAGE, type PageQuestions } from '../questions/types.ts';
import type { SearchRecord } from '../types.ts';
import { assemble } from './assemble.ts';
import { blocksOf, type Block } from './blocks.ts';
import { mergeTexts, namesInTexts, piecesOf } from './merge.ts';
import { compactQuestions } from './questions.ts';
import { cleanText, rawText } from './text.ts';

export interface RecordOptions {
  /** Path of the page on the site, e.g. `/concepts/streaming`; a trailing slash is dropped. */
  path: string;
  /** First path segment -> name of the section, e.g. `concepts` -> `Concepts`; others are `Documentation`. */
  sections: Readonly<Record<string, string>>;
  /** Overrides Docusaurus' tag in the head of the page. */
  tag?: string;
  /** Importance of the page in percent of its score; by default 0. */
  pageRank?: number;
  /** Leaves out the texts except for the description, for a page whose texts are also on another page. */
  headingsOnly?: boolean;
  /** The questions of the page's sections. */
  questions?: PageQuestions | undefined;
}

/** A heading with the texts below it. */
interface Section {
  level: number;
  anchor: string | null;
  heading: string;
  pieces: string[];
}

/**
 * The records of one built page: one for its title and for each heading, and one for about every 350 characters
 * of text below. Empty for a page with `noindex`.
 * @throws when the page has no content element or no title
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
  const placed = new Set<string>();
  // A heading without an id has the anchor above it, which has its own questions.
  const questionsOf = (key: string) => {
    const own = placed.has(key) ? [] : options.questions?.get(key);
    placed.add(key);
    return compactQuestions(own);
  };
  const texts = sections.map(({ pieces, ...section }) => ({
    ...section,
    contents: options.headingsOnly ? summaryOf(document, section.level) : mergeTexts(pieces),
    questions: questionsOf(section.anchor ?? WHOLE_PAGE),
  }));
  return assemble(texts, {
    path,
    section: known ?? 'Documentation',
    tag: options.tag ?? metaOf(document, 'docsearch:docusaurus_tag') ?? 'default',
    pageRank: options.pageRank ?? 0,
    legacy: isLegacy(path),
  });
}

/** The ids of the sections of a built page, which links lead to. */
export function pageIds(document: Root): Set<string> {
  const root = contentOf(document);
  const blocks = root ? withoutNext(blocksOf(root)) : [];
  return new Set(blocks.flatMap((block) => (block.kind === 'heading' && block.id ? block.id : [])));
}

/** The description of a page whose texts are left out, for its search result. */
function summaryOf(document: Root, level: number): string[] {
  const description = level === 1 ? metaOf(document, 'description') : undefined;
  return description ? [cleanText(description)] : [];
}

/** `<title>` without the site's name, for a page whose content has no `h1`. */
function titleOf(document: Root): string {
  const title = findElement(document, (element) => element.tagName === 'title');
  return title ? cleanText(title.children.map(rawText).join('')).replace(/ \| [^|]*$/, '') : '';
}

/** The blocks without the list of links at the end of a page, which repeats the titles of other pages. */
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
    // A heading without an id cannot be linked to; its hits open the anchor above it.
    const anchor = block.id ?? current.anchor;
    // A page has one title; another h1 is a section.
    current = { level: Math.max(2, block.level), anchor, heading: block.text, pieces: [] };
    sections.push(current);
  });
  return sections;
}
