const COMMENT = /^\s*\/\*\s*tested\b\s*:?\s*(.*?)\s*\*\/\s*$/s;

/**
 * The id in the comment after a tested sentence, from the expression between the braces; undefined for any
 * other expression. The id may be invalid.
 */
export const idIn = (expression: string): string | undefined => COMMENT.exec(expression)?.[1];

/** Whether an expression is the comment that names the source of a sentence: it shows nothing. */
export const isSource = (expression: string): boolean =>
  /^\s*\/\*\s*source:.*\*\/\s*$/s.test(expression);

/** Ids are lower-case words joined by hyphens. */
export const isId = (id: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
