import type { DeskRelease } from '../../../readings/contracts/types';
import type { ViewName } from '../../../readings/contracts/views';
import { streamToken, type AnyView, type StreamResults } from '../../../readings/stream/results';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { callViews } from '@sablier-docs/kit/wallet/call-views';
import { callAt, newestBlock } from '@sablier-docs/kit/wallet/chain';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { fetchToken, type CallContract, type TokenMetadata } from '@sablier-docs/kit/wallet/token';
import type { SeveralReading } from './types';

const VIEWS: readonly (ViewName | AnyView)[] = [
  ...(['ownerOf', 'getSender', 'statusOf', 'isCancelable', 'getLockupModel'] as const),
  ...(['withdrawableAmountOf', 'refundableAmountOf', 'getWithdrawnAmount'] as const),
  ...(['getUnderlyingToken', 'getAsset', 'getEndTime', 'calculateMinFeeWei'] as const),
  ...(['getToken', 'getTokenDecimals', 'isVoided', 'getRatePerSecond', 'uncoveredDebtOf'] as const),
];

/** Streams that are asked about at the same time; wallets limit the number of requests. */
const AT_ONCE = 8;

/**
 * Reads each stream of a list through a wallet, in a single block, with the token of each.
 * @param more called after each part with the number of streams read so far; false stops
 */
export async function fetchSeveral(
  provider: Provider,
  release: DeskRelease,
  contract: string,
  ids: readonly bigint[],
  more: (read: number) => boolean = () => true,
): Promise<WalletResponse<SeveralReading>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp } = block.value;
  const call: CallContract = (to, data) => callAt(provider, { to, data }, number);
  const functions = [...release.views, ...release.terms].filter(({ name }) =>
    VIEWS.some((view) => view === name),
  );
  const tokens = new Map<bigint, Promise<TokenMetadata>>();
  const readOne = async (id: bigint): Promise<WalletResponse<[bigint, StreamResults]>> => {
    const asked = functions.map(({ name, selector }) => ({ name, data: selector + toWord(id) }));
    const views = await callViews(call, contract, asked);
    if ('problem' in views) return views;
    const bare: StreamResults = {
      views: views.value,
      time: timestamp,
      symbol: null,
      decimals: null,
      feeUsd: null,
      feeCeiling: null,
    };
    const token = streamToken(bare);
    if (token === undefined) return { value: [id, bare] };
    const metadata = tokens.get(token) ?? fetchToken(call, token);
    tokens.set(token, metadata);
    return { value: [id, { ...bare, ...(await metadata) }] };
  };
  const streams = new Map<bigint, StreamResults>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const answers = await Promise.all(ids.slice(at, at + AT_ONCE).map(readOne));
    for (const answer of answers) {
      if ('problem' in answer) return answer;
      streams.set(...answer.value);
    }
    if (!more(streams.size)) break;
  }
  return { value: { time: timestamp, streams } };
}
