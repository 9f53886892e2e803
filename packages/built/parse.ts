import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** The tree of an HTML file, parsed as browsers do. Don't modify it: it is shared. */
export const parseHtml = (html: string): Root => fromParse5(parse(html)) as Root;
