import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { readLogs } from '@sablier-docs/kit/wallet/mined';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { requestValue, type WalletResponse } from '@sablier-docs/kit/wallet/request';

/** The topic of `Transfer(address,address,uint256)` of ERC-721. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/**
 * The IDs of the NFTs that some contracts have ever transferred to an address, newest first and each once, by the
 * contract's address in lower case. Mints count. The answer is a node's, so an ID proves nothing yet.
 */
export async function receivedIds(
  provider: Provider,
  contracts: readonly string[],
  holder: string,
): Promise<WalletResponse<Map<string, bigint[]>>> {
  const to = `0x${toWord(BigInt(holder))}`;
  const filter = {
    address: contracts,
    fromBlock: '0x0',
    toBlock: 'latest',
    topics: [TRANSFER, null, to],
  };
  const answer = await requestValue(provider, 'eth_getLogs', [filter], readLogs);
  if ('problem' in answer) return answer;
  const ids = new Map(contracts.map((contract) => [contract, new Set<bigint>()]));
  for (const { address, topics } of [...answer.value].reverse()) {
    const [event, , recipient, id] = topics;
    if (event !== TRANSFER || recipient !== to || id === undefined) continue;
    ids.get(address.toLowerCase())?.add(BigInt(id));
  }
  return { value: new Map([...ids].map(([contract, found]) => [contract, [...found]])) };
}
