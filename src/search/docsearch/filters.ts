/**
 * What the framework's contextual search filters by: English, and the tags of what a search covers.
 * @param tags of Docusaurus, such as `docs-default-current`
 */
export const contextualFilters = (tags: readonly string[]): (string | string[])[] => [
  'language:en',
  tags.map((tag) => `docusaurus_tag:${tag}`),
];
