import type { StreamContract } from '../indexers/aliases';

export interface DeskInput {
  /** As the ABI writes it, for example `streamId`. */
  name: string;
  type: string;
  /** Of a tuple. */
  components?: readonly { name: string; type: string }[];
}

/** A function of one release, as far as a call needs it. */
export interface DeskFunction {
  name: string;
  /** First four bytes of the calldata. */
  selector: string;
  /** Whether it takes the chain's coin. */
  payable: boolean;
  inputs: readonly DeskInput[];
  /** Types of what it returns. */
  outputs: readonly string[];
}

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
  calls: readonly DeskFunction[];
  views: readonly DeskFunction[];
  /** What the arithmetic of the site needs beside the views; empty where the site does not compute. */
  terms: readonly DeskFunction[];
  rules: DeskRules;
}
