import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Source } from './pages';

export interface Site {
  sources: ReadonlyMap<string, Source>;
  /** Whether a path is that of a file or of a page without a source in `docs/`, such as `/search`. */
  hasOther: (pathname: string) => boolean;
  /** The ids of a page in the last build, undefined when there is none. */
  builtIds: (pathname: string) => ReadonlySet<string> | undefined;
}

/** What is wrong with the links of a page, as `file:line: what`. Outside addresses are not asked. */
export function brokenLinks(route: string, page: Source, site: Site): string[] {
  return linksOf(page.text).flatMap(({ to, line }) => {
    const problem = problemOf(to, route, site);
    return problem ? [`${page.file}:${line}: ${problem}`] : [];
  });
}

function problemOf(to: string, route: string, site: Site): string | undefined {
  const { pathname, hash } = new URL(to, `https://site${route}`);
  const target = site.sources.get(pathname);
  if (!target) return site.hasOther(pathname) ? undefined : `There is no page ${pathname}.`;
  const id = decodeURIComponent(hash.slice(1));
  if (!id || idsOf(target.text).has(id)) return undefined;
  const built = site.builtIds(pathname);
  if (built?.has(id)) return undefined;
  const hint = built
    ? 'neither in its text nor in the last build'
    : 'not in its text; if a component makes it, run "npm run build" once';
  return `${pathname} has no #${id}: it is ${hint}.`;
}

/** Targets of the links of a page within the site, with the line where each stands. */
export function linksOf(text: string): { to: string; line: number }[] {
  const found: { to: string; line: number }[] = [];
  let fence: string | undefined;
  text.split('\n').forEach((content, i) => {
    const [, ticks] = /^\s*(`{3,}|~{3,})/.exec(content) ?? [];
    if (ticks) fence = fence === undefined ? ticks : ticks.startsWith(fence) ? undefined : fence;
    if (ticks || fence !== undefined) return;
    const prose = content.replace(/`[^`]*`/g, '');
    for (const [, inText, inTag] of prose.matchAll(/\]\(([^)\s]+)\)|\b(?:to|href)="([^"]+)"/g)) {
      const to = inText ?? inTag ?? '';
      if (/^[/#]/.test(to)) found.push({ to, line: i + 1 });
    }
  });
  return found;
}

/** The anchors that a page writes itself: its headings and the ids of its elements. */
export function idsOf(text: string): Set<string> {
  const slugger = createSlugger();
  const body = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const headings = [...body.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const { text: words, id } = parseMarkdownHeadingId(heading);
    return id ?? slugger.slug(words.replace(/<[^>]+>|[`*_]|\]\([^)]*\)|\[/g, ''));
  });
  const elements = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...elements]);
}
