export interface CallInput {
  /** As the ABI writes it, for example `streamId`. */
  name: string;
  type: string;
  /** Of a tuple, or of the tuples in a list. */
  components?: readonly CallInput[];
}

/** A function of a contract with the parts that a call needs. */
export interface CallFunction {
  name: string;
  /** First four bytes of the calldata. */
  selector: string;
  /** Whether it takes the chain's coin. */
  payable: boolean;
  inputs: readonly CallInput[];
  /** Types of the results. */
  outputs: readonly string[];
}

/** Describes a call. */
export interface CallText {
  /** Who may send the call. */
  who: string;
  /** Its effect. */
  does: string;
  /** When it fails. */
  fails?: string;
  /** The effects that cannot be undone. */
  final?: string;
}
