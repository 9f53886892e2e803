/**
 * The filters of the framework's contextual search: English, and the tags that a search covers.
 * @param tags Docusaurus' tags, such as `docs-default-current`
 */
export const contextualFilters = (tags: readonly string[]): (string | string[])[] => [
  'language:en',
  tags.map((tag) => `docusaurus_tag:${tag}`),
];
