/** Emoji contain invisible characters: one after a picture, or one that joins two. */
const IN_EMOJI =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F|(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * Invisible characters: controls, direction marks, zero-width spaces, fillers, and unassigned
 * characters, but not tabs and line breaks.
 */
const UNSEEN = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** The distinct invisible characters of a text, in order, except those of emoji. */
export const invisibleIn = (text: string): string[] => [
  ...new Set(text.replace(IN_EMOJI, '').match(UNSEEN)),
];

/** A text without invisible characters, or with a replacement for each. */
export const withoutInvisible = (text: string, instead = ''): string =>
  text.replace(IN_EMOJI, '').replace(UNSEEN, instead);

/** For example `U+200B`. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text for display: invisible characters as code points, at most `most` characters. */
export function visibleText(text: string, most = 60): string {
  const letters = [...text];
  const cut = letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
  return cut.replace(UNSEEN, (character) => `[${codePointOf(character)}]`);
}
