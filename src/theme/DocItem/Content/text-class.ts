import { ThemeClassNames } from '@docusaurus/theme-common';

/** Classes of the element that holds what a page says. */
export const textClass = `${ThemeClassNames.docs.docMarkdown} markdown`;
