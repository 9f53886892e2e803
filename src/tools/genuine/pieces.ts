// cspell:words punkt punto
import { withoutUnseen } from './unseen';

/** Everything that no link, address or name consists of. */
const BETWEEN = /[^\p{L}\p{N}\p{M}\p{C}:/\\.@%?#&+~_$!-]+/u;
/** Between sentences without a blank. The second kind of mark is a dot in a host as well. */
const SENTENCES = /\.{2,}|[。？！]/u;
/** Before a link that something is written against, as in `here:https://…`. */
const NEXT_LINK = /(?=h(?:tt|xx)ps?:)/i;
const ENDS = /^[$€£"'“”‘’«»<>([{*_~`,;:!?.…–—-]+|["'“”‘’«»<>)\]},;:!?.…*_~`–—-]+$/gu;

/** Without the marks that a sentence or Markdown sets around it. */
const bare = (piece: string) => piece.replace(ENDS, '');

export interface Word {
  /** As it is written. Browsers take signs in a host that the eye takes for an end of it. */
  whole: string;
  /** Cut where no link goes on: the address in `[text](address)`, or that in `href="address"`. */
  cut: string[];
}

/** The words of a text in all the ways in which a mail or a chat can be read. */
export function wordsOf(text: string): Word[] {
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

/** What is written for a dot so that no program makes a link of it, and a reader types one. */
const DOTS = [
  /\s*[[({]\s*(?:dot|punkt|punto|\.)\s*[\])}]\s*|\s+(?:dot|punkt|punto)\s+/giu,
  /\s+\.\s*(?=[\p{L}\p{N}])/gu,
  /(?<=[\p{L}\p{N}])[•·∙⋅・‧](?=[\p{L}\p{N}])/gu,
];

/**
 * A browser leaves unseen characters out of a host and takes wide letters for plain ones, other programs end
 * a link there; words and signs can stand for dots.
 */
function readings(text: string): string[] {
  const clean = withoutUnseen(text);
  const plain = clean.normalize('NFKC');
  const dotted = DOTS.reduce((read, dot) => read.replace(dot, '.'), plain);
  return [...new Set([text, clean, withoutUnseen(text, ' '), plain, dotted])];
}

/** The last word of a line with the beginning of the next, where a program may have cut a link. */
export interface LineEnd {
  word: string;
  /** The word and what follows it, up to the next blank: the next line alone, and all that are joined so. */
  joined: string[];
  /** Whether the next line begins as no sentence does. */
  isContinued: boolean;
}

/** Lines that one link is taken to break over. */
const MOST_LINES = 4;

/** Words that only a tab or line breaks divide from the next one. */
export function lineEndsOf(text: string): LineEnd[] {
  return withoutUnseen(text)
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
