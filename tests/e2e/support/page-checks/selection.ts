import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BUILD, builtTexts } from '../../../built/site';
import { sitemapPaths } from '../routes';
import { changedPages, sharedChanges } from './changed';
import { choosePages, type Candidate } from './choose';
import { candidatesOf } from './names';

/** An address that no page has: the error page is a page as well. */
export const UNKNOWN = '/no-such-page';

/**
 * Those of the pages that this run opens: all, or with `TEST_PAGES` the ones that it names.
 * @throws when it names none of them
 */
export function pagesOfRun(pages: readonly string[]): readonly string[] {
  const { TEST_PAGES } = process.env;
  if (!TEST_PAGES) return pages;
  const named = TEST_PAGES.split(',');
  const found = pages.filter((page) => named.includes(page));
  if (found.length === 0) throw new Error(`TEST_PAGES names no page of the site: ${TEST_PAGES}.`);
  return found;
}

/** Looked at whatever they hold. */
const ALWAYS = ['/', '/search', UNKNOWN];

/** On how many pages each style is seen when shared styles or components have changed. */
const WIDE = 3;

/** In the folder of results, which Playwright empties when a run starts. */
const FILE = 'page-selection.json';

export interface Selection {
  /** Pages whose colors are looked at, in both modes. */
  colors: string[];
  /** Pages of which all other rules of axe are asked. */
  structure: string[];
  /** Pages that are opened as a reader opens them; those of the other two are among them. */
  opened: string[];
  /** On how many pages each style and each kind of text is seen. */
  times: number;
  /** Whether contrast is read on every element of a page, not on some of each kind. */
  whole: boolean;
  /** The checked pages, each with its reason, in lines. */
  report: string[];
}

/** Reads the built pages and chooses. All of them are looked at when `TEST_ALL` is set, and those that `TEST_PAGES` names. */
function selectPages(): Selection {
  if (process.env.TEST_PAGES) {
    const named = [...pagesOfRun([...sitemapPaths(), '/search', UNKNOWN])];
    const report = [`All rules of axe on the ${named.length} pages that TEST_PAGES names.`];
    return { colors: named, structure: named, opened: named, times: 1, whole: false, report };
  }

  const { byStyle: pages, byMarkup } = candidates();
  const all = pages.map((page) => page.path);
  if (process.env.TEST_ALL)
    return {
      colors: all,
      structure: all,
      opened: all,
      times: 1,
      whole: true,
      report: [`All rules of axe on all ${all.length} pages, because TEST_ALL is set.`],
    };

  const changed = sharedChanges();
  const times = changed.length > 0 ? WIDE : 1;
  // A page that shows both is opened once for both.
  const together = pages.map((page, at) => ({
    ...page,
    styles: new Set([...page.styles, ...(byMarkup[at]?.styles ?? [])]),
  }));
  const shown = choosePages(together, { always: ALWAYS, times }).map((page) => page.path);
  const among = (candidates: readonly Candidate[]) =>
    choosePages(
      candidates.filter((page) => shown.includes(page.path)),
      { always: ALWAYS, times },
    );
  const [colors, structure] = [among(pages), among(byMarkup)];
  const edited = changedPages().filter((page) => all.includes(page) && !shown.includes(page));
  const styles = namesOn(pages);
  const kinds = namesOn(byMarkup);
  const reason =
    changed.length > 0
      ? `each on ${WIDE} pages where it has so many, because of ${changed.length} changed files such as ${changed[0]}`
      : 'each on one page';
  return {
    colors: colors.map((page) => page.path),
    structure: structure.map((page) => page.path),
    opened: [...shown, ...edited],
    times,
    whole: false,
    report: [
      `${shown.length} of ${all.length} pages are opened.`,
      `Colors on ${colors.length} of them: they show all ${styles} styles, ${reason}.`,
      ...colors.map((page) => `  ${page.path}: ${page.fresh} styles count on it`),
      `Other rules of axe on ${structure.length}: all ${kinds} kinds of markup.`,
      ...structure.map((page) => `  ${page.path}: ${page.fresh} kinds count on it`),
      ...edited.map((page) => `Opened without axe, because its file has changed: ${page}.`),
    ],
  };
}

/** How many names there are on all pages together. */
const namesOn = (pages: readonly Candidate[]) =>
  new Set(pages.flatMap((page) => [...page.styles])).size;

function candidates(): ReturnType<typeof candidatesOf> {
  const folder = path.join(BUILD, 'assets/css');
  const css = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const unknown = readFileSync(path.join(BUILD, '404.html'), 'utf8');
  return candidatesOf([...builtTexts(), { path: UNKNOWN, html: unknown }], css.join('\n'));
}

/**
 * The selection of this run: the worker that needs it first makes it and prints its report, the others wait and read it,
 * because parsing all pages takes a processor for many seconds.
 * @param folder of the results of the run
 */
export async function selectionOfRun(folder: string): Promise<Selection> {
  const file = path.join(folder, FILE);
  mkdirSync(folder, { recursive: true });
  while (!existsSync(file)) {
    if (isFirst(`${file}.worker`)) makeSelection(file);
    else await setTimeout(100);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Selection;
}

/** Whether the file was not there before. */
function isFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}

function makeSelection(file: string): void {
  try {
    const selection = selectPages();
    if (selection.colors.length === 0) throw new Error('No page was chosen.');
    console.log(selection.report.join('\n'));
    // Under its name at once: another worker never reads half of it.
    writeFileSync(`${file}.part`, JSON.stringify(selection));
    renameSync(`${file}.part`, file);
  } finally {
    // After a failure the next worker tries.
    rmSync(`${file}.worker`);
  }
}
