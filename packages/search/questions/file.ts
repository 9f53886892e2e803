/** The file with the questions of a page: `docs/support/faq.questions.yml` of `docs/support/faq.mdx`. */
export const questionsFileOf = (page: string): string => page.replace(/\.mdx$/, '.questions.yml');
