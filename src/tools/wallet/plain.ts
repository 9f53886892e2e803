/** Controls, marks that change the direction of a text, and characters without a width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\ufe00-\ufe0f]+/gu;

/**
 * Text of a wallet or a token, which may hold whatever its author likes, as one short line: nothing
 * that is not seen, no line breaks, cut after `longest` characters.
 */
export function plainText(text: string, longest: number): string {
  const letters = [
    ...text
      .slice(0, 10 * longest)
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
