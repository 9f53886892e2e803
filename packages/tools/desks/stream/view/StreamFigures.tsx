import { FeeNotice } from '../../flow/view/FeeNotice';
import type { DisplayRow } from '@sablier-docs/kit/wallet/show';
import { DisplayRows } from '@sablier-docs/kit/wallet/view/DisplayRows';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { DeskRelease } from '../../../readings/contracts/types';
import { streamViewWord, type StreamResults } from '../../../readings/stream/results';
import { computeStream } from '../../../readings/stream/compute';
import { followsPrice } from '../../../readings/stream/price-gated';
import { simulatorLink } from '../../../readings/stream/simulator-link';
import { emptyStreamRows, streamDisplayRows } from '../../../readings/stream/display-rows';
import { formatUtc } from '@sablier-docs/protocol/time';
import type { ReactNode } from 'react';

interface Props {
  release: DeskRelease;
  tokenId: string;
  chain: { name: string; currency: string };
  results: StreamResults | null;
  account: string | null;
}

/** What a reader decides by. The other figures are folded, so that the action stands near the reading on a phone. */
const FIRST: ReadonlySet<string> = new Set([
  'statusOf',
  'withdrawableAmountOf',
  'coveredDebtOf',
  'uncoveredDebtOf',
  'refundableAmountOf',
]);

/** Whether a figure stands open: also one that differs, and the right of a sender that follows a price. */
const isOpen = ({ name, computed }: DisplayRow, results: StreamResults | null): boolean =>
  FIRST.has(name) ||
  computed !== undefined ||
  (name === 'isCancelable' && results !== null && followsPrice(results));

/** The values that were read from a stream, and whether the site's own computation agrees. */
export function StreamFigures({ release, tokenId, chain, results, account }: Props): ReactNode {
  const views = [...(results?.views.values() ?? [])];
  if (views.length > 0 && views.every((answer) => 'reverted' in answer)) {
    return (
      <p className={tool.notice}>
        This contract has no stream <span>{tokenId}</span> on <span>{chain.name}</span>. Compare
        chain, contract and ID with the link of the stream.
      </p>
    );
  }
  const computed = results && computeStream(release, results);
  const rows = results
    ? streamDisplayRows(release, computed, { results, account, currency: chain.currency })
    : emptyStreamRows(release);
  const simulator = results && simulatorLink(release, results);
  const differing = rows.filter((row) => row.computed !== undefined);
  const folded = rows.filter((row) => !isOpen(row, results));
  const fee = results ? streamViewWord(results, 'calculateMinFeeWei') : undefined;
  return (
    <>
      {differing.length > 0 && (
        <p className={tool.notice}>
          <span>
            {differing.length === 1 ? 'One figure differs' : `${differing.length} figures differ`}
          </span>{' '}
          from what this page computes from the terms of the stream:{' '}
          <span>{listOf(differing)}</span>. The contract decides what is paid. Do not act before you
          know the reason: read again, or compare with an explorer.
        </p>
      )}
      {results && (
        <FeeNotice noun="stream" fee={fee} ceiling={results.feeCeiling} currency={chain.currency} />
      )}
      <DisplayRows rows={rows.filter((row) => isOpen(row, results))} isBusy={!results} />
      <details>
        <summary>{`${folded.length} more figures`}</summary>
        <DisplayRows rows={folded} isBusy={!results} />
        {simulator && (
          <p>
            <a href={simulator}>Open it in the simulator</a>, which computes any moment and shows
            the curve, as Lockup v4.0 rounds.
          </p>
        )}
        {results && (
          <p className={tool.hint}>
            The token&rsquo;s name comes from the token itself, which can call itself anything.
            <span>
              {fee !== undefined &&
                ` The minimum fee is set in USD and paid in ${chain.currency} at the price of a feed.${
                  results.feeUsd === null ? ' Here, nothing says the amount in USD.' : ''
                } A fee of 0 means that none is set, or that no feed gives a price of the last 24 hours.`}
            </span>
          </p>
        )}
      </details>
      {results && (
        <p className={tool.hint}>
          <span>{results.time !== null && `As of ${dateOf(results.time)}. `}</span>
          <span>{comparisonText(computed, differing.length)}</span>
        </p>
      )}
    </>
  );
}

const listOf = (rows: readonly { label: string }[]) =>
  rows.map(({ label }) => label.toLowerCase()).join('; ');

const dateOf = (time: bigint) => (time < 1n << 40n ? formatUtc(time) : String(time));

function comparisonText(computed: object | null, differing: number): string {
  if (!computed) {
    return 'These are the answers of the contract; this page has not computed them itself.';
  }
  const count = Object.keys(computed).length;
  return differing === 0
    ? `This page has computed ${count} of the figures from the terms of the stream, as its release computes them, with the same results.`
    : '';
}
