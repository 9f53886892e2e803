// Loader for the JSON that every documentation page carries with its version's sidebars. Its list of
// all pages with their descriptions (11 KB gzip) serves cards of pages, which this site has not;
// such a card would stop the build with the id of its page.
module.exports = (source) => {
  const { version, ...rest } = JSON.parse(source);
  if (!version?.docs || !version.docsSidebars) {
    throw new Error('The version of the pages is not as expected; see without-descriptions.cjs.');
  }
  return JSON.stringify({ ...rest, version: { ...version, docs: {} } });
};
