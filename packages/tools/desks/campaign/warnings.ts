import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { showTokens } from '@sablier-docs/kit/wallet/show';
import { campaignViewWord, type CampaignResults } from '../../readings/campaign/results';

/** What an action costs that its fields do not show, by what was read of the campaign. */
export function claimWarnings(
  action: CampaignAction,
  { kind }: CampaignFact,
  results: CampaignResults,
): string[] {
  if (action === 'clawback') return [];
  const canCancel =
    (campaignViewWord(results, 'STREAM_CANCELABLE') ?? campaignViewWord(results, 'CANCELABLE')) ===
    1n;
  const isOpen = (campaignViewWord(results, 'CLAIM_TYPE') ?? 0n) === 0n;
  const gone =
    kind === 'variable' ? (campaignViewWord(results, 'calculateForgoneAmount') ?? 0n) : 0n;
  return [
    ...(canCancel
      ? [
          `If this claim opens a stream, the admin can cancel the stream, and gets back what it has not released.${
            isOpen
              ? ' Until you claim, the admin can also claim for you and cancel in the same block, with nothing left for you but what is released at once.'
              : ''
          }`,
        ]
      : []),
    ...(gone > 0n
      ? [`A claim in the block that was read would give up ${showTokens(gone, results)} for good.`]
      : []),
  ];
}
