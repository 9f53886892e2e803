import { hasUnitSign, HINT_WORDS, isSymbol, KNOWN_NAMES, NEVER_WORDS } from './names';
import { joined, columnNameWords } from './words';

/**
 * What the name of a file's column says about a column of a format. `exact`: it is that name.
 * `known`: people use it for that. `hint`: it may be one, so it is asked about. `never`: it is
 * something else. `none`: nothing.
 */
export type NameRank = 'exact' | 'known' | 'hint' | 'never' | 'none';

/** A symbol behind a name, in brackets or as in `Betrag in USDC`. */
const SYMBOL_BEHIND =
  /^(.*\S)(?:\s*[([（]\s*([^()[\]（）]+?)\s*[)\]）]|\s+(?:in|en|em|w|в)\s+(\S+))\s*$/;

/** A name without the symbol of a token: `Amount` for `Amount (USDC)`, `Betrag in USDC` and `USDC amount`. */
function withoutSymbol(name: string): string {
  const [, before = '', bracketed, behind] = SYMBOL_BEHIND.exec(name) ?? [];
  if (before !== '' && isSymbol(bracketed ?? behind ?? '')) return before;
  const words = name.trim().split(/[\s_-]+/);
  if (words.length < 2) return name;
  if (isSymbol(words[0] ?? '') && words[0] === words[0]?.toUpperCase()) {
    return words.slice(1).join(' ');
  }
  const last = words.at(-1) ?? '';
  return isSymbol(last) && last === last.toUpperCase() && last !== name.toUpperCase()
    ? words.slice(0, -1).join(' ')
    : name;
}

/** @param column the name in the format, such as `amount` */
export function rankOf(name: string, column: string): NameRank {
  const whole = joined(name);
  if (whole === '') return 'none';
  if (column === 'amount' && hasUnitSign(name)) return 'hint';
  if (whole === joined(column)) return 'exact';
  const known = KNOWN_NAMES[column];
  if (known?.has(whole)) return 'known';
  if (column === 'amount' && known?.has(joined(withoutSymbol(name)))) return 'known';
  const words = columnNameWords(name);
  if (words.some((word) => NEVER_WORDS[column]?.has(word))) return 'never';
  return words.some((word) => HINT_WORDS[column]?.has(word)) ? 'hint' : 'none';
}
