import { FeeNotice } from '@site/src/components/Wallet/FeeNotice';
import { Rows } from '@site/src/components/Wallet/Rows';
import tool from '@site/src/components/Tool/styles.module.css';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import { wordOf, type StreamAnswers } from '@site/src/tools/desk/reading/answers';
import { compute } from '@site/src/tools/desk/reading/compute';
import { emptyRows, rowsOf } from '@site/src/tools/desk/reading/rows';
import { formatUtc } from '@site/src/protocol/time';
import type { ReactNode } from 'react';

interface Props {
  release: DeskRelease;
  tokenId: string;
  chain: { name: string; currency: string };
  answers: StreamAnswers | null;
  account: string | null;
}

/** What was read of a stream, and how far the site's own arithmetic agrees with it. */
export function Findings({ release, tokenId, chain, answers, account }: Props): ReactNode {
  if (!answers) return <Rows rows={emptyRows(release)} isBusy />;
  const views = [...answers.views.values()];
  if (views.length > 0 && views.every((answer) => 'reverted' in answer)) {
    return (
      <p className={tool.notice}>
        This contract has no stream {tokenId} on {chain.name}. Compare chain, contract and ID with
        the link of the stream.
      </p>
    );
  }
  const computed = compute(release, answers);
  const rows = rowsOf(release, computed, { answers, account, currency: chain.currency });
  const differing = rows.filter((row) => row.computed !== undefined);
  const fee = wordOf(answers, 'calculateMinFeeWei');
  return (
    <>
      {differing.length > 0 && (
        <p className={tool.notice}>
          {differing.length === 1 ? 'One figure differs' : `${differing.length} figures differ`}{' '}
          from what this page computes from the terms of the stream: {listOf(differing)}. The
          contract decides what is paid. Do not act before you know the reason: read again, or
          compare with an explorer.
        </p>
      )}
      <FeeNotice noun="stream" fee={fee} ceiling={answers.feeCeiling} currency={chain.currency} />
      <Rows rows={rows} isBusy={false} />
      <p className={tool.hint}>
        {answers.time !== null && `As of ${dateOf(answers.time)}. `}
        {said(computed, differing.length)} The token&rsquo;s name comes from the token itself, which
        can call itself anything.
        {fee !== undefined &&
          ` The minimum fee is set in USD and paid in ${chain.currency} at the price of a feed.${
            answers.feeUsd === null ? ' Here, nothing says the amount in USD.' : ''
          } A fee of 0 means that none is set, or that the feed gives no price.`}
      </p>
    </>
  );
}

const listOf = (rows: readonly { label: string }[]) =>
  rows.map(({ label }) => label.toLowerCase()).join('; ');

const dateOf = (time: bigint) => (time < 1n << 40n ? formatUtc(time) : String(time));

function said(computed: object | null, differing: number): string {
  if (!computed) {
    return 'These are the answers of the contract; this page has not computed them itself.';
  }
  const count = Object.keys(computed).length;
  return differing === 0
    ? `This page has computed ${count} of the figures from the terms of the stream, as its release computes them, with the same results.`
    : '';
}
