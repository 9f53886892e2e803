import { z } from 'zod';
import { twinPath } from '../../built/paths';
import { bodyOfPart, partPath } from '../../built/twin-parts';
import { isLegacy } from '../../search/pages';
import { shortText } from '../inputs';
import { MAX_ANSWER } from '../limits';
import { sectionsOf, textOf, type Section } from '../markdown';
import type { Site } from '../site';
import { defineTool, Refusal } from '../tool';
import { newestOfAll, releaseName } from '../words';

/** Parts that the longest page could have. */
const MOST_PARTS = 20;

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
  async run({ page, section, offset }, site) {
    const { siteUrl, releases } = await site.facts();
    const { route, anchor } = routeOf(page, siteUrl);
    const markdown = await wholeTwin(route, site);
    const wanted = section ?? anchor;
    const found = wanted ? findSection(markdown, wanted, route) : undefined;
    const text = found ? textOf(markdown, found) : markdown;
    if (offset > 0 && offset >= text.length) {
      throw new Refusal(`The text has ${text.length} characters; ${offset} is beyond its end.`);
    }
    const end = offset + MAX_ANSWER;
    return {
      page: `${siteUrl}${route}${found ? `#${found.anchor}` : ''}`,
      release: releaseOf(route) ?? newestOfAll({ releases }),
      characters: text.length,
      text: text.slice(offset, end),
      ...(end < text.length ? { next: end } : {}),
      ...(end < text.length && !found ? { sections: outline(markdown) } : {}),
    };
  },
});

/** The path of a page and the anchor behind it. @throws a Refusal for an address of another site */
function routeOf(page: string, siteUrl: string): { route: string; anchor: string | undefined } {
  const text = page.trim();
  const url = URL.canParse(text, siteUrl) ? new URL(text, siteUrl) : undefined;
  if (!url || (url.origin !== new URL(siteUrl).origin && !isLocal(url))) {
    throw new Refusal(
      `"${text.slice(0, 80)}" is no page of ${siteUrl}. Give a path such as /concepts/nft.`,
    );
  }
  const clean =
    url.pathname.replace(/(?:\.html|\/part-\d+\.md|\.md)$/, '').replace(/\/$/, '') || '/';
  const route = clean === '/index' ? '/' : clean;
  if (!/^\/[\w./-]*$/.test(route) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(route)) {
    throw new Refusal(`"${text.slice(0, 80)}" is no page of this site. Find one with \`search\`.`);
  }
  return { route, anchor: decoded(url.hash.slice(1)) || undefined };
}

/** An anchor without its codes. @throws a Refusal for a percent sign that begins none */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    throw new Refusal(
      `"#${anchor.slice(0, 80)}" is no anchor: write a percent sign as %25, or name the section in \`section\`.`,
    );
  }
}

const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** The Markdown of a page, put together from its parts where it is served in several. */
async function wholeTwin(route: string, site: Site): Promise<string> {
  const main = await site.file(twinPath(route));
  if (main === null) {
    const suggestions = await site.search.suggest(route.split('/').at(-1) ?? '');
    const hint = suggestions.length > 0 ? ` Headings close to it: ${suggestions.join('; ')}.` : '';
    throw new Refusal(`There is no page ${route}. Find one with \`search\`.${hint}`);
  }
  const parts: string[] = [];
  for (let part = 1; part <= MOST_PARTS; part++) {
    const text = await site.file(partPath(route, part));
    if (text === null) break;
    parts.push(bodyOfPart(text));
  }
  return parts.length === 0 ? main : [...headerLines(main), ...parts].join('\n\n');
}

/** Title, description, address and index of a page. */
const headerLines = (markdown: string) => markdown.split('\n\n').slice(0, 4);

function findSection(markdown: string, wanted: string, route: string): Section {
  const sections = sectionsOf(markdown);
  const name = wanted.replace(/^#/, '').toLowerCase();
  const found =
    sections.find(({ anchor }) => anchor.toLowerCase() === name) ??
    sections.find(({ title }) => title.toLowerCase() === name) ??
    sections.find(({ title }) => title.toLowerCase().startsWith(name));
  if (found) return found;
  const names = sections.slice(0, 40).map(({ anchor }) => anchor);
  throw new Refusal(
    `${route} has no section "${wanted.slice(0, 80)}". Sections: ${names.join(', ') || 'none'}.`,
  );
}

const outline = (markdown: string) =>
  sectionsOf(markdown)
    .filter(({ level }) => level <= 3)
    .map(({ title, anchor }) => ({ title, anchor }));

/** The release that a page about an older one names in its address. */
function releaseOf(route: string): string | undefined {
  if (!isLegacy(route)) return undefined;
  const [, product, version] =
    /^\/guides\/(\w+)\/previous-deployments\/(v[\d.]+)/.exec(route) ?? [];
  return product && version ? releaseName(product, version) : 'an older release; the page names it';
}
