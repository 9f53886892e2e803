import type { DeskRelease } from '../contracts/types';
import { callAt, newestBlock } from '@sablier-docs/kit/wallet/chain';
import { fetchFeeCeiling } from '@sablier-docs/kit/wallet/fee';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { fetchToken, type CallContract } from '@sablier-docs/kit/wallet/token';
import { callViews } from '@sablier-docs/kit/wallet/call-views';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { streamToken, streamViewWord, type StreamResults } from './results';
import { fetchUsdFee } from './usd-fee';

/**
 * Reads everything about a stream through a wallet, in a single block.
 * @param comptroller Sablier's own on the chain, from the SDK, if there is one
 */
export async function fetchStream(
  provider: Provider,
  release: DeskRelease,
  stream: { address: string; tokenId: string },
  comptroller?: string,
): Promise<WalletResponse<StreamResults>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp } = block.value;
  const call: CallContract = (to, data) => callAt(provider, { to, data }, number);

  const id = toWord(BigInt(stream.tokenId));
  const views = await callViews(
    call,
    stream.address,
    [...release.views, ...release.terms].map(({ name, selector }) => ({
      name,
      data: selector + id,
    })),
  );
  if ('problem' in views) return views;
  const read: StreamResults = {
    views: views.value,
    time: timestamp,
    symbol: null,
    decimals: null,
    feeUsd: null,
    feeCeiling: null,
  };
  const sender = streamViewWord(read, 'getSender');
  const feeUsd = await fetchUsdFee(call, release, stream.address, sender);
  const feeCeiling = streamViewWord(read, 'calculateMinFeeWei')
    ? await fetchFeeCeiling(call, comptroller)
    : null;
  return { value: { ...read, feeUsd, feeCeiling, ...(await fetchToken(call, streamToken(read))) } };
}
