import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '@sablier-docs/search/query';
import { isAboutOlderRelease } from '@sablier-docs/search/page-paths';
import { shortText } from '../inputs';
import { MAX_HITS } from '../limits';
import { text, texts } from '../outputs';
import { defineTool } from '../tool';
import { newestOfAll } from '../release-names';

const SNIPPET_WORDS = 30;

/** The search of the site, in its order. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages and sections by words, names of functions, errors, selectors and addresses, in the order of the search on the site. Read a hit with `read`.',
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
    query: text.describe('What was searched for.'),
    ignored: text.optional().describe('The end of a longer query, which did not count.'),
    total: z.number(),
    hits: z.array(
      z.strictObject({
        url: text,
        title: text.nullable(),
        heading: text.nullable(),
        section: text.nullable(),
        text: text.nullable(),
        olderRelease: z
          .boolean()
          .describe('Whether the page is about a release that is no longer current.'),
      }),
    ),
    suggestions: texts.optional(),
  },
  async run({ query, section, limit }, site) {
    const siteData = await site.data();
    const found = await site.search.search(query, {
      ...(section ? { section } : {}),
      hitsPerPage: limit,
      snippetWords: SNIPPET_WORDS,
    });
    const hits = found.hits.map(({ url, hierarchy, type, content, _snippetResult }) => ({
      url: siteData.siteUrl + url,
      title: hierarchy.lvl1,
      heading: type === 'lvl1' ? null : headingOf(hierarchy),
      section: hierarchy.lvl0,
      text: content === null ? null : _snippetResult.content.text,
      // A page about a release that is no longer current.
      olderRelease: isAboutOlderRelease(url.replace(/#.*/, '')),
    }));
    const suggestions = hits.length === 0 ? await site.search.suggest(query) : [];
    return {
      page: `${siteData.siteUrl}/search?q=${encodeURIComponent(found.query)}`,
      release: newestOfAll(siteData),
      query: found.query,
      ...ignoredOf(query),
      total: found.nbHits,
      hits,
      ...(suggestions.length > 0 ? { suggestions } : {}),
    };
  },
});

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
