import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { BUILD, builtPages } from '../../../built/site';
import { sharedChanges } from './changed';
import { choosePages, type Candidate } from './choose';
import { attributeTests, stylesOf } from './styles';

/** An address that no page has: the page that says so is a page as well. */
export const UNKNOWN = '/no-such-page';

/** Looked at in color whatever they hold. */
const ALWAYS = ['/', '/search', UNKNOWN];

/** On how many pages each style is seen when shared styles or components have changed. */
const WIDE = 3;

/** Written by plan.setup.ts; Playwright empties the folder when a run starts. */
const FILE = 'test-results/gate.json';

export interface Plan {
  /** Pages whose colors are looked at, in both modes. */
  colors: string[];
  /** What is looked at and why, in lines. */
  report: string[];
}

/** Reads the built pages and chooses. All of them are looked at when the variable `TEST_ALL` is set. */
export function makePlan(): Plan {
  const pages = candidates();
  const all = pages.map((page) => page.path);
  if (process.env.TEST_ALL)
    return { colors: all, report: [`Colors on all ${all.length} pages, because TEST_ALL is set.`] };

  const changed = sharedChanges();
  const times = changed.length > 0 ? WIDE : 1;
  const chosen = choosePages(pages, { always: ALWAYS, times });
  const styles = new Set(pages.flatMap((page) => [...page.styles])).size;
  const reason =
    changed.length > 0
      ? `each on ${WIDE} pages where it has so many, because of ${changed.length} changed files such as ${changed[0]}`
      : 'each on one page';
  return {
    colors: chosen.map((page) => page.path),
    report: [
      `Colors on ${chosen.length} of ${all.length} pages: they show all ${styles} styles, ${reason}.`,
      ...chosen.map((page) => `  ${page.path}: ${page.fresh} styles count on it`),
    ],
  };
}

function candidates(): Candidate[] {
  const folder = path.join(BUILD, 'assets/css');
  const css = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const tests = attributeTests(css.join('\n'));
  const unknown = load(readFileSync(path.join(BUILD, '404.html'), 'utf8'));
  return [...builtPages(), { path: UNKNOWN, $: unknown }].map(({ path: at, $ }) => ({
    path: at,
    styles: stylesOf($, tests),
    elements: $('*').length,
  }));
}

export function writePlan(plan: Plan): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(plan));
}

/** @throws when the setup project has not run, as with `--no-deps` */
export const readPlan = (): Plan => JSON.parse(readFileSync(FILE, 'utf8')) as Plan;
