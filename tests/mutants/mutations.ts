import { readFileSync } from 'node:fs';
import { filesIn } from '@sablier-docs/solidity/compile';

/** One change to a sample that makes it pay, bind or obey another account. */
export interface Mutant {
  /** `file:line change`, unique. */
  readonly id: string;
  readonly file: string;
  /** The whole file with the change. */
  readonly source: string;
}

type Rule = readonly [what: string, pattern: RegExp, change: (...groups: string[]) => string];

const FLAG = 'cancelable|transferable';
/** An expression up to the comma or comment at its end; calls and indexes have no comma here. */
const VALUE = '[\\w.[\\]()]+';

/** Rules look at a file as a whole, because the two parties are on lines of their own. */
const rules: readonly Rule[] = [
  [
    'flag flipped',
    new RegExp(`((?:${FLAG}): )(true|false)`, 'g'),
    (_, name, flag) => `${name}${flag === 'true' ? 'false' : 'true'}`,
  ],
  [
    'positional flag flipped',
    /((?:TOKEN, |token, |\btoken,\n\s+))(true|false)\b/g,
    (_, before, flag) => `${before}${flag === 'true' ? 'false' : 'true'}`,
  ],
  [
    'parties swapped',
    new RegExp(`(sender: )(${VALUE})(,.*\\n\\s*recipient: )(${VALUE})`, 'g'),
    (_, first, sender, second, recipient) => `${first}${recipient}${second}${sender}`,
  ],
  [
    'parties swapped',
    /(sender: )([\w.]+)(,\n\s*)recipient,/g,
    (_, first, sender, second) => `${first}recipient${second}recipient: ${sender},`,
  ],
  [
    'positional parties swapped',
    /((?:create|createAndDeposit),? ?\(|args: \[|createAndDeposit\(\[\n\s+|write\.create\(\[\n\s+)(address\(this\)|sender|walletClient\.account\.address)(,(?: \/\/.*)?\s*)([\w.]+(?:\[\w+\])?)/g,
    (_, before, sender, between, recipient) => `${before}${recipient}${between}${sender}`,
  ],
  ['refund not passed on', /^.*safeTransfer\((?:owner\(\)|msg\.sender), .*$/gm, () => ''],
  [
    'paid to the contract',
    /(safeTransfer\()(owner\(\)|to|msg\.sender)(, )/g,
    (_, a, __, b) => `${a}address(this)${b}`,
  ],
  ['open to everyone', /(external(?: payable)?) onlyOwner/g, (_, visibility) => `${visibility}`],
  ['open to everyone', /^ +if \(msg\.sender != (?:beneficiaryOf|funderOf)\[.*$/gm, () => ''],
];

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Samples that act on streams; the Airdrops ones call a recorder, which compares all arguments. */
const FOLDERS = ['examples/lockup', 'examples/flow'];

/**
 * Every mutant of the samples.
 * @throws when a rule matches nothing: the samples are written differently by now
 */
export function findMutants(): Mutant[] {
  const files = [...filesIn(FOLDERS, '.sol'), ...filesIn(FOLDERS, '.ts')]
    .filter((file) => !file.endsWith('.t.sol'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const found = rules.flatMap(([what, pattern, change]) => {
    const own = files.flatMap(({ file, source }) =>
      [...source.matchAll(pattern)].map((match): Mutant => {
        const before = source.slice(0, match.index);
        const after = source.slice(match.index + match[0].length);
        const id = `${file}:${lineOf(source, match.index)} ${what}`;
        return { id, file, source: `${before}${change(...match)}${after}` };
      }),
    );
    if (own.length === 0) throw new Error(`No sample matches "${what}" ${pattern.source}.`);
    return own;
  });
  const unchanged = new Set(files.map(({ source }) => source));
  const real = found.filter(({ source }) => !unchanged.has(source));
  return [...new Map(real.map((mutant) => [mutant.id, mutant])).values()];
}
