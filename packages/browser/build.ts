/**
 * The id of the build that wrote a page, added by packages/islands/plugin/build-id. Scripts and stylesheets
 * are named after their content, so a document runs the code of the build that it names.
 * @returns undefined for a page without an id, as with `npm start`
 */
export const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** Whether a page comes from another build than the document: text and code of two builds must not be mixed. */
export const isOfOtherBuild = (page: Document): boolean => buildOf(page) !== buildOf(document);
