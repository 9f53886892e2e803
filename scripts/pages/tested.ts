/** Where the tested sentences of a page are: files of its name with these endings, or a folder of its name. */
export const TESTED = {
  folder: 'tests/statements',
  ending: /^\.[a-z]+\.(?:ts|json|txt)$/,
} as const;
