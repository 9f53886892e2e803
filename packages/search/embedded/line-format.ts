import { pageSlug } from '../page-paths.ts';
import type { SectionTexts } from '../records/assemble.ts';
import { mergeTexts } from '../records/merge.ts';

/*
 * Headings and texts as lines of one string: no text contains a line break, and Brotli compresses lines better
 * than quoted strings with commas.
 */

const SECTION = '\n\n';
const PART = '\t';

type Heading = Pick<SectionTexts, 'level' | 'heading' | 'anchor'>;

/** The headings of a page, one per line: level, text, and the anchor if it doesn't follow from the text. */
export const writeHeadings = (sections: readonly Heading[]): string =>
  sections.map(writeHeading).join('\n');

function writeHeading({ level, heading, anchor }: Heading): string {
  const line = `${level}${heading}`;
  if (anchor === anchorFor(level, heading)) return line;
  if (anchor === null) return line + PART + PART;
  return line + PART + (anchor === heading ? '' : anchor);
}

export const readHeadings = (lines: string): Heading[] => lines.split('\n').map(readHeading);

function readHeading(line: string): Heading {
  const [text = '', anchor, none] = line.split(PART);
  const [level, heading] = [Number(text[0]), text.slice(1)];
  if (none !== undefined) return { level, heading, anchor: null };
  if (anchor === undefined) return { level, heading, anchor: anchorFor(level, heading) };
  return { level, heading, anchor: anchor || heading };
}

const anchorFor = (level: number, heading: string) => (level === 1 ? null : pageSlug(heading));

/** Lists of lines, with an empty line between two lists. */
export const writeLines = (lists: readonly (readonly string[])[]): string =>
  lists.map((lines) => lines.join('\n')).join(SECTION);

export const readLines = (lines: string): string[][] =>
  lines.split(SECTION).map((list) => (list ? list.split('\n') : []));

/** The texts of sections, one block per line, with an empty line between sections. */
export const writeTexts = (sections: readonly Pick<SectionTexts, 'contents'>[]): string =>
  writeLines(sections.map(({ contents }) => contents));

/** The texts of each section. The lengths of the blocks decide where a text ends. */
export const readTextLines = (lines: string): string[][] => readLines(lines).map(mergeTexts);
