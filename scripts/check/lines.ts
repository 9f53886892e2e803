/** Sentences and rows of a page, each with its own mark. */
export const saidLines = (text: string): string[] =>
  text
    .split(
      /\n\s*\n|\n(?=\s*(?:\||[-*] |\d+\. ))|(?<=[.!?:]) (?=[A-Z`])|(?<=[.!?:] \{\/\*[^{}]*\*\/\}) (?=[A-Z`])/,
    )
    .map(onOneLine)
    .filter((line) => line !== '');

export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
export const shortened = (text: string): string =>
  text.length > 90 ? `${text.slice(0, 90)} …` : text;
