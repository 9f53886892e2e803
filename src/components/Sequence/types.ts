export interface Step {
  /** Participants by their position, from 0. The same one twice: work inside a contract. */
  from: number;
  to: number;
  /** One or two sentences; backticks mark code. */
  text: string;
  /** Happens only under the condition that the text names. */
  optional?: boolean;
}

export interface SequenceData {
  /** Who takes part, from left to right. A tilde stands where a long name may be broken. */
  participants: readonly string[];
  steps: readonly Step[];
}
