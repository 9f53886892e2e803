import type { Session } from '@site/src/tools/wallet/session';

/** What is known of a contract, and through which wallet; pasted answers come without one. */
export interface LiveState<Answers> {
  session: Session | null;
  answers: Answers | null;
}

export const nothingLive = { session: null, answers: null };

/** What a desk is about, as its sentences call it. */
export type Noun = 'stream' | 'campaign';
