/** The sections that group search results, by first path segment, in reading order. */
export const searchSections: Record<string, string> = {
  concepts: 'Concepts',
  guides: 'Guides',
  reference: 'References',
  api: 'APIs',
  apps: 'Apps',
  support: 'Support',
  snippets: 'Snippets',
};
