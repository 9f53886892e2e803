/* The code for wallets, in a chunk of its own, which is fetched on demand. */
import { callAt } from '../../wallet/chain';
import type { Provider } from '../../wallet/provider';
import type { WalletResponse } from '../../wallet/request';
import { fetchToken, type TokenMetadata } from '../../wallet/token';

export { WalletReader } from '../../wallet/view/WalletReader';
export { SentList } from '../../wallet/view/SentList';
export { WalletSender } from '../../wallet/view/WalletSender';

/** Symbol and decimals of a token at the newest block. */
export async function readToken(
  provider: Provider,
  token: string,
): Promise<WalletResponse<TokenMetadata>> {
  const call = (to: string, data: string) => callAt(provider, { to, data });
  return { value: await fetchToken(call, BigInt(token)) };
}
