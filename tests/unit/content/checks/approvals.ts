import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import { wordsOfPath } from './product';
import type { Prose } from './prose';

/*
 * Whom an approval goes to: the contract whose function the caller calls pulls the tokens. In a batch
 * that is the contract whose functions take the list of streams.
 */

/** Contracts of Lockup whose functions take `batch`, the list of streams. */
const batchContracts = Object.entries(latestAbis('lockup'))
  .filter(([, abi]) =>
    abi.some(
      (item) => item.type === 'function' && item.inputs.some(({ name }) => name === 'batch'),
    ),
  )
  .map(([name]) => name);

const GOES =
  /\b(?:allowance|approval|deposits?)\b[^.;`]*\b(?:goes|go|belongs?|to) (?:to )?`(Sablier\w+)`|\bapproves? `(Sablier\w+)`/gi;

/** Sentences that approve another contract than the one that pulls the tokens. */
export function wrongApprovals({ file, sentences, tables }: Prose): string[] {
  const rows = tables.flatMap(({ rows: all }) =>
    all.map(({ at, cells }) => ({ at, under: '', text: cells.join(' | ') })),
  );
  const said = sentences.filter(({ isCell }) => !isCell);
  return [...said, ...rows].flatMap(({ at, text, under }) => {
    // Lockup has a `batch` of its own; a cause of an error is no advice.
    if (/\bown\b|`batch`|\bwent to\b|\byour contract\b|\bFlow\b|`SablierFlow`/.test(text))
      return [];
    const words = text.replace(/`[^`]*`/g, '').replace(/,? or of .*?\bbatch\b/i, '');
    const isBatch =
      /\bbatch|\bseveral streams\b/i.test(`${words} ${under}`) ||
      (/batch/.test(wordsOfPath(file)) && !/batchable/.test(file));
    return [...text.matchAll(GOES)].flatMap(([shown, one, other]) => {
      const spender = one ?? other ?? '';
      return batchContracts.includes(spender) === isBatch
        ? []
        : [
            `${at}: "${shown}" ${isBatch ? `in a batch: ${batchContracts.join(', ')} pulls the tokens` : 'outside of a batch'}`,
          ];
    });
  });
}
