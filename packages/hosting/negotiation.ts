/**
 * An `Accept` that names Markdown without a lower weight, as agents send it and browsers never do. Parameters may
 * stand between the type and its weight: their names begin with another letter than `q`. It matches the whole value without lookaround, so that the regular expressions of every host can include it.
 */
export const MARKDOWN = '(?:.*[, ])?text/markdown *(?:; *[a-pr-z][^,;]*)*(?:,.*|; *q=1.*)?';

const markdown = new RegExp(`^${MARKDOWN}$`, 'i');

/** Whether a request asks for the Markdown of a page. */
export const wantsMarkdown = (accept: string | undefined): boolean => markdown.test(accept ?? '');
