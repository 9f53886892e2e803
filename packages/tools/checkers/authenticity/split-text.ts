// cspell:words punkt punto
import { withoutInvisible } from './invisible';

/** Characters that do not occur in links, addresses and account names. */
const BETWEEN = /[^\p{L}\p{N}\p{M}\p{C}:/\\.@%?#&+~_$!-]+/u;
/**
 * Ends of sentences without a space after them. The second group also counts as a dot in a host.
 */
const SENTENCES = /\.{2,}|[。？！]/u;
/** The start of a link directly after other text, as in `here:https://…`. */
const NEXT_LINK = /(?=h(?:tt|xx)ps?:)/i;
const ENDS = /^[$€£"'“”‘’«»<>([{*_~`,;:!?.…–—-]+|["'“”‘’«»<>)\]},;:!?.…*_~`–—-]+$/gu;

/** A piece without surrounding punctuation or Markdown. */
const bare = (piece: string) => piece.replace(ENDS, '');

export interface Word {
  /** As written. Browsers accept characters in a host that look like the end of it. */
  whole: string;
  /** Cut where a link must end: the URL in `[text](url)`, or in `href="url"`. */
  cut: string[];
}

/** The words of a text in all the ways in which mail and chat programs may parse it. */
export function messageWords(text: string): Word[] {
  const words = new Map<string, Word>();
  const add = (whole: string, pieces: string[]) => {
    const cut = pieces.map(bare).filter(Boolean);
    if (whole) words.set(JSON.stringify([whole, cut]), { whole, cut });
  };
  for (const word of new Set(readings(text).flatMap((reading) => reading.split(/\s+/)))) {
    const parts = word.split(BETWEEN).flatMap((one) => one.split(NEXT_LINK));
    const isDotted = (part: string) => SENTENCES.test(part);
    add(
      bare(word),
      parts.filter((part) => !isDotted(part)),
    );
    for (const part of parts.filter(isDotted)) add(bare(part), part.split(SENTENCES));
  }
  return [...words.values()];
}

/** Substitutes for a dot that keep programs from making a link, which a reader then types. */
const DOTS = [
  /\s*[[({]\s*(?:dot|punkt|punto|\.)\s*[\])}]\s*|\s+(?:dot|punkt|punto)\s+/giu,
  /\s+\.\s*(?=[\p{L}\p{N}])/gu,
  /(?<=[\p{L}\p{N}])[•·∙⋅・‧](?=[\p{L}\p{N}])/gu,
];

/**
 * All readings of a text: a browser removes invisible characters from a host and normalizes wide
 * letters, while other programs end the link there; words and symbols can replace dots.
 */
function readings(text: string): string[] {
  const clean = withoutInvisible(text);
  const plain = clean.normalize('NFKC');
  const dotted = DOTS.reduce((read, dot) => read.replace(dot, '.'), plain);
  return [...new Set([text, clean, withoutInvisible(text, ' '), plain, dotted])];
}

/** The last word of a line and the start of the next, where a program may have wrapped a link. */
interface LineEnd {
  word: string;
  /**
   * The word and its continuation, up to the next space: with the next line only, and with all
   * lines.
   */
  joined: string[];
  /** Whether the next line does not start like a sentence. */
  isContinued: boolean;
}

/** Maximum number of lines of a wrapped link. */
const MOST_LINES = 4;

/** Words that are separated from the next one only by a tab or line breaks. */
export function lineEndsOf(text: string): LineEnd[] {
  return withoutInvisible(text)
    .split(/[^\S\t\n\r]+/)
    .flatMap((chunk) => {
      const words = chunk.split(/[\t\n\r]+/).filter(Boolean);
      const isBlankLine = /\n\s*\n/.test(chunk);
      return words.slice(0, -1).flatMap((word, at) => {
        const next = words[at + 1] ?? '';
        const isContinued = !/^[\p{L}\p{N}"'“‘«([<*@]/u.test(next);
        if (!isContinued && (isBlankLine || /^h(?:tt|xx)ps?:|:$/i.test(next))) return [];
        const joined = new Set([word + next]);
        if (isContinued) joined.add(words.slice(at, at + MOST_LINES).join(''));
        return [{ word, joined: [...joined], isContinued }];
      });
    });
}
