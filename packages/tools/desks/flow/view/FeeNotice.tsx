import tool from '@sablier-docs/kit/form/styles.module.css';
import { inCoin } from '@sablier-docs/kit/calls/explorer';
import { checkFee } from '@sablier-docs/kit/wallet/fee';
import type { ReactNode } from 'react';
import type { DeskSubject } from '@sablier-docs/kit/wallet/view/subject';

interface Props {
  noun: DeskSubject;
  /** The fee that the contract charges, in wei; undefined if it charges none. */
  fee: bigint | undefined;
  /** From fetchFeeCeiling. */
  ceiling: bigint | null;
  currency: string;
}

/** Explains why a contract's fee is not filled in; renders nothing if it is. */
export function FeeNotice({ noun, fee, ceiling, currency }: Props): ReactNode {
  const judged = fee === undefined ? 'fits' : checkFee(fee, ceiling);
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
