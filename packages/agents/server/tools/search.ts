import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '@sablier-docs/search/query';
import { isAboutOlderRelease } from '@sablier-docs/search/page-paths';
import { shortText } from '../inputs';
import { introsOf } from '../intro';
import { MAX_HITS } from '../limits';
import { textOutput, texts } from '../outputs';
import { answersTo, whereElse } from '../search-answers';
import type { Site } from '../site';
import { defineTool } from '../tool';
import { newestOfAll } from '../release-names';
import { wholePage } from '../whole-page';

const SNIPPET_WORDS = 30;

/** The search of the site, in its order. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages and sections by words, names of functions, errors, selectors and addresses, in the order of the search on the site. An address, alias, chain, selector or topic has its meaning in `answers`. Read a hit with `read`.',
  input: {
    // Longer texts are taken as well: the schema names the part that counts.
    query: shortText(`Words or a name. The first ${MAX_QUERY_LENGTH} characters count.`).meta({
      maxLength: MAX_QUERY_LENGTH,
    }),
    section: z
      .enum(['Concepts', 'Guides', 'References', 'APIs', 'Apps', 'Support', 'Snippets'])
      .optional()
      .describe('Only hits of this section.'),
    limit: z.number().int().min(1).max(MAX_HITS).default(8).describe('Most hits to return.'),
  },
  output: {
    query: textOutput.describe('What was searched for.'),
    ignored: textOutput.optional().describe('The end of a longer query, which did not count.'),
    answers: z
      .array(
        z.strictObject({ kind: textOutput, title: textOutput, text: textOutput, url: textOutput }),
      )
      .optional()
      .describe('What the query is by itself: an address, alias, chain, selector, topic or data.'),
    total: z.number(),
    hits: z.array(
      z.strictObject({
        url: textOutput,
        title: textOutput.nullable(),
        heading: textOutput.nullable(),
        section: textOutput.nullable(),
        text: textOutput
          .nullable()
          .describe('The words that match, or the first ones of the section.'),
        olderRelease: z
          .boolean()
          .describe('Whether the page is about a release that is no longer current.'),
      }),
    ),
    suggestions: texts.optional(),
    note: textOutput.optional().describe('What to do without a hit.'),
  },
  async run({ query, section, limit }, site) {
    const siteData = await site.data();
    const found = await site.search.search(query, {
      ...(section ? { section } : {}),
      hitsPerPage: limit,
      snippetWords: SNIPPET_WORDS,
    });
    const hits = await Promise.all(
      found.hits.map(async ({ url, hierarchy, type, content, _snippetResult }) => ({
        url: siteData.siteUrl + url,
        title: hierarchy.lvl1,
        heading: type === 'lvl1' ? null : headingOf(hierarchy),
        section: hierarchy.lvl0,
        text: content === null ? await introAt(url, site) : _snippetResult.content.text,
        // A page about a release that is no longer current.
        olderRelease: isAboutOlderRelease(url.replace(/#.*/, '')),
      })),
    );
    const answers = answersTo(query, siteData).map(({ href, ...answer }) => ({
      ...answer,
      url: href.startsWith('/') ? siteData.siteUrl + href : href,
    }));
    const suggestions = hits.length === 0 ? await site.search.suggest(query) : [];
    return {
      page: `${siteData.siteUrl}/search?q=${encodeURIComponent(found.query)}`,
      release: newestOfAll(siteData),
      query: found.query,
      ...ignoredOf(query),
      ...(answers.length > 0 ? { answers } : {}),
      total: found.nbHits,
      hits,
      ...(suggestions.length > 0 ? { suggestions } : {}),
      ...(hits.length === 0 && answers.length === 0 ? { note: whereElse(query) } : {}),
    };
  },
});

/** The first words under each heading, by page: most searches find the same pages. */
const intros = new WeakMap<Site, Map<string, Promise<ReadonlyMap<string, string>>>>();

/** The first words of the section that a hit leads to; null where it begins with no words. */
async function introAt(url: string, site: Site): Promise<string | null> {
  const [route = '', anchor = ''] = url.split('#');
  const ofSite = intros.get(site) ?? new Map<string, Promise<ReadonlyMap<string, string>>>();
  intros.set(site, ofSite);
  const ofPage =
    ofSite.get(route) ?? wholePage(route, site).then((markdown) => introsOf(markdown ?? ''));
  ofSite.set(route, ofPage);
  return (await ofPage).get(anchor) || null;
}

/** The end of a query beyond the characters that count. */
function ignoredOf(query: string): { ignored?: string } {
  const points = [...query.trim()];
  return points.length > MAX_QUERY_LENGTH
    ? { ignored: points.slice(MAX_QUERY_LENGTH).join('') }
    : {};
}

type Levels = Record<string, string | null>;

const headingOf = (levels: Levels): string | null =>
  ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'].map((level) => levels[level]).find(Boolean) ?? null;
