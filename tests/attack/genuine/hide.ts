import fc, { type Arbitrary } from 'fast-check';
import { realAddresses, realLinks, realMail, realStreams } from './lists';
import { thieves } from './thieves';

/** Something done to a text, so that an eye or a program reads it as something else. */
type Hide = (text: string, other: string, at: number) => string;

// cspell:disable
const UNSEEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u115f',
  '\u3164',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u2800',
  '\ufe0f',
  '\u{e0020}',
  '\0',
  '\u001f',
  '\u007f',
  '\u0085',
  '\ue000',
  '\ud800',
];
const BLANKS = [' ', '\t', '\n', '\r\n', '\u00a0', '\u2028', '\u3000', '\u2003', '\v', '\f'];
const SIGNS = [
  '.',
  ',',
  ';',
  ':',
  '/',
  '\\',
  '@',
  '|',
  '-',
  '_',
  '#',
  '?',
  '&',
  '=',
  '%',
  '*',
  '~',
  '!',
  '(',
  ')',
  '',
];
const DOTS = ['。', '．', '｡', '․', '%2e', '[.]', '(dot)', ' dot ', '..', '%E3%80%82'];
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'Ь',
  c: 'с',
  e: 'е',
  i: 'і',
  l: 'I',
  o: '0',
  p: 'р',
  r: 'г',
  s: 'ѕ',
  x: 'х',
};
const SCHEMES = [
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  '//',
  '\\\\',
  '/',
  'hxxps://',
  'javascript:',
  'javascript://',
  'data:text/html,',
  'intent://',
  'view-source:',
  'blob:',
  'mailto:',
  'eip155:1:',
  'eip155:999999:',
  'eth:',
  'evil:',
  'ethereum:',
  'did:pkh:eip155:1:',
  'ftp://',
  'a:',
];
// cspell:enable

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
const insert = (text: string, at: number, what: string): string => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + what + text.slice(place);
};
const change = (text: string, at: number, by: (letter: string) => string): string => {
  const place = at % Math.max(text.length, 1);
  return text.slice(0, place) + by(text.charAt(place)) + text.slice(place + 1);
};
const inPercent = (letter: string) =>
  letter === '' ? '' : `%${letter.charCodeAt(0).toString(16).padStart(2, '0').slice(-2)}`;
const inFullWidth = (letter: string) =>
  /[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter;
const atDots = (text: string, at: number) =>
  text.replace(/\./g, (dot, place: number) => ((at >> place % 8) & 1 ? pick(DOTS, at) : dot));

const hides: readonly Hide[] = [
  (text, _, at) => insert(text, at, pick(UNSEEN, at >> 4)),
  (text, _, at) => insert(text, at, pick(UNSEEN, at >> 4)),
  (text, _, at) => insert(text, at, pick(BLANKS, at >> 4)),
  (text, _, at) => insert(text, at, pick(SIGNS, at >> 4)),
  (text, _, at) => change(text, at, (letter) => LETTERS[letter.toLowerCase()] ?? letter),
  (text, _, at) => change(text, at, inPercent),
  (text, _, at) => change(text, at, inFullWidth),
  (text, _, at) =>
    change(text, at, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    ),
  (text, _, at) => change(text, at, (letter) => `&#${letter.charCodeAt(0) || 0};`),
  (text, _, at) => atDots(text, at),
  (text, _, at) => pick(SCHEMES, at) + text,
  (text, _, at) => pick(SCHEMES, at) + text.replace(/^[a-z]+:\/\//i, ''),
  (text, other, at) => text + pick(SIGNS, at) + other,
  (text, other, at) => other + pick(SIGNS, at) + text,
  (text, other, at) => text + pick(BLANKS, at) + other,
  (text, other, at) => text + pick(BLANKS, at) + pick(SIGNS, at >> 4) + other,
  (text, other, at) => text + pick(UNSEEN, at) + other,
  (text, other, at) => text + pick(SIGNS, at) + other.replace(/^[a-z]+:\/\//i, ''),
  (text, other) => `${text.replace(/^(https?:\/\/)?/, '$1')}@${other.replace(/^[a-z]+:\/\//i, '')}`,
  (text, other) => `[${text}](${other})`,
  (text, other) => `<a href="${other}">${text}</a>`,
  (text, other) => `mailto:${text.replace('mailto:', '')}?cc=${other}`,
  (text, other) => `mailto:${text.replace('mailto:', '')},${other}`,
  (text, other) => `${text}/?next=${encodeURIComponent(other)}`,
  (text, other) => `${text}#${other}`,
  (text, other) => `${text}//${other.replace(/^[a-z]+:\/\//i, '')}`,
  (text, _, at) =>
    `${text}${pick(['/', '/status/1', '/issues/1', '/files/1/a.zip', '/assets/1', '/tree/main', '?x=1', '#x', '.', ':443', ':8443'], at)}`,
  (text, _, at) =>
    pick(['"', "'", '“', '«', '<', '(', '[', '`', '**', '> '], at) +
    text +
    pick(['"', "'", '”', '»', '>', ')', ']', '`', '**', '.', '!'], at),
  (text) => [...text].reverse().join(''),
  (text) => `\u202e${[...text].reverse().join('')}`,
  (text) => text.replace(/(https?:\/\/)/, '$1www.'),
  (text) => `${text} ${text}`,
];

const real = fc.constantFrom(
  ...realLinks,
  ...realMail,
  ...realStreams,
  ...realAddresses.slice(0, 40),
);
const thief = fc.constantFrom(...thieves);

/** A true thing with up to five hides on it, half of them with a thief's. */
export const hidden: Arbitrary<string> = fc
  .tuple(
    real,
    fc.array(
      fc.tuple(
        fc.constantFrom(...hides),
        fc.oneof(real, thief, fc.constantFrom('evil.com', '.evil.com', 'evil')),
        fc.nat(0xffff),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  )
  .map(([first, steps]) => steps.reduce((text, [hide, other, at]) => hide(text, other, at), first));

const prose = fc.constantFrom(
  'Dear user,',
  'your stream must be moved.',
  'The app is closing!',
  'Act today:',
  'Thank you',
  '→',
  '•',
  '1)',
  'It costs 0.5 ETH',
  'at 10:30',
  'v3.0',
  'e.g.',
  '👉',
  'Official app:',
  '官方',
  'Claim:',
  '\n\n',
  '-',
  '*',
  '>',
);
const between = fc.constantFrom(
  ' ',
  ' ',
  '\n',
  '\r\n',
  '\n\n',
  '\t',
  ' - ',
  ', ',
  '; ',
  ' | ',
  '\u00a0',
  ' (',
  ') ',
);

/** A message of true things and words, with one place of a thief in it, apart from other words. */
export const message: Arbitrary<{ text: string; thief: string }> = fc
  .record({
    before: fc.array(fc.tuple(fc.oneof(prose, real), between), { maxLength: 8 }),
    thief,
    around: fc.constantFrom('', ...UNSEEN.slice(0, 18)),
    after: fc.array(fc.tuple(between, fc.oneof(prose, real)), { maxLength: 8 }),
  })
  .map(({ before, thief: one, around, after }) => ({
    thief: one,
    text: [...before.flat(), around, one, around, ...after.flat()].join(''),
  }));
