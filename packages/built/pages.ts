import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { htmlFilesOf } from './files.ts';
import { parseHtml } from './parse.ts';
import { addressOf, htmlPath, builtPagePaths } from './paths.ts';

/** An HTML file of a built site. */
export interface BuiltPage {
  /** Path in the build, for example `/concepts/nft.html`. */
  file: string;
  /** Address on the site, for example `/concepts/nft`. */
  route: string;
  /** False for redirect pages and the error page. */
  isPage: boolean;
  html: string;
  /** The tree of the page, parsed when it is first asked for. */
  tree: () => Root;
}

/**
 * Reads every HTML file of a build once, and parses it at most once: the pages first, in the order of `routes`, then
 * the others. One tree is in memory at a time: all of them take 300 MB.
 * @param routes the framework's list; without it no file counts as a page
 * @throws when a page has no file
 */
export function* builtPages(build: string, routes: readonly string[] = []): Generator<BuiltPage> {
  const files = htmlFilesOf(build);
  const pages = builtPagePaths(routes);
  const known = new Set(pages.map(htmlPath));
  for (const route of pages) yield read(build, htmlPath(route), route, true);
  for (const file of files) {
    if (!known.has(file)) yield read(build, file, addressOf(file), false);
  }
}

function read(build: string, file: string, route: string, isPage: boolean): BuiltPage {
  const html = readFileSync(path.join(build, file), 'utf8');
  let parsed: Root | undefined;
  return { file, route, isPage, html, tree: () => (parsed ??= parseHtml(html)) };
}
