import fs from 'node:fs';
import path from 'node:path';
import type { Role, Step } from './types';

/** A sentence about behavior that no ABI shows. */
export interface Note {
  /** The release that brought it: `v3.0`. */
  release: string;
  says: string;
  step: Extract<Step, 'silent' | 'behavior' | 'error'>;
  for: readonly Role[];
  /** It holds for upgrades from this release or a newer one. */
  since?: string;
  /** It holds for upgrades to a release before this one. */
  until?: string;
  /** The remedy in a contract, in whole sentences. */
  inContract?: string;
}

type Attributes = Omit<Note, 'release' | 'says'> & { begins: string };

const calls: readonly Role[] = ['caller', 'script'];
const all: readonly Role[] = ['caller', 'script', 'indexer'];
const silent = (begins: string, more: Partial<Attributes> = {}): Attributes => ({
  begins,
  step: 'silent',
  for: calls,
  ...more,
});
const loud = (begins: string, more: Partial<Attributes>): Attributes =>
  silent(begins, { step: 'behavior', ...more });

const payable =
  'Make the function that withdraws payable, read `calculateMinFeeWei(streamId)` and forward it: `withdrawMax{ value: fee }(streamId, to)`. Or hold coins of the chain in the contract.';

/** What the sentences on the pages of upgrades concern, in their order. */
const attributes: Readonly<Record<string, readonly Attributes[]>> = {
  'lockup v4.0': [
    loud('Create functions: the errors', { step: 'error', since: 'v2.0' }),
    loud('`createWithDurationsLD` and `createWithDurationsLT`: an empty list', { since: 'v2.0' }),
  ],
  'lockup v3.0': [
    silent('`withdraw`, `withdrawMax` and `withdrawMaxAndTransfer`: a withdrawal reverts', {
      inContract: payable,
    }),
    silent('`cancelMultiple`: an entry that reverts', { for: all }),
    loud('Create functions: brokers are gone', { since: 'v1.0' }),
    silent('Create functions: the chain'),
  ],
  'lockup v2.0': [
    silent('`withdrawMultiple`: an entry that fails', { for: all }),
    loud('Create functions: a linked library', { step: 'error' }),
    silent('`withdrawMaxAndTransfer`: operators'),
    silent('Create functions of linear streams: the cliff'),
    silent('Create functions with timestamps: an end in the past'),
  ],
  'lockup v1.2': [
    silent('`withdraw`: the caller need not be a party', { for: all }),
    silent('Create functions: a start time of 0 reverts'),
    silent('`getCliffTime`: a stream without a cliff', { for: all }),
    silent('Create functions: the protocol fee'),
  ],
  'lockup v1.1': [silent('`cancel` and `cancelMultiple`: the recipient')],
  'flow v3.0': [silent('`recover`: it emits no event', { for: all })],
  'flow v2.0': [
    silent('`withdraw` and `withdrawMax`: a withdrawal reverts', { inContract: payable }),
    silent('`adjustRatePerSecond`: a rate of 0'),
    silent('`statusOf`: a stream before its start', { for: all }),
    silent('`create` and `createAndDeposit`: the chain'),
  ],
  'flow v1.1': [silent('`batch`: it returns the results')],
  'airdrops v3.0': [silent('`claim`, `claimTo` and `claimViaSig`: they revert')],
  'airdrops v2.0': [
    silent('`claim`: the fee is set in US dollars', { for: all }),
    silent('`claim`: after the end of the vesting', { for: all }),
    silent('`claim`: it reverts before the start'),
    loud('`createMerkleLT`: percentages', { since: 'v1.2' }),
    silent('Create functions: the chain'),
  ],
  'airdrops v1.3': [
    silent('`createMerkleLL`: a cliff releases'),
    silent('`claim`: it costs a fee', { until: 'v2.0' }),
  ],
  'airdrops v1.2': [
    silent('`clawback`: the admin may also'),
    silent('`claim` and `clawback`: a protocol fee'),
  ],
};

const HEADING = 'These keep their names but behave differently:';

/**
 * The sentences of a page of upgrades about behavior, newest release first: each neighboring pair of releases has
 * a list of them.
 * @param root folder that holds `docs`
 * @throws when a sentence has no row in `attributes`, or a row no sentence
 */
export function readNotes(root: string, product: string): Note[] {
  const file = path.join(root, `docs/reference/upgrades/${product}.mdx`);
  const sections = fs.readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [, release] = /^\w+ v\d+\.\d+ to (v\d+\.\d+) \{/.exec(section) ?? [];
    return release === undefined ? [] : notesOf(file, `${product} ${release}`, release, section);
  });
}

function notesOf(file: string, key: string, release: string, section: string): Note[] {
  const [, list = ''] = section.split(HEADING);
  const sentences = [...list.matchAll(/^- (.*)$/gm)].map(([, line = '']) =>
    line.replace(/\s*\{\/\*.*?\*\/\}/g, '').trim(),
  );
  const known = attributes[key] ?? [];
  if (sentences.length !== known.length) {
    throw new Error(
      `${file}: ${key} has ${sentences.length} sentences about behavior, and packages/reference/upgrades/notes.ts ${known.length}.`,
    );
  }
  return known.map(({ begins, ...note }, at): Note => {
    const says = sentences[at] ?? '';
    if (!says.startsWith(begins)) throw new Error(`${file}: no sentence ${at + 1} "${begins} …".`);
    return { release, says, ...note };
  });
}

/**
 * The sentences that an upgrade from one release to another meets, those of older releases first.
 * `SablierHelpers_` is the prefix of errors up to v3.0 only.
 */
export function notesBetween(notes: readonly Note[], from: string, to: string): Note[] {
  return notes
    .filter(
      ({ release, since = 'v0', until }) =>
        from < release && release <= to && from >= since && (!until || to < until),
    )
    .map((note) => ({
      ...note,
      says:
        note.release < 'v4.0' && to >= 'v4.0'
          ? note.says.replaceAll('`SablierHelpers_', '`SablierLockupHelpers_')
          : note.says,
    }))
    .sort((one, other) => one.release.localeCompare(other.release));
}
