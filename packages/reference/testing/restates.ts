/** Words common to all descriptions, and the subjects of every function of a stream. */
const empty = new Set(
  (
    'a an the of to from for in on by with and or its it is are be this that which as at ' +
    'stream streams contract function provided given address amount amounts tokens token flag indicating ' +
    'whether retrieves returns gets sets calculates makes emitted thrown value sablier new'
  ).split(' '),
);

/** `withdrawMax` and `Withdraws` count as the same word. */
const stem = (word: string) => word.toLowerCase().replace(/(?:ies|ing|ed|es|s|e)$/, '');

const wordsOf = (text: string) =>
  (text.match(/[A-Za-z][a-z]*|[A-Z]+(?![a-z])/g) ?? []).filter((word) => word.length > 1);

/** Whether the first sentence of a description only repeats the name. */
export function restatesName(name: string, description: string): boolean {
  const known = new Set(wordsOf(name).map(stem));
  const [sentence = ''] = description.split(/[.](?:\s|$)/);
  const said = wordsOf(sentence)
    .filter((word) => !empty.has(word.toLowerCase()))
    .map(stem);
  return said.every((word) => known.has(word)) && description.trim().length <= sentence.length + 1;
}
