import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf } from '../check/pages';
import { partsOfPages } from './parts';
import type { Part } from './schedule';
import { changedFiles, reasonForAll } from './scope.mjs';

/** An import of a page: `import Note from '@site/snippets/note.mdx'`, or from a path beside it. */
const INCLUDE = /^import\s[^'"\n]*['"](@site\/|\.{1,2}\/)([^'"\n]+\.mdx)['"]/gm;

/** The `.mdx` files that a page includes, from the root of the repository. */
export const includesOf = (file: string, text: string): string[] =>
  [...text.matchAll(INCLUDE)].map(([, start = '', rest = '']) =>
    start === '@site/' ? rest : path.posix.join(path.posix.dirname(file), start, rest),
  );

/**
 * The files of pages whose text differs: those that changed, and those that include one of them, also by way of
 * others.
 * @param texts of all pages and snippets, by their path
 * @param changed paths, of which some may be no page or gone
 */
export function concernedPages(
  texts: ReadonlyMap<string, string>,
  changed: readonly string[],
): string[] {
  const found = new Set(changed.filter((file) => texts.has(file)));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [file, text] of texts)
      if (includesOf(file, text).some((included) => found.has(included))) found.add(file);
  }
  return [...found].sort();
}

function readTexts(): Map<string, string> {
  const files = ['docs', 'snippets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(folder, name).split(path.sep).join('/')),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Pages whose tested sentences changed: `tests/statements/concepts/nft.statements.ts` is of `docs/concepts/nft.mdx`. */
const pagesOfTests = (files: readonly string[]): string[] =>
  files
    .flatMap((file) => /^tests\/statements\/([^.]+)/.exec(file)?.[1] ?? [])
    .flatMap((place) => [place, path.posix.dirname(place)].map((page) => `docs/${page}.mdx`))
    .filter((file) => existsSync(file));

/** Files and folders with the tested sentences of a page. */
const sentencesOf = (route: string): string[] =>
  [`tests/statements${route}.statements.ts`, `tests/statements${route}/`].filter((place) =>
    existsSync(place),
  );

/**
 * Parts that run whatever has changed, and those with a file among the changed ones; all where nothing is known. Prints
 * the titles of the others.
 */
export function concernedParts(
  parts: readonly Part[],
  files: readonly string[] | undefined,
): readonly Part[] {
  const isConcerned = ({ concerns }: Part) =>
    !files || !concerns || files.some((file) => concerns.some((pattern) => pattern.test(file)));
  const others = parts.filter((part) => !isConcerned(part)).map(({ title }) => title);
  if (others.length > 0)
    console.log(`No file that they depend on differs from the main branch: ${others.join(', ')}.`);
  return parts.filter(isConcerned);
}

/** What tests beside those of pages look at: code, samples, terms, and the tests themselves. */
function testsOf(files: readonly string[], code: readonly string[]) {
  const isOf = (place: RegExp) => (file: string) => place.test(file);
  const glossary = files.filter(isOf(/^packages\/protocol\/glossary\//));
  const samples = files.filter(isOf(/^examples\//));
  return {
    hasCode: code.length > 0,
    units: [
      ...code.filter((file) => !/^tests\/(e2e|built|examples|attack|statements)\//.test(file)),
      ...glossary,
      ...samples,
    ],
    built: [
      ...code.filter(isOf(/^tests\/built\/.*\.test\.ts$/)),
      ...(files.some(isOf(/glossary\/|^packages\/search\/relevance\//))
        ? ['tests/built/search-relevance.test.ts']
        : []),
    ],
    specs: code.filter(isOf(/^tests\/e2e\/.*\.spec\.ts$/)),
  };
}

/** The parts for a branch that changes pages alone; undefined when all have to run. Prints which, and why. */
export function partsOfChange(): readonly Part[] | undefined {
  const files = changedFiles();
  const reason = reasonForAll(files);
  if (reason !== undefined || !files) {
    console.log(`Everything runs. ${reason}`);
    return undefined;
  }
  const texts = readTexts();
  const pages = concernedPages(texts, [...files, ...pagesOfTests(files)]);
  const routes = pages.map((file) => routeOf(file, texts.get(file) ?? ''));
  console.log(`Pages alone have changed; in the browser: ${routes.join(', ') || 'the home page'}.`);
  // Another file: a sidebar with a new page, a redirect from one that is gone, words that the dictionary has now.
  const hasOther = files.some((file) => !file.endsWith('.mdx') || !existsSync(file));
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));
  return partsOfPages({
    pages,
    // The home page, so that a browser opens one where a sidebar alone has changed.
    routes: ['/', ...routes],
    sentences: routes.flatMap(sentencesOf),
    hasOther,
    ...testsOf(files, code),
  });
}
