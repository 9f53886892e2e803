import { z } from 'zod';
import { isLegacy } from '../../search/pages';
import { shortText } from '../inputs';
import { MAX_HITS } from '../limits';
import { defineTool } from '../tool';
import { newestOfAll } from '../words';

const SNIPPET_WORDS = 30;

/** The search of the site, in its order. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages and sections by words, names of functions, errors, selectors and addresses, in the order of the search on the site. Read a hit with `read`.',
  input: {
    query: shortText('Words or a name. The first 64 characters count.'),
    section: z
      .enum(['Concepts', 'Guides', 'References', 'APIs', 'Apps', 'Support', 'Snippets'])
      .optional()
      .describe('Only hits of this section.'),
    limit: z.number().int().min(1).max(MAX_HITS).default(8).describe('Most hits to return.'),
  },
  async run({ query, section, limit }, site) {
    const facts = await site.facts();
    const found = await site.search.search(query, {
      ...(section ? { section } : {}),
      hitsPerPage: limit,
      snippetWords: SNIPPET_WORDS,
    });
    const hits = found.hits.map(({ url, hierarchy, type, content, _snippetResult }) => ({
      url: facts.siteUrl + url,
      title: hierarchy.lvl1,
      heading: type === 'lvl1' ? null : headingOf(hierarchy),
      section: hierarchy.lvl0,
      text: content === null ? null : _snippetResult.content.text,
      // A page about a release that is no longer current.
      olderRelease: isLegacy(url.replace(/#.*/, '')),
    }));
    const suggestions = hits.length === 0 ? await site.search.suggest(query) : [];
    return {
      page: `${facts.siteUrl}/search?q=${encodeURIComponent(found.query)}`,
      release: newestOfAll(facts),
      query: found.query,
      total: found.nbHits,
      hits,
      ...(suggestions.length > 0 ? { suggestions } : {}),
    };
  },
});

type Levels = Record<string, string | null>;

const headingOf = (levels: Levels): string | null =>
  ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'].map((level) => levels[level]).find(Boolean) ?? null;
