import { z } from 'zod';
import { likelyPages, listedPages } from '@sablier-docs/search/likely-pages';
import { isLegacy } from '@sablier-docs/search/page-paths';
import { shortText } from '../inputs';
import { MAX_ANSWER } from '../limits';
import { textOutput } from '../outputs';
import { sectionsOf, markdownText, type Section } from '../markdown';
import { nearWords } from '../near-words';
import { defineTool, ToolRefusal } from '../tool';
import { newestOfAll, serverReleaseName } from '../release-names';
import { wholePage } from '../whole-page';

/** A page, or a section of it, as Markdown. */
export const readTool = defineTool({
  name: 'read',
  title: 'Read a page or a section',
  description: `Returns the Markdown of a page, or of one section of it. Long pages come in pieces of ${MAX_ANSWER} characters: go on with \`next\` as the offset, or ask for a section.`,
  input: {
    page: shortText(
      'Address or path of the page, for example "/concepts/lockup/hooks". An anchor names the section.',
    ),
    section: shortText('Anchor or title of a section, for example "withdraw".').optional(),
    offset: z
      .number()
      .int()
      .min(0)
      .default(0)
      .describe('Character to begin with; `next` of the answer before.'),
  },
  output: {
    characters: z.number().describe('Length of the page or section.'),
    text: textOutput,
    next: z.number().optional().describe('The `offset` of the following piece.'),
    sections: z.array(z.strictObject({ title: textOutput, anchor: textOutput })).optional(),
  },
  async run({ page, section, offset }, site) {
    const { siteUrl, releases, redirects, routes } = await site.data();
    const { route: asked, anchor } = routeOf(page, siteUrl);
    const route = redirects[asked] ?? asked;
    const markdown = await wholePage(route, site);
    if (markdown === null) throw noPage(route, routes, (await site.file('/llms.txt')) ?? '');
    const wanted = section ?? anchor;
    const found = wanted ? findSection(markdown, wanted, route) : undefined;
    const whole = found ? markdownText(markdown, found) : markdown;
    if (offset > 0 && offset >= whole.length) {
      throw new ToolRefusal(
        `The text has ${whole.length} characters; ${offset} is beyond its end.`,
      );
    }
    const end = offset + MAX_ANSWER;
    return {
      page: `${siteUrl}${route}${found ? `#${found.anchor}` : ''}`,
      release: releaseOf(route) ?? newestOfAll({ releases }),
      characters: whole.length,
      text: whole.slice(offset, end),
      ...(end < whole.length ? { next: end } : {}),
      ...(end < whole.length && !found ? { sections: outline(markdown) } : {}),
    };
  },
});

/** The path of a page and its anchor. @throws a Refusal for an address of another site */
function routeOf(page: string, siteUrl: string): { route: string; anchor: string | undefined } {
  const asked = page.trim();
  const url = URL.canParse(asked, siteUrl) ? new URL(asked, siteUrl) : undefined;
  if (!url || (url.origin !== new URL(siteUrl).origin && !isLocal(url))) {
    throw new ToolRefusal(
      `"${asked.slice(0, 80)}" is no page of ${siteUrl}. Give a path such as /concepts/nft.`,
    );
  }
  const clean =
    url.pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\.html|\/part-\d+\.md|\.md)$/, '')
      .replace(/\/$/, '') || '/';
  const route = clean === '/index' ? '/' : clean;
  if (!/^\/[\w./-]*$/.test(route) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(route)) {
    throw new ToolRefusal(
      `"${asked.slice(0, 80)}" is no page of this site. Find one with \`search\`.`,
    );
  }
  return { route, anchor: decoded(url.hash.slice(1)) || undefined };
}

/** A decoded anchor. @throws a Refusal for an invalid percent sign */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    throw new ToolRefusal(
      `"#${anchor.slice(0, 80)}" is no anchor: write a percent sign as %25, or name the section in \`section\`.`,
    );
  }
}

const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** A page that is not there, with the pages that its address may mean. */
function noPage(route: string, routes: readonly string[], llms: string): ToolRefusal {
  const titles = new Map(listedPages(llms).map(({ path, title }) => [path, title]));
  const near = likelyPages(
    route,
    routes.map((path) => ({ path, title: titles.get(path) ?? '' })),
  ).map(({ path }) => path);
  const hint = near.length > 0 ? ` Pages close to it: ${near.join(', ')}.` : '';
  return new ToolRefusal(`There is no page ${route}. Find one with \`search\`.${hint}`);
}

function findSection(markdown: string, wanted: string, route: string): Section {
  const sections = sectionsOf(markdown);
  const name = wanted.replace(/^#/, '').toLowerCase();
  const found =
    sections.find(({ anchor }) => anchor.toLowerCase() === name) ??
    sections.find(({ title }) => title.toLowerCase() === name) ??
    sections.find(({ title }) => title.toLowerCase().startsWith(name));
  if (found) return found;
  const names = sections.slice(0, 40).map(({ anchor }) => anchor);
  const near = nearWords(
    name,
    sections.map(({ anchor }) => anchor),
  );
  const list = near.length > 0 ? near.join(', ') : names.join(', ') || 'none';
  throw new ToolRefusal(
    `${route} has no section "${wanted.slice(0, 80)}". ${near.length > 0 ? 'Sections close to it' : 'Sections'}: ${list}.`,
  );
}

const outline = (markdown: string) =>
  sectionsOf(markdown)
    .filter(({ level }) => level <= 3)
    .map(({ title, anchor }) => ({ title, anchor }));

/** The release in the address of a page about an older one. */
function releaseOf(route: string): string | undefined {
  if (!isLegacy(route)) return undefined;
  const [, product, version] =
    /^\/guides\/(\w+)\/previous-deployments\/(v[\d.]+)/.exec(route) ?? [];
  return product && version
    ? serverReleaseName(product, version)
    : 'an older release; the page names it';
}
