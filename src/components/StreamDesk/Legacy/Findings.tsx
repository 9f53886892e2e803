import tool from '@site/src/components/Tool/styles.module.css';
import { Rows } from '@site/src/components/Wallet/Rows';
import type { LegacyAnswers, LegacyState } from '@site/src/tools/desk/legacy/ask';
import type { LegacyStream } from '@site/src/tools/desk/legacy/find';
import { compute, emptyRows, rowsOf } from '@site/src/tools/desk/legacy/rows';
import { showTime } from '@site/src/tools/wallet/show';
import type { ReactNode } from 'react';

interface Props {
  stream: LegacyStream;
  chainName: string;
  answers: LegacyAnswers | null;
  account: string | null;
}

const SAME = 'This page has computed both balances, with the same results. ';
const hasBoth = ({ balances }: LegacyState) => Object.values(balances).every(isBalance);
const isBalance = (answer: unknown) => typeof answer === 'bigint';

/** What was read of a stream of Legacy. */
export function LegacyFindings({ stream, chainName, answers, account }: Props): ReactNode {
  const { desk, tokenId } = stream;
  if (!answers) return <Rows rows={emptyRows(desk)} isBusy />;
  const { state, time } = answers;
  if (!state) {
    return (
      <p className={tool.notice}>
        This contract has no stream {tokenId} on {chainName}: it was emptied or canceled, after
        which the contract deletes it, or it belongs to another contract. IDs from 100000 on belong
        to v1.1, lower ones to v1.0.
      </p>
    );
  }
  const rows = rowsOf(desk, answers, state, account);
  const differs = rows.some(({ computed }) => computed !== undefined);
  return (
    <>
      {differs && (
        <p className={tool.notice}>
          The contract answers another balance than this page computes from the terms of the stream.
          The contract decides what is paid. Do not act before you know the reason: read again, or
          compare with an explorer.
        </p>
      )}
      <Rows rows={rows} isBusy={false} />
      <p className={tool.hint}>
        {time !== null && `As of ${showTime(time)}. `}
        {!differs && hasBoth(state) && compute(state, time) && SAME}The token&rsquo;s name comes
        from the token itself, which can call itself anything.
      </p>
    </>
  );
}
