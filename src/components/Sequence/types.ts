export interface Step {
  /** Indexes of the participants, from 0. The same index twice is work inside a contract. */
  from: number;
  to: number;
  /** One or two sentences; backticks mark code. */
  text: string;
  /** Happens only under the condition in the text. */
  optional?: boolean;
}

export interface SequenceData {
  /** Participants from left to right. A tilde is a break opportunity in a long name. */
  participants: readonly string[];
  steps: readonly Step[];
}
