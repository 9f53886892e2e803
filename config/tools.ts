import { toolElements as elements } from '@sablier-docs/vocabulary/elements/tools';

/** The islands, each with the module that exports its name: the tools of pages, and the search page. */
export const toolOptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(elements).map(([name, { module }]) => [name, module])),
  SearchPage: '@sablier-docs/search/screens/Page',
};
