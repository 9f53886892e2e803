/** Paths of pages about releases that are no longer current. */
const LEGACY = [
  /^\/(?:guides|reference|api)\/legacy(?:\/|$)/,
  /\/previous-(?:deployments|endpoints)(?:\/|$)/,
  /^\/apps\/v1(?:\/|$)/,
];

const OLDER_ERRORS = '/reference/older-errors';

const SNIPPET = /^\/snippets(?:\/|$)/;
/** Pages that only summarize other pages: the glossary, and lists of errors without remedies. */
const REPEATS = /^\/concepts\/glossary$|\/libraries\/library\.Errors$/;
const INTERFACE = /^(.*)\/interfaces\/(?:interface\.)?I([A-Z]\w*)\/?$/;
const CONTRACT = /^(.*)\/(?:contracts|abstracts|libraries)\/(?:\w+\.)?([A-Z]\w*)\/?$/;

export function isLegacy(path: string): boolean {
  return LEGACY.some((pattern) => pattern.test(path));
}

/** Also true for the list of errors that only older releases have, which ranks like a current page. */
export const isAboutOlderRelease = (path: string): boolean =>
  isLegacy(path) || path === OLDER_ERRORS;

/** Whether the page is one that other pages include. */
export const isSnippet = (path: string): boolean => SNIPPET.test(path);

/**
 * The share of its score that a page keeps. A legacy page with the query in its title thus ranks like a current
 * page that only mentions it; a snippet ranks below the pages that include it.
 */
export function scoreFactor(path: string, legacy: boolean): number {
  if (legacy) return 0.2;
  if (isSnippet(path)) return 0.3;
  return INTERFACE.test(path) || REPEATS.test(path) ? 0.85 : 1;
}

/** For an interface page: the key of its contract page, and the interface's name in lower case. */
export function interfaceOf(path: string): { contract: string; name: string } | undefined {
  const match = INTERFACE.exec(path);
  if (!match?.[2]) return undefined;
  return { contract: `${match[1] ?? ''}#${match[2]}`, name: `i${match[2].toLowerCase()}` };
}

/** For a contract page: the key that {@link interfaceOf} returns for its interface. */
export function contractOf(path: string): string | undefined {
  const match = CONTRACT.exec(path);
  return match?.[2] ? `${match[1] ?? ''}#${match[2]}` : undefined;
}

/** First segment of a path: `/concepts/streaming` -> `concepts`; empty for the home page. */
export function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

const NOT_IN_SLUG = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;
/** The same for ASCII headings, without Unicode classes, which take several times as long. */
const NOT_IN_ASCII_SLUG = /[^\w\- ]/g;
const ASCII = /^[\0-\x7f]*$/;

/** The anchor that Docusaurus gives a heading without an explicit id, before it numbers duplicates. */
export function pageSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(ASCII.test(heading) ? NOT_IN_ASCII_SLUG : NOT_IN_SLUG, '')
    .replace(/ /g, '-');
}
