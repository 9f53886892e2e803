import type { Call } from '@sablier-docs/kit/calls/call';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/reader';
import type { ActionId } from '../../readings/contracts/actions';
import { keptStreamTexts, presetTexts, type FieldTexts } from './fields';
import { emptyStreamQuery, type StreamQuery } from './find';
import type { StreamResults } from '../../readings/stream/results';
import type { SeveralReading } from './several/types';

/** Everything that a reader has typed into the desk, and what was read for it. */
export interface DeskState {
  asked: StreamQuery;
  action: ActionId | null;
  texts: FieldTexts;
  /** The account that sends the call if it is not the wallet's, as typed. */
  actor: string;
  clearsFirst: boolean;
  live: LiveState<StreamResults>;
  /** The streams of a list, as read. */
  several: SeveralReading | null;
  /** Whether the reader has said to go on with a list that was not read. */
  takesUnread: boolean;
  /** Calls that were kept for a Safe file, each as it was shown. */
  kept: readonly Call[];
}

export const emptyDesk: DeskState = {
  asked: emptyStreamQuery,
  action: null,
  texts: {},
  actor: '',
  clearsFirst: false,
  live: emptyLiveState,
  several: null,
  takesUnread: false,
  kept: [],
};

export type DeskEvent =
  | { do: 'ask'; asked: StreamQuery; action?: ActionId | null }
  | { do: 'choose'; action: ActionId | null }
  | { do: 'edit'; texts: FieldTexts }
  | { do: 'actor'; text: string }
  | { do: 'clear first'; is: boolean }
  | { do: 'read'; live: LiveState<StreamResults> }
  /** Results of a list, and the reading of the stream during which they were asked for. */
  | { do: 'read several'; reading: SeveralReading; during: LiveState<StreamResults> }
  | { do: 'take unread'; is: boolean }
  | { do: 'keep'; calls: readonly Call[] };

/**
 * The desk after an event. Another stream, chain, action, account, reading or text empties what
 * depends on it, so that nothing of one action is sent by another.
 */
export function deskAfter(state: DeskState, event: DeskEvent): DeskState {
  const unasked = { ...state, takesUnread: false };
  switch (event.do) {
    case 'ask': {
      const action = event.action === undefined ? state.action : event.action;
      const texts = presetTexts(action);
      return { ...emptyDesk, asked: event.asked, kept: state.kept, action, texts };
    }
    case 'choose':
      return {
        ...unasked,
        action: event.action,
        texts: nextTexts(state, event.action),
        clearsFirst: false,
        several: null,
      };
    case 'edit':
      return { ...unasked, texts: event.texts };
    case 'actor':
      // A file is for one Safe: the calls that were kept were seen from another account.
      return { ...unasked, actor: event.text, kept: [] };
    case 'clear first':
      return { ...state, clearsFirst: event.is };
    case 'read':
      return { ...unasked, live: event.live, several: null };
    case 'read several':
      return event.during === state.live ? { ...unasked, several: event.reading } : state;
    case 'take unread':
      return { ...state, takesUnread: event.is };
    case 'keep':
      return { ...state, kept: event.calls };
  }
}

const nextTexts = ({ texts }: DeskState, action: ActionId | null): FieldTexts => ({
  ...keptStreamTexts(texts),
  ...presetTexts(action),
});
