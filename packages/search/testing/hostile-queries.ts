// cspell:disable
/** Pieces that tend to break searches: markup, regular expressions, prototype names, rare scripts, odd lengths. */
const PIECES = [
  '<img src=x onerror="window.harmed=1">',
  '<script>window.harmed=1</script>',
  '"><svg onload=window.harmed=1>',
  "javascript:window.harmed=1//'",
  '<mark>',
  '</mark>',
  '&lt;b&gt;&amp;&#x3c;',
  '{{constructor.constructor("window.harmed=1")()}}',
  '${window.harmed=1}',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  '-1e309',
  '.*+?^${}()|[]\\',
  '(a+)+$',
  '[',
  '(?:',
  '\\',
  '%',
  '%00',
  '%ED%A0%BD',
  "' OR 1=1 --",
  '../../etc/passwd',
  'مرحبا بالعالم',
  'שלום',
  '\u202Etxet\u202C',
  '日本語',
  'ストリーム',
  'ﬁnal',
  'İstanbul',
  'ßẞ',
  'Z̸̧̢͖̺̫a̵̛̯l̷̞͛g̶̼̈́o̷̘͌',
  '🤷‍♂️',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '\uD83D',
  '\uDE00',
  '\u0000',
  '\u0007',
  '\u200B',
  '\uFEFF',
  '\t\n',
  '0x',
  '0xcafe',
  '0x0000000000000000000000000000000000000000',
  '1e18',
  'a'.repeat(64),
  'ab '.repeat(40),
  'x'.repeat(10_000),
];

/** Words of the site, so that many queries have hits. */
const WORDS =
  'stream flow lockup airdrop cliff tranche segment withdraw cancel renounce recipient sender createWithTimestampsLL rate per second solvency depletion merkle root SablierLockup what is how do i v4.0 ERC-20 nft hook fee'.split(
    ' ',
  );

/**
 * Random and hostile queries, the same for the same seed: the pieces above, words of the site, both joined, cut
 * anywhere and mixed with random characters of all planes.
 */
export function hostileQueries(count: number, seed: number): string[] {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (from: readonly string[]) => from[below(from.length)] ?? '';
  const character = () => String.fromCodePoint(below(4) ? below(0x250) : below(0x110000));
  const part = () => {
    const kind = below(10);
    if (kind < 4) return pick(PIECES);
    if (kind < 8) return pick(WORDS);
    return Array.from({ length: 1 + below(12) }, character).join('');
  };
  const queries = [...PIECES];
  while (queries.length < count) {
    const parts = Array.from({ length: 1 + below(4) }, part);
    const text = parts.join(below(3) ? ' ' : '');
    queries.push(below(4) ? text : text.slice(below(text.length), 1 + below(text.length + 1)));
  }
  return queries.slice(0, count);
}

/** A linear congruential generator would be too regular. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
