/** Controls, direction marks, and zero-width characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufe00-\ufe0f]+/gu;

/**
 * Untrusted text of a wallet or a token as one short line: without invisible characters and line
 * breaks, cut after `longest` characters.
 */
export function withoutControlCharacters(text: string, longest: number): string {
  const letters = [
    ...text
      .slice(0, 10 * longest)
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
