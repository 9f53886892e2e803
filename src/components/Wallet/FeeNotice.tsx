import tool from '@site/src/components/Tool/styles.module.css';
import { inCoin } from '@site/src/tools/calls/explorer';
import { judgeFee } from '@site/src/tools/wallet/fee';
import type { ReactNode } from 'react';
import type { Noun } from './state';

interface Props {
  noun: Noun;
  /** What the contract asks, in wei; undefined where it asks none. */
  fee: bigint | undefined;
  /** As askFeeCeiling says it. */
  ceiling: bigint | null;
  currency: string;
}

/** Why the fee that a contract asks is not filled in. Nothing where it is. */
export function FeeNotice({ noun, fee, ceiling, currency }: Props): ReactNode {
  const judged = fee === undefined ? 'fits' : judgeFee(fee, ceiling);
  if (fee === undefined || judged === 'fits') return null;
  const asked = `${inCoin(fee)} ${currency}`;
  return (
    <p className={tool.notice}>
      {judged === 'above'
        ? `The ${noun} asks for a fee of ${asked}. Sablier asks for 100 USD at most, which is ${inCoin(ceiling ?? 0n)} ${currency} by its own comptroller. So this page does not fill the fee in. Do not pay it.`
        : `The ${noun} asks for a fee of ${asked}. Sablier’s comptroller gave no price to compare it with, so this page does not fill the fee in. Find out what it should be before you type it.`}
    </p>
  );
}
