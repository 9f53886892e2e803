/** Letters of one script in lower case, without accents; other signs separate words. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').normalize('NFKC').toLowerCase();

/** An apostrophe that counts as a letter, as phones type it in Ukrainian. */
const APOSTROPHE = /\u02bc/g;

/** A number sign alone is the name of a column of row numbers. */
const spelled = (name: string): string =>
  name.trim() === '#' ? 'no' : name.replace(APOSTROPHE, "'");

/** The words of a column's name: those of `HolderAddress` and `holder_address` are the same two. */
export const columnNameWords = (name: string): string[] =>
  fold(
    spelled(name)
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name for comparisons: its words without anything between them. */
export const joined = (name: string): string => fold(spelled(name)).replace(/[^\p{L}\p{N}]+/gu, '');
