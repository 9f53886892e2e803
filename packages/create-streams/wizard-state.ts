import { settled, type Answers, type Question } from './answers';
import { withoutFeed, type Choice } from './share';

/** The reader's choices, and what a link has brought and the reader has not taken yet. */
export interface WizardState {
  choice: Choice;
  /** The price feed of a link, which is not among the answers; null without one. */
  offered: string | null;
}

export type WizardEvent =
  /** A link, or the address of the page. */
  | { do: 'take'; shared: Choice }
  | { do: 'answer'; question: Question; value: Answers[Question] }
  | { do: 'choose chain'; chainId: number }
  | { do: 'leave out feed' };

/**
 * The wizard after an event. A feed decides when a recipient is paid: that of a link goes into an answer by the reader's
 * own press alone, and any answer about the feed takes the offer away.
 */
export function wizardAfter(state: WizardState, event: WizardEvent): WizardState {
  const { choice, offered } = state;
  switch (event.do) {
    case 'take': {
      const { choice: taken, feed } = withoutFeed(event.shared);
      return { choice: taken, offered: feed };
    }
    case 'answer': {
      const { question, value } = event;
      const answers = settled({ ...choice.answers, [question]: value });
      return { choice: { ...choice, answers }, offered: question === 'feed' ? null : offered };
    }
    case 'choose chain':
      return { ...state, choice: { ...choice, chainId: event.chainId } };
    case 'leave out feed':
      return { ...state, offered: null };
  }
}
