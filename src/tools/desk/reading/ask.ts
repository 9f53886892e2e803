import type { DeskRelease } from '../../../protocol/desk/types';
import { callAt, newestBlock } from '../../wallet/chain';
import { askFeeCeiling } from '../../wallet/fee';
import type { Provider } from '../../wallet/provider';
import type { Answer } from '../../wallet/request';
import { askToken, type Ask } from '../../wallet/token';
import { askViews } from '../../wallet/views';
import { toWord } from '../../wallet/words';
import { tokenOf, wordOf, type StreamAnswers } from './answers';
import { askUsdFee } from './usd-fee';

/**
 * Reads everything about a stream through a wallet, all in one block.
 * @param comptroller Sablier's own on the chain, from the SDK, where there is one
 */
export async function askStream(
  provider: Provider,
  release: DeskRelease,
  stream: { address: string; tokenId: string },
  comptroller?: string,
): Promise<Answer<StreamAnswers>> {
  const block = await newestBlock(provider);
  if ('problem' in block) return block;
  const { number, timestamp } = block.value;
  const call: Ask = (to, data) => callAt(provider, { to, data }, number);

  const id = toWord(BigInt(stream.tokenId));
  const views = await askViews(
    call,
    stream.address,
    [...release.views, ...release.terms].map(({ name, selector }) => ({
      name,
      data: selector + id,
    })),
  );
  if ('problem' in views) return views;
  const read: StreamAnswers = {
    ...{ views: views.value, time: timestamp },
    ...{ symbol: null, decimals: null, feeUsd: null, feeCeiling: null },
  };
  const sender = wordOf(read, 'getSender');
  const feeUsd = await askUsdFee(call, release, stream.address, sender);
  const feeCeiling = wordOf(read, 'calculateMinFeeWei')
    ? await askFeeCeiling(call, comptroller)
    : null;
  return { value: { ...read, feeUsd, feeCeiling, ...(await askToken(call, tokenOf(read))) } };
}
