import { slugOf } from '../pages.ts';
import type { SectionTexts } from '../records/assemble.ts';
import { mergeTexts } from '../records/merge.ts';

/*
 * Headings and texts as lines of one string: no text has a line break inside, and Brotli likes lines better
 * than quoted strings between commas.
 */

const SECTION = '\n\n';
const PART = '\t';

type Heading = Pick<SectionTexts, 'level' | 'heading' | 'anchor'>;

/** The headings of a page, one a line: level, text, and the anchor only where the text does not give it. */
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

const anchorFor = (level: number, heading: string) => (level === 1 ? null : slugOf(heading));

/** The texts of sections, one block a line, with an empty line between sections. */
export const writeTexts = (sections: readonly Pick<SectionTexts, 'contents'>[]): string =>
  sections.map(({ contents }) => contents.join('\n')).join(SECTION);

/** The texts of each section. Where a text ends follows from how long its blocks are. */
export const readTexts = (lines: string): string[][] =>
  lines.split(SECTION).map((section) => (section ? mergeTexts(section.split('\n')) : []));
