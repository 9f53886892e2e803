import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import { callAt, newestBlock } from '@sablier-docs/kit/wallet/chain';
import { fetchFeeCeiling } from '@sablier-docs/kit/wallet/fee';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { fetchToken, type CallContract } from '@sablier-docs/kit/wallet/token';
import { callViews } from '@sablier-docs/kit/wallet/call-views';
import { readWords, toAddress, toWord } from '@sablier-docs/kit/wallet/abi-words';
import { claimFeeIn } from './prefill';
import { campaignToken, type EntryQuery, type CampaignResults } from './results';

/** Selector of `balanceOf(address)` of ERC-20. */
const BALANCE = '0x70a08231';

/**
 * Reads everything about a campaign through a wallet, in a single block.
 * @param comptroller Sablier's own on the chain, from the SDK, if there is one
 */
export async function fetchCampaign(
  provider: Provider,
  fact: CampaignFact,
  campaign: string,
  entry: EntryQuery,
  comptroller?: string,
): Promise<WalletResponse<CampaignResults>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp } = block.value;
  const call: CallContract = (to, data) => callAt(provider, { to, data }, number);
  const asked = [...fact.views, ...fact.terms].flatMap((fn) => {
    const data = dataOf(fn, entry);
    return data === null ? [] : [{ name: fn.name, data }];
  });
  const views = await callViews(call, campaign, asked);
  if ('problem' in views) return views;
  const none: CampaignResults = {
    views: views.value,
    entry,
    time: timestamp,
    symbol: null,
    decimals: null,
    balance: null,
    feeCeiling: null,
  };
  const token = campaignToken(none);
  const fee = claimFeeIn(fact, none);
  const [metadata, balance, feeCeiling] = await Promise.all([
    fetchToken(call, token),
    askBalance(call, token, campaign),
    fee ? fetchFeeCeiling(call, comptroller) : null,
  ]);
  return { value: { ...none, ...metadata, balance, feeCeiling } };
}

/** The calldata of a view; null while the form lacks a value that it takes. */
function dataOf({ selector, inputs }: CallFunction, entry: EntryQuery): string | null {
  let data = selector;
  for (const { name } of inputs) {
    const value = inputOf(name, entry);
    if (value === undefined) return null;
    data += toWord(value);
  }
  return data;
}

/** @throws when a view takes something that no entry has */
function inputOf(name: string, { index, recipient, units }: EntryQuery): bigint | undefined {
  switch (name) {
    case 'index':
      return index;
    case 'fullAmount':
      return units;
    // The time of the block.
    case 'claimTime':
      return 0n;
    case 'recipient':
      return recipient === undefined ? undefined : BigInt(recipient);
    default:
      throw new Error(`A view takes the unknown input ${name}.`);
  }
}

async function askBalance(call: CallContract, token: bigint | undefined, of: string) {
  if (token === undefined || token >= 1n << 160n) return null;
  const answer = await call(toAddress(token), BALANCE + toWord(BigInt(of)));
  if ('problem' in answer || 'reverted' in answer.value) return null;
  return readWords(answer.value.data)?.[0] ?? null;
}
