import path from 'node:path';
import { headingsOf } from '../../src/questions/headings';
import { closestNames } from './closest';
import type { Source } from './pages';

export interface Site {
  sources: ReadonlyMap<string, Source>;
  /** Whether a path leads to a file, or to a page without a source in `docs/`, such as `/search`. */
  hasOther: (pathname: string) => boolean;
  /** The ids in a page of the last build; undefined without a build or a page. */
  builtIds: (pathname: string) => ReadonlySet<string> | undefined;
  /** The ids of a page that is compiled, those of its elements among them. */
  compiledIds?: (pathname: string) => ReadonlySet<string> | undefined;
  /** Without a build, anchors that are not in the text of a page and files that only a build makes pass. */
  isUnbuilt?: boolean;
  /** Where an address leads that once held a page. */
  movedTo?: (pathname: string) => string | undefined;
}

/** A link that leads nowhere. */
export interface BrokenLink {
  line: number;
  column: number;
  /** The page that has no such anchor; none when there is no such page. */
  target?: string;
  message: string;
}

/** The broken links of a page, as `file:line: message`. Links to other sites are not checked. */
export function brokenLinks(route: string, page: Source, site: Site): string[] {
  return findBrokenLinks(route, page, site).map(
    ({ line, message }) => `${page.file}:${line}: ${message}`,
  );
}

/** The same by place. */
export const findBrokenLinks = (route: string, { text }: Source, site: Site): BrokenLink[] =>
  linksInSource(text).flatMap(({ to, line, column }) => {
    const broken = brokenLink(to, route, site);
    return broken ? [{ line, column, ...broken }] : [];
  });

function brokenLink(
  to: string,
  route: string,
  site: Site,
): Omit<BrokenLink, 'line' | 'column'> | undefined {
  const { pathname, hash } = new URL(to, `https://site${route}`);
  const target = site.sources.get(pathname);
  const isFileOfBuild = site.isUnbuilt && path.posix.extname(pathname) !== '';
  if (!target)
    return isFileOfBuild || site.hasOther(pathname)
      ? undefined
      : { message: noPage(pathname, site) };
  const id = decodeURIComponent(hash.slice(1));
  // A tool draws its id; with its state behind it, tests/built looks at it.
  if (!id || id.includes('?')) return undefined;
  const own = idsOf(target.text);
  const built = site.builtIds(pathname);
  const compiled = site.compiledIds?.(pathname);
  if (site.isUnbuilt || [own, compiled, built].some((ids) => ids?.has(id))) return undefined;
  const hint = built
    ? 'neither in its text nor in the last build'
    : 'not in its text; if a component makes it, run "npm run build" once';
  const near = closestNames(id, [...own, ...(compiled ?? [])]);
  const advice = near ? ` Do you mean #${near}?` : '';
  const message = `${pathname} has no #${id}: it is ${hint}.${advice}`;
  return { target: pathname, message };
}

function noPage(pathname: string, site: Site): string {
  const moved = site.movedTo?.(pathname);
  const near = moved ?? closestNames(pathname, [...site.sources.keys()]);
  const advice = moved ? ` It has moved to ${moved}.` : near ? ` Do you mean ${near}?` : '';
  return `There is no page ${pathname}.${advice}`;
}

/** Targets of the links of a page within the site, with the place of each. */
function linksInSource(text: string): { to: string; line: number; column: number }[] {
  const found: { to: string; line: number; column: number }[] = [];
  let fence: string | undefined;
  text.split('\n').forEach((content, i) => {
    const [, ticks] = /^\s*(`{3,}|~{3,})/.exec(content) ?? [];
    if (ticks) fence = fence === undefined ? ticks : ticks.startsWith(fence) ? undefined : fence;
    if (ticks || fence !== undefined) return;
    const prose = content.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    for (const match of prose.matchAll(/\]\(([^)\s]+)\)|\b(?:to|href)="([^"]+)"/g)) {
      const to = match[1] ?? match[2] ?? '';
      const column = match.index + match[0].indexOf(to) + 1;
      if (/^[/#]/.test(to)) found.push({ to, line: i + 1, column });
    }
  });
  return found;
}

/** The anchors in the source of a page: its headings and the ids of its elements. */
export function idsOf(text: string): Set<string> {
  const body = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const headings = headingsOf(text).map(({ id }) => id);
  // The id of a term names its entry in the glossary, not an anchor of this page.
  const elements = [...body.matchAll(/(?<!<Term\s+)\bid="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...elements]);
}
