/** Emoji are written with unseen characters: one after a picture, or one that joins two of them. */
const IN_EMOJI =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F|(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * What the eye does not see: controls, marks that turn the direction of a text, spaces of no width, fillers,
 * and characters without a meaning. Tab and line breaks are not among them.
 */
const UNSEEN = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** The unseen characters of a text, each once, in order; those of emoji do not count. */
export const unseenIn = (text: string): string[] => [
  ...new Set(text.replace(IN_EMOJI, '').match(UNSEEN)),
];

/** A text without unseen characters, or with another in the place of each. */
export const withoutUnseen = (text: string, instead = ''): string =>
  text.replace(IN_EMOJI, '').replace(UNSEEN, instead);

/** For example `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text to show: unseen characters by their numbers, and not longer than `most` characters. */
export function shown(text: string, most = 60): string {
  const letters = [...text];
  const cut = letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
  return cut.replace(UNSEEN, (character) => `[${codeOf(character)}]`);
}
