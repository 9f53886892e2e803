import type { CallFunction } from '../calls/types';
import type { StreamContract } from '../indexers/aliases';

/** What releases do differently beyond their signatures. */
export interface DeskRules {
  /** Withdrawals ask for a minimum fee in the chain's coin, which `calculateMinFeeWei` names. */
  minFee: boolean;
  /** Withdrawals can lose a share of the tokens to the protocol. */
  tokenFee: boolean;
  /** Anybody may withdraw to the recipient; before, only the sender. */
  anyoneWithdraws: boolean;
  /** `cancelMultiple` leaves out a stream that cannot be canceled; otherwise the whole call fails. */
  skipsCancel: boolean;
  /** The same for `withdrawMultiple`. */
  skipsWithdraw: boolean;
  /** The recipient may cancel as well. */
  recipientCancels: boolean;
  /** `withdrawMaxAndTransfer` is open to approved operators, not to the recipient alone. */
  operatorMoves: boolean;
}

/** The functions of one contract of one release that manage a stream. */
export interface DeskRelease
  extends Pick<StreamContract, 'alias' | 'product' | 'version' | 'contract'> {
  calls: readonly CallFunction[];
  views: readonly CallFunction[];
  /** What the arithmetic of the site needs beside the views. */
  terms: readonly CallFunction[];
  rules: DeskRules;
}
