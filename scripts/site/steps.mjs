/** The steps of a build, in order. */
export const STEPS = /** @type {const} */ ([
  'Contract reference',
  'Facts and pages',
  'Bundling',
  'Drawing pages',
  'Search, Markdown, headers and pictures',
  'Offline copy',
  'Documentation server',
]);
