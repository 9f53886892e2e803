/** Words and phrases that pages do without, each with what to do instead. The voice is in CONTRIBUTING.md. */
interface Pattern {
  find: RegExp;
  instead: string;
  /** Snippets may use it. */
  inDocsOnly?: boolean;
}

/** Words of marketing and of false comfort. */
const BANNED =
  /\b(simply|easy|easily|seamless(ly)?|powerful|leverag\w+|effortless\w*|robust|cutting-edge|blazing\w*|revolution\w*)\b/gi;

const odd = (find: RegExp, instead: string): Pattern => ({ find, instead, inDocsOnly: true });

export const patterns: readonly Pattern[] = [
  { find: BANNED, instead: 'Leave it out, or say what the reader can see or measure.' },
  {
    find: /[\u2013\u2014]/g,
    instead: 'No dash is punctuation here: write two sentences, a comma or a colon.',
  },
  // Phrases that sound translated.
  odd(/\bspeaks? of\b/gi, 'Write "covers" or "is about".'),
  odd(/\bat latest\b/gi, 'Write "no later than".'),
  odd(/\bnone of ours\b/gi, 'Write "not ours".'),
  odd(/\b(?:is|are) (?:there|here) since\b/gi, 'Write "has had … since", with the release.'),
  odd(/\bstands? in for\b/gi, 'Write "takes the place of" or "represents".'),
  odd(/\band their likes\b/gi, 'Name them, or write "and similar ones".'),
  // Openings that promise what a page will do instead of doing it.
  odd(
    /\b(?:at its end|after (?:it|this page)),? (?:you|the|your|a) /gi,
    'Write the fact or the step itself.',
  ),
];
