import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Site } from './links';
import { readPageSources } from './pages';

const BUILD = 'build';

/** Pages of React, and files that only the build makes. */
const OTHER = ['/', '/search', '/llms.txt', '/llms-full.txt', '/sitemap.xml'];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Whether the site has been built here. */
export const hasBuild = (): boolean => existsSync(path.join(BUILD, 'search-index.json'));

const ids = new Map<string, ReadonlySet<string>>();

/** The ids of a page in the last build. */
function idsInBuild(pathname: string): ReadonlySet<string> | undefined {
  const file = path.join(BUILD, `${pathname}.html`);
  if (!isFile(file)) return undefined;
  const state = `${file} ${statSync(file).mtimeMs}`;
  const known = ids.get(state);
  if (known) return known;
  const $ = load(readFileSync(file, 'utf8'));
  const found = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  ids.set(state, new Set(found));
  return new Set(found);
}

/** The targets of links: the pages as they are written now, and the other files of the last build. */
export const readSite = (sources: Site['sources'] = readPageSources()): Site => ({
  sources,
  hasOther: (pathname) =>
    OTHER.includes(pathname) ||
    isFile(path.join('static', pathname)) ||
    isFile(path.join(BUILD, pathname)),
  builtIds: idsInBuild,
});
