// Loader for framework code that sorts paths and names by the reader's language, for no reader: the first
// use of the browser's collator takes a phone some 50 ms. Code units do.
const CALL = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

module.exports = (source) => {
  if (!CALL.test(source)) throw new Error('There is nothing to sort; see plain-order.cjs.');
  return source.replace(CALL, '($1 < $2 ? -1 : $1 > $2 ? 1 : 0)');
};
