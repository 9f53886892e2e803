import type { StreamAnswers } from '@site/src/tools/desk/reading/answers';
import type { Session } from '@site/src/tools/wallet/session';

/** What is known of the stream, and through which wallet; pasted answers come without one. */
export interface LiveState {
  session: Session | null;
  answers: StreamAnswers | null;
}

export const nothingLive: LiveState = { session: null, answers: null };
