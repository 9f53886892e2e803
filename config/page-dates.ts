import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';

/** False in a downloaded archive, where no page has a date. */
export const hasHistory = existsSync('.git');

/** Begins the line with the time of a commit; no path begins with it. */
const TIME = '\0';

/**
 * The last commit of every file in the history.
 * @param log of `git log --format=%x00%ct --name-only`, newest commit first
 * @returns Unix time in milliseconds by path from the root of the repository
 */
export function readCommitTimes(log: string): Map<string, number> {
  const times = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(TIME)) time = Number(line.slice(TIME.length)) * 1000;
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

let kept: ReadonlyMap<string, number> | undefined;

/** Asks git once for all pages: one question for each page took 270 processes. */
function commitTimes(): ReadonlyMap<string, number> {
  if (!hasHistory) return new Map();
  const options = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  const log = ['log', '--format=%x00%ct', '--name-only', '--no-renames'];
  const pages = ['docs', 'snippets', 'src/pages'];
  return (kept ??= readCommitTimes(
    execFileSync('git', [...options, ...log, '--', ...pages], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  ));
}

/**
 * When a file was last committed, in milliseconds.
 * @param file from the root of the repository, with slashes
 * @returns undefined for a file in no commit, such as a generated page
 */
export const commitTimeOf = (file: string): number | undefined => commitTimes().get(file);

/** A time that the framework takes for "no date": without one it would ask git for the file. */
const NO_DATE = 0;

/**
 * Gives the framework the date of each page as `last_update` of its front matter. In development the framework shows
 * a date of its own, which costs nothing.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  if (!hasHistory || process.env.NODE_ENV !== 'production') return parsed;
  const file = path.relative('.', params.filePath).split(path.sep).join('/');
  // MDX parts of pages have no front matter, and may have none.
  if (Object.keys(parsed.frontMatter).length === 0) return parsed;
  const date = new Date(commitTimeOf(file) ?? NO_DATE);
  return { ...parsed, frontMatter: { ...parsed.frontMatter, last_update: { date } } };
};
