export interface CallableInput {
  name: string;
  type: string;
  /** Of an event. */
  indexed?: boolean;
  /** Of a struct, or of a list of them. */
  components?: CallableInput[];
}

/** A function or an event of any release. */
export interface Callable {
  kind: 'function' | 'event';
  /** First 4 bytes of calldata, or the first topic of a log. */
  selector: string;
  name: string;
  inputs: CallableInput[];
  /** For example `Lockup v4.0 SablierLockup`, newest release first. */
  where: string[];
}
