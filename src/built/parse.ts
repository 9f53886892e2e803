import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** The tree of an HTML file, read as browsers read it. Nobody changes it: others read it too. */
export const parseHtml = (html: string): Root => fromParse5(parse(html)) as Root;
