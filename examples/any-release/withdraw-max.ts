// region imports
import { sablier } from 'sablier';
import { parseAbi, type Abi, type Address, type TransactionReceipt } from 'viem';
import { confirmed } from '../confirmed';
import type { Clients } from '../lockup/clients';
import { withMargin } from '../with-margin';
// endregion imports

// region withdraw
/** The contract that holds a stream, with its release, such as `v1.2`. */
export interface StreamContract {
  protocol: 'lockup' | 'flow';
  version: string;
  address: Address;
}

/** Each release takes these arguments. What it returns differs, so that nothing is decoded. */
const calls = parseAbi([
  'function calculateMinFeeWei(uint256 streamId) view returns (uint256)',
  'function withdrawMax(uint256 streamId, address to) payable',
]);

/** The first release whose withdrawals ask for a fee. An earlier one gets no coin: some refuse it. */
const FIRST_WITH_FEE = { lockup: 'v3.0', flow: 'v2.0' } as const;

/** Withdraws everything that can be withdrawn now, from a stream of any release of Lockup or Flow. */
export async function withdrawMaxFrom(
  clients: Clients,
  { protocol, version, address }: StreamContract,
  streamId: bigint,
  to: Address,
): Promise<TransactionReceipt> {
  const { publicClient, walletClient } = clients;
  const contract = { address, abi: [...calls, ...errorsOf(protocol, version)] as const };
  const fee =
    version < FIRST_WITH_FEE[protocol]
      ? 0n
      : await publicClient.readContract({
          address,
          abi: calls,
          functionName: 'calculateMinFeeWei',
          args: [streamId],
        });
  const { request } = await publicClient.simulateContract({
    ...contract,
    account: walletClient.account,
    functionName: 'withdrawMax',
    args: [streamId, to],
    value: withMargin(fee),
  });
  return confirmed(clients, await walletClient.writeContract(request));
}

/** The errors of the release, whose names differ. With their ABI, a refusal names the error. */
function errorsOf(protocol: 'lockup' | 'flow', version: string): Abi {
  const release = sablier.releases
    .getAll({ protocol })
    .find((each) => String(each.version) === version);
  if (!release?.abi) throw new Error(`There is no ${version} of ${protocol}.`);
  const known = new Map(
    Object.values(release.abi as Readonly<Record<string, Abi>>)
      .flat()
      .flatMap((item) => (item.type === 'error' ? [[item.name, item] as const] : [])),
  );
  return [...known.values()];
}
// endregion withdraw
