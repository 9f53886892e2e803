import type { Call } from '@sablier-docs/kit/calls/call';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/reader';
import type { ActionId } from '../../readings/contracts/actions';
import { emptied } from '../flow/emptied';
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
  kept: readonly Passed<Call>[];
  /** The key of a prepared call that a simulation has seen to fail; empty for none. */
  failing: string;
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
  failing: '',
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
  | { do: 'keep'; calls: readonly Passed<Call>[] }
  | { do: 'fails'; key: string };

/** The desk after an event. What each change empties is in `flow/emptied.ts`. */
export function deskAfter(state: DeskState, event: DeskEvent): DeskState {
  const after = (change: Parameters<typeof emptied>[2]) => emptied(state, emptyDesk, change);
  switch (event.do) {
    case 'ask': {
      // Spaces in the field, or another link to the same stream, change nothing; such a link may choose another action.
      if (isSameStream(state.asked, event.asked)) {
        const named = { ...state, asked: event.asked };
        const isSame = event.action === undefined || event.action === state.action;
        return isSame ? named : deskAfter(named, { do: 'choose', action: event.action ?? null });
      }
      const action = event.action === undefined ? state.action : event.action;
      return { ...after('stream'), asked: event.asked, action, texts: presetTexts(action) };
    }
    case 'choose': {
      const { action } = event;
      const texts = { ...keptStreamTexts(state.texts), ...presetTexts(action) };
      return { ...after('action'), action, texts };
    }
    case 'edit':
      return { ...after('text'), texts: event.texts };
    case 'actor':
      return { ...after('account'), actor: event.text };
    case 'clear first':
      return { ...state, clearsFirst: event.is };
    case 'read':
      return { ...after('reading'), live: event.live };
    case 'read several':
      return event.during === state.live ? { ...after('text'), several: event.reading } : state;
    case 'take unread':
      return { ...state, takesUnread: event.is };
    case 'keep':
      return { ...state, kept: event.calls };
    case 'fails':
      return { ...state, failing: event.key };
  }
}

const isSameStream = (one: StreamQuery, other: StreamQuery): boolean =>
  one.chainId === other.chainId && one.source === other.source && one.tokenId === other.tokenId;
