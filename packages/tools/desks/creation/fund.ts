import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { Call } from '@sablier-docs/kit/calls/call';
import {
  rootOf,
  campaignToken,
  campaignViewWord,
  type CampaignResults,
} from '../../readings/campaign/results';
import type { Figure } from '@sablier-docs/kit/wallet/figures';
import { frozen, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { addressIn, showTokens } from '@sablier-docs/kit/wallet/show';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';

const transfer: CallFunction = {
  name: 'transfer',
  selector: '0xa9059cbb',
  payable: false,
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  outputs: ['bool'],
};

/** Selector of `balanceOf(address)` of ERC-20. */
const BALANCE = '0x70a08231';

/** A new campaign as it was called for. */
export interface NewCampaign {
  chainId: number;
  /** In checksum form. */
  address: string;
  fact: CampaignFact;
  /** The token of the list, in checksum form. */
  token: string;
  /** In lower case. */
  root: string;
  /** Sum of the list in the token's smallest unit. */
  total: bigint;
}

export type Funding = { call: Call; figures: readonly Figure[] } | { says: string };

/**
 * The transfer of what a new campaign still lacks, or the reason why there is none. Its figures are
 * the campaign's own token and root, its balance, and that nobody has claimed: if one of them is
 * another by the time it is sent, nothing is sent, so that no second press pays twice.
 */
export function fundingOf(campaign: NewCampaign, results: CampaignResults): Funding {
  const { chainId, address, fact, token, total } = campaign;
  const own = addressIn(campaignToken(results));
  if (own !== token || rootOf(results) !== campaign.root) {
    return {
      says: 'The campaign names another token or another root than this page. Do not fund it.',
    };
  }
  const { balance } = results;
  if (balance === null || balance === undefined) {
    return {
      says: 'The token gives no balance of the campaign, so that this page offers no transfer.',
    };
  }
  const tokens = (units: bigint) => `${showTokens(units, results)} (${units} smallest units)`;
  if (balance >= total) {
    return { says: `The campaign holds ${tokens(balance)}: it is funded.` };
  }
  const claimed = ['firstClaimTime', 'getFirstClaimTime'] as const;
  const first = claimed.find((name) => campaignViewWord(results, name) !== undefined);
  if (first === undefined || campaignViewWord(results, first) !== 0n) {
    return {
      says: `Claims have begun, and the campaign holds ${tokens(balance)}. How much it lacks depends on the claims so far: this page does not compute it.`,
    };
  }
  const missing = total - balance;
  const args = [address, missing];
  return {
    call: {
      chainId,
      to: token,
      fn: transfer,
      args,
      value: 0n,
      data: encodeCall(transfer, args),
      title: 'transfer, fund the campaign',
    },
    figures: [
      ...exact(fact, address, results, ['TOKEN', 'MERKLE_ROOT', first]),
      {
        label: 'Tokens in the campaign',
        to: token,
        shown: balance,
        rule: 'exact',
        data: BALANCE + toWord(BigInt(address)),
        format: tokens,
      },
    ],
  };
}

const labels = {
  TOKEN: 'Token of the campaign',
  MERKLE_ROOT: 'Root of the campaign',
  firstClaimTime: 'First claim',
  getFirstClaimTime: 'First claim',
} as const;

/** Views of the campaign that must not change. */
const exact = (
  { views }: CampaignFact,
  to: string,
  results: CampaignResults,
  names: readonly (keyof typeof labels)[],
): Figure[] =>
  names.flatMap((name) => {
    const view = views.find((fn) => fn.name === name);
    const shown = campaignViewWord(results, name);
    return view && shown !== undefined
      ? [{ label: labels[name], to, data: view.selector, shown, rule: 'exact', format: hex }]
      : [];
  });

const hex = (word: bigint): string => `0x${toWord(word)}`;

/** The transfer for the account that pays, with the words that it is sent with. */
export function preparedFunding(
  { call, figures }: Exclude<Funding, { says: string }>,
  campaign: NewCampaign,
  results: CampaignResults,
  from: string,
): PreparedCall {
  const missing = BigInt(String(call.args[1]));
  const words = `Sends ${showTokens(missing, results)} (${missing} smallest units) from ${from} to the campaign ${campaign.address}, which then has the whole of its list. The admin can take them back until seven days after the first claim, and again after the end if it has one.`;
  return frozen({ call, from, words, figures });
}
