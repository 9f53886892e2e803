/**
 * The build that wrote a page, as src/plugins/client/build-id has marked it. A page names its scripts and
 * stylesheets by their content, so that what a document runs is of the build that the document names.
 * @returns undefined where pages are not marked, as while they are written (`npm start`)
 */
export const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** Whether a page is of another build than the document: the text of one must not meet the code of the other. */
export const isOfOtherBuild = (page: Document): boolean => buildOf(page) !== buildOf(document);
