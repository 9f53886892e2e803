import type { Call } from '@sablier-docs/kit/calls/call';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/reader';
import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import { keptClaimTexts, type ClaimTexts } from '../../readings/campaign/claim-fields';
import type { CreationReading } from '../../readings/campaign/created';
import type { CampaignResults } from '../../readings/campaign/results';
import { emptied } from '../flow/emptied';
import { emptyCampaignQuery, parseCampaignQuery, type CampaignQuery } from './find';
import type { CampaignHash } from './url-hash';

/** Everything that a reader has typed into the desk, and what was read for it. */
export interface CampaignDeskState {
  asked: CampaignQuery;
  /** What the reader's wallet has read of the transaction that created the campaign. */
  seen: CreationReading | null;
  action: CampaignAction | null;
  texts: ClaimTexts;
  /** The root as typed; null until the reader edits it. */
  root: string | null;
  /** The account that sends the call if it is not the wallet's, as typed. */
  actor: string;
  live: LiveState<CampaignResults>;
  /** Calls that were kept for a Safe file, each as it was shown. */
  kept: readonly Passed<Call>[];
  /** The key of a prepared call that a simulation has seen to fail; empty for none. */
  failing: string;
}

export const emptyCampaignDesk: CampaignDeskState = {
  asked: emptyCampaignQuery,
  seen: null,
  action: null,
  texts: {},
  root: null,
  actor: '',
  live: emptyLiveState,
  kept: [],
  failing: '',
};

export type CampaignDeskEvent =
  | { do: 'ask'; asked: CampaignQuery }
  | { do: 'follow'; link: CampaignHash }
  | { do: 'see'; seen: CreationReading }
  | { do: 'choose'; action: CampaignAction | null }
  | { do: 'edit'; texts: ClaimTexts }
  | { do: 'root'; text: string }
  | { do: 'actor'; text: string }
  | { do: 'read'; live: LiveState<CampaignResults> }
  | { do: 'keep'; calls: readonly Passed<Call>[] }
  | { do: 'fails'; key: string };

/** The desk after an event. What each change empties is in `flow/emptied.ts`. */
export function campaignDeskAfter(
  state: CampaignDeskState,
  event: CampaignDeskEvent,
): CampaignDeskState {
  const after = (change: Parameters<typeof emptied>[2]) =>
    emptied(state, emptyCampaignDesk, change);
  switch (event.do) {
    case 'ask': {
      const { asked } = event;
      const before = state.asked;
      if (asked.address !== before.address || asked.chainId !== before.chainId) {
        return { ...after('campaign'), asked };
      }
      const isSame =
        asked.factory.trim() === before.factory.trim() && asked.contract === before.contract;
      return { ...(isSame ? state : after('release')), asked };
    }
    case 'follow': {
      const { campaign, transaction, action, index } = event.link;
      const asked = { ...parseCampaignQuery(campaign), factory: transaction };
      const texts = index ? { index } : {};
      if (!isOf(asked, state.asked)) return { ...after('campaign'), asked, action, texts };
      // The reader has come back, or follows another link to the same campaign: the reading stays.
      const isSame = action === state.action && index === (state.texts.index ?? '');
      return isSame ? state : { ...after('action'), action, texts };
    }
    case 'see':
      return { ...after('release'), seen: event.seen };
    case 'choose': {
      const { action } = event;
      return {
        ...after('action'),
        action,
        texts: keptClaimTexts(state.texts, state.action, action),
      };
    }
    case 'edit':
      return { ...after('text'), texts: event.texts };
    case 'root':
      return { ...after('text'), root: event.text };
    case 'actor':
      return { ...after('account'), actor: event.text };
    case 'read':
      return { ...after('reading'), live: event.live };
    case 'keep':
      return { ...state, kept: event.calls };
    case 'fails':
      return { ...state, failing: event.key };
  }
}

/** Whether a link names the campaign of the desk, and no other origin of it. */
const isOf = (link: CampaignQuery, asked: CampaignQuery): boolean =>
  link.address === asked.address &&
  link.chainId === asked.chainId &&
  (link.factory === '' || link.factory === asked.factory.trim().toLowerCase());
