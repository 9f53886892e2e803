/** Longest ordinary word; keys, hashes and the addresses of other chains are longer. */
const LONGEST_WORD = 24;

const SIGNS: readonly RegExp[] = [
  // A dot, or a character that browsers treat as one in a host, between letters.
  /[\p{L}\p{N}][.。．｡․][\p{L}\p{N}\p{M}]{2}/u,
  /@.|.@|\\|:\/\/|^\/\/|xn--|%[0-9a-f]{2}|&#|&\w+;/iu,
  // A scheme, or an address after the name of a chain.
  /\p{L}[\p{L}\p{N}+.-]*:[^\s]/u,
  /0x[0-9a-f]/i,
  // A telephone number.
  /(?:^|\+)\d[\d-]{7,}/,
];

/**
 * Whether a piece of text may be a link, an address or an account, which must not be ignored
 * silently. Numbers, dates and abbreviations are not.
 */
export function isLinkLike(piece: string): boolean {
  const text = piece.normalize('NFKC');
  if (/^v?\d+(?:[.,:/-]\d{1,4}){0,2}[a-z%]{0,5}$/i.test(text) && text.length <= LONGEST_WORD)
    return false;
  if (SIGNS.some((sign) => sign.test(text))) return true;
  return text.length > LONGEST_WORD && /[\p{L}\p{N}]{25}/u.test(text);
}

const NUMBER_TO_CALL = /\+\d[\d\s().-]{6,}\d|\(\d{2,5}\)\s*\d[\d\s-]{4,}\d|\b0\d[\d-]{7,}/g;

/** Telephone numbers with spaces. */
export const numbersToCall = (text: string): string[] =>
  (text.match(NUMBER_TO_CALL) ?? []).map((number) => number.trim());
