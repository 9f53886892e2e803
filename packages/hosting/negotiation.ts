/**
 * An `Accept` that names Markdown without a lower weight, as agents send it and browsers never do. It matches
 * the whole value without lookaround, so that the regular expressions of every host can include it.
 */
export const MARKDOWN = '(?:.*[, ])?text/markdown *(?:,.*|; *q=1.*)?';

const markdown = new RegExp(`^${MARKDOWN}$`, 'i');

/** Whether a request asks for the Markdown of a page. */
export const wantsMarkdown = (accept: string | undefined): boolean => markdown.test(accept ?? '');
