import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEmbeddedProvider } from '@sablier-docs/search/embedded/provider';
import type { SearchProvider, SearchResult } from '@sablier-docs/search/types';
import { BUILD } from '../site';

const [index, texts] = ['search-index.json', 'search-texts.json'].map((file) =>
  readFileSync(path.join(BUILD, file), 'utf8'),
) as [string, string];

/** The two files of the built index, as text. */
export const searchFiles = { index, texts };

const provider = createEmbeddedProvider({
  loadIndex: () => Promise.resolve(index),
  loadTexts: () => Promise.resolve(texts),
});
const answers = new Map<string, Promise<SearchResult>>();

/**
 * The search of the built site with all of its texts. Several files ask the judged queries: each is answered once in a
 * worker.
 */
export const builtSearch: SearchProvider = {
  ...provider,
  async search(query, options) {
    if (options) return provider.search(query, options);
    await provider.whole();
    const answer = answers.get(query) ?? provider.search(query);
    answers.set(query, answer);
    return answer;
  },
};
