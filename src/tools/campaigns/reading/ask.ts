import type { CampaignFact } from '../../../protocol/campaigns/types';
import type { CallFunction } from '../../../protocol/calls/types';
import { callAt, newestBlock } from '../../wallet/chain';
import { askFeeCeiling } from '../../wallet/fee';
import type { Provider } from '../../wallet/provider';
import type { Answer } from '../../wallet/request';
import { askToken, type Ask } from '../../wallet/token';
import { askViews } from '../../wallet/views';
import { readWords, toAddress, toWord } from '../../wallet/words';
import { feeIn } from './known';
import { tokenOf, type AskedEntry, type CampaignAnswers } from './answers';

/** Selector of `balanceOf(address)` of ERC-20. */
const BALANCE = '0x70a08231';

/**
 * Reads everything about a campaign through a wallet, all in one block.
 * @param comptroller Sablier's own on the chain, from the SDK, where there is one
 */
export async function askCampaign(
  provider: Provider,
  fact: CampaignFact,
  campaign: string,
  entry: AskedEntry,
  comptroller?: string,
): Promise<Answer<CampaignAnswers>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp } = block.value;
  const call: Ask = (to, data) => callAt(provider, { to, data }, number);
  const asked = fact.views.flatMap((fn) => {
    const data = dataOf(fn, entry);
    return data === null ? [] : [{ name: fn.name, data }];
  });
  const views = await askViews(call, campaign, asked);
  if ('problem' in views) return views;
  const none: CampaignAnswers = {
    ...{ views: views.value, entry, time: timestamp },
    ...{ symbol: null, decimals: null, balance: null, feeCeiling: null },
  };
  const token = tokenOf(none);
  const fee = feeIn(fact, none);
  const [says, balance, feeCeiling] = await Promise.all([
    askToken(call, token),
    askBalance(call, token, campaign),
    fee ? askFeeCeiling(call, comptroller) : null,
  ]);
  return { value: { ...none, ...says, balance, feeCeiling } };
}

/** The data of a view; null while the form has not what it asks for. */
function dataOf({ selector, inputs }: CallFunction, entry: AskedEntry): string | null {
  let data = selector;
  for (const { name } of inputs) {
    const value = inputOf(name, entry);
    if (value === undefined) return null;
    data += toWord(value);
  }
  return data;
}

/** @throws when a view asks for something that no entry has */
function inputOf(name: string, { index, recipient, units }: AskedEntry): bigint | undefined {
  switch (name) {
    case 'index':
      return index;
    case 'fullAmount':
      return units;
    // The moment of the block.
    case 'claimTime':
      return 0n;
    case 'recipient':
      return recipient === undefined ? undefined : BigInt(recipient);
    default:
      throw new Error(`A view asks for ${name}.`);
  }
}

async function askBalance(call: Ask, token: bigint | undefined, of: string) {
  if (token === undefined || token >= 1n << 160n) return null;
  const answer = await call(toAddress(token), BALANCE + toWord(BigInt(of)));
  if ('problem' in answer || 'reverted' in answer.value) return null;
  return readWords(answer.value.data)?.[0] ?? null;
}
