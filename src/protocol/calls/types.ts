export interface CallInput {
  /** As the ABI writes it, for example `streamId`. */
  name: string;
  type: string;
  /** Of a tuple, or of the tuples in a list. */
  components?: readonly CallInput[];
}

/** A function of a contract, as far as a call needs it. */
export interface CallFunction {
  name: string;
  /** First four bytes of the calldata. */
  selector: string;
  /** Whether it takes the chain's coin. */
  payable: boolean;
  inputs: readonly CallInput[];
  /** Types of what it returns. */
  outputs: readonly string[];
}

/** A call in words. */
export interface Said {
  /** Who may send the call. */
  who: string;
  /** What it does. */
  does: string;
  /** When it fails. */
  fails?: string;
  /** What nobody can undo. */
  final?: string;
}
