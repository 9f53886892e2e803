/** Path of one part of a page's Markdown, where it is served in several: `/reference/errors/part-2.md`. */
export const partPath = (route: string, part: number): string => `${route}/part-${part}.md`;

/** Ends the header of a part, which repeats title, description and address. */
const RULE = '\n\n---\n\n';

export const asPart = (header: readonly string[], body: string): string =>
  `${header.join('\n\n')}${RULE}${body}\n`;

/** The text of a part without its header. */
export const bodyOfPart = (text: string): string =>
  text.slice(text.indexOf(RULE) + RULE.length).trim();
