import {
  createTestClient,
  createWalletClient,
  http,
  parseEther,
  type Address,
  type Hex,
} from 'viem';
import { foundry } from 'viem/chains';
import { confirmed, type Clients } from '../../starters/_shared/src/clients';

interface SafeFile {
  chainId: string;
  transactions: { to: Address; value: string; data: Hex }[];
}

/**
 * Sends what the text of a file for the Transaction Builder lists from the address of the Safe, for which a local
 * chain signs. A Safe sends them in one transaction; here each is one of its own. Throws when one reverts.
 */
export async function executeFile(clients: Clients, url: string, safe: Address, text: string) {
  const { chainId, transactions } = JSON.parse(text) as SafeFile;
  if (chainId !== String(foundry.id)) throw new Error(`The file is for chain ${chainId}.`);
  const transport = http(url);
  const node = createTestClient({ mode: 'anvil', chain: foundry, transport });
  await node.impersonateAccount({ address: safe });
  await node.setBalance({ address: safe, value: parseEther('1') }); // for gas
  const wallet = createWalletClient({ account: safe, chain: foundry, transport });
  for (const { to, value, data } of transactions) {
    await confirmed(clients, await wallet.sendTransaction({ to, value: BigInt(value), data }));
  }
}
