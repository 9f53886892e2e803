/** Compiles the named pages and looks for what they link to; part of `npm run check`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { compileError } from './compile';
import { brokenLinks, type Site } from './links';
import { namedPages, readSources, routeOf } from './pages';

const BUILD = 'build';

/** Pages of React, and files that only the build makes. */
const OTHER = ['/', '/search', '/llms.txt', '/llms-full.txt', '/sitemap.xml'];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

const site: Site = {
  sources: readSources(),
  hasOther: (pathname) =>
    OTHER.includes(pathname) ||
    isFile(path.join('static', pathname)) ||
    isFile(path.join(BUILD, pathname)),
  builtIds(pathname) {
    const file = path.join(BUILD, `${pathname}.html`);
    if (!isFile(file)) return undefined;
    const $ = load(readFileSync(file, 'utf8'));
    return new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    );
  },
};

async function problemsOf(file: string): Promise<string[]> {
  const page = { file, text: readFileSync(file, 'utf8') };
  const error = await compileError(page);
  return [...(error ? [error] : []), ...brokenLinks(routeOf(file, page.text), page, site)];
}

async function main(): Promise<void> {
  const problems = (await Promise.all(namedPages(process.argv.slice(2)).map(problemsOf))).flat();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
