import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';

/** Differences between releases beyond their signatures. */
export interface DeskRules {
  /** Withdrawals require a minimum fee in the chain's coin, which `calculateMinFeeWei` returns. */
  minFee: boolean;
  /** The protocol can take a share of the tokens of a withdrawal. */
  tokenFee: boolean;
  /** Anyone may withdraw to the recipient; otherwise only the sender. */
  anyoneWithdraws: boolean;
  /** A caller that is the sender may withdraw to the recipient only, also one that is both. */
  senderPaysRecipient: boolean;
  /** `cancelMultiple` skips a stream that cannot be canceled; otherwise the whole call fails. */
  skipsCancel: boolean;
  /** The same for `withdrawMultiple`. */
  skipsWithdraw: boolean;
  /** The recipient may cancel as well. */
  recipientCancels: boolean;
  /** Approved operators may call `withdrawMaxAndTransfer`; otherwise only the recipient. */
  operatorMoves: boolean;
}

/** The functions of one contract of one release that manage a stream. */
export interface DeskRelease
  extends Pick<StreamContract, 'alias' | 'product' | 'version' | 'contract'> {
  calls: readonly CallFunction[];
  views: readonly CallFunction[];
  /** Further views that the site's arithmetic needs. */
  terms: readonly CallFunction[];
  rules: DeskRules;
}
