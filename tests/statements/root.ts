/** Where docs, snippets and tests/statements are: another folder for the tests of the runner itself. */
export const ROOT = process.env.STATEMENTS_ROOT ?? '.';
