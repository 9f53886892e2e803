import type { Provider } from '../provider';
import type { Hex } from '../hex';

/** Enough for the largest contract that there may be. */
const GAS = '0xe4e1c0';

/** Deploys creation code from an account. @returns its address @throws when the constructor reverts */
export async function deploy(provider: Provider, from: Hex, data: Hex): Promise<Hex> {
  const hash = await sendInWorld(provider, { from, data });
  const { contractAddress } = (await receiptOf(provider, hash)) as { contractAddress: Hex };
  return contractAddress;
}

/** Sends a transaction that pays the least it may. @throws when it reverts */
async function sendInWorld(
  provider: Provider,
  transaction: { readonly from: Hex; readonly to?: Hex; readonly data: Hex },
): Promise<Hex> {
  const params = [{ ...transaction, gas: GAS }];
  const hash = (await provider.request({ method: 'eth_sendTransaction', params })) as Hex;
  await receiptOf(provider, hash);
  return hash;
}

async function receiptOf(provider: Provider, hash: Hex): Promise<unknown> {
  const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] });
  const { status } = receipt as { readonly status: Hex };
  if (status !== '0x1') throw new Error('A deployment of the world reverted.');
  return receipt;
}
