/* The code for wallets, in a chunk of its own, which is fetched on demand. */
import { callAt } from '@sablier-docs/kit/wallet/chain';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { fetchToken, type TokenMetadata } from '@sablier-docs/kit/wallet/token';

export { WalletReader } from '@sablier-docs/kit/wallet/view/WalletReader';
export { WithSentLists } from '@sablier-docs/kit/wallet/view/SentList';
export { WalletSender } from '@sablier-docs/kit/wallet/view/WalletSender';

/** Symbol and decimals of a token at the newest block. */
export async function readToken(
  provider: Provider,
  token: string,
): Promise<WalletResponse<TokenMetadata>> {
  const call = (to: string, data: string) => callAt(provider, { to, data });
  return { value: await fetchToken(call, BigInt(token)) };
}
