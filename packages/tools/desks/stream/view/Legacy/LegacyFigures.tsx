import tool from '@sablier-docs/kit/form/styles.module.css';
import { DisplayRows } from '@sablier-docs/kit/wallet/view/DisplayRows';
import type { LegacyResults, LegacyState } from '../../legacy/fetch';
import type { LegacyStream } from '../../legacy/find';
import { computeLegacy, emptyLegacyRows, legacyDisplayRows } from '../../legacy/display-rows';
import { showTime } from '@sablier-docs/kit/wallet/show';
import type { ReactNode } from 'react';

interface Props {
  stream: LegacyStream;
  chainName: string;
  results: LegacyResults | null;
  account: string | null;
}

const SAME = 'This page has computed both balances, with the same results. ';
const hasBoth = ({ balances }: LegacyState) => Object.values(balances).every(isBalance);
const isBalance = (answer: unknown) => typeof answer === 'bigint';

/** The values that were read from a Legacy stream. */
export function LegacyFigures({ stream, chainName, results, account }: Props): ReactNode {
  const { desk, tokenId } = stream;
  if (!results) return <DisplayRows rows={emptyLegacyRows(desk)} isBusy />;
  const { state, time } = results;
  if (!state) {
    return (
      <p className={tool.notice}>
        This contract has no stream <span>{tokenId}</span> on <span>{chainName}</span>: it was
        emptied or canceled, after which the contract deletes it, or it belongs to another contract.
        IDs from 100000 on belong to v1.1, lower ones to v1.0.
      </p>
    );
  }
  const rows = legacyDisplayRows(desk, results, state, account);
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
      <DisplayRows rows={rows} isBusy={false} />
      <p className={tool.hint}>
        <span>{time !== null && `As of ${showTime(time)}. `}</span>
        <span>{!differs && hasBoth(state) && computeLegacy(state, time) && SAME}</span>The
        token&rsquo;s name comes from the token itself, which can call itself anything.
      </p>
    </>
  );
}
