import {
  encodeAbiParameters,
  parseEventLogs,
  type Abi,
  type Address,
  type Hash,
  type Hex,
} from 'viem';
import { airdropAbis, type Clients } from '../contracts';

// region arguments
/**
 * The constructor arguments of a campaign, ABI-encoded for an explorer. `params` are those of the
 * factory's event, which carries the values as they were stored.
 */
export function constructorArguments(
  campaignAbi: Abi,
  params: unknown,
  creator: Address,
  comptroller: Address,
): Hex {
  const constructor = campaignAbi.find((item) => item.type === 'constructor');
  if (!constructor) throw new Error('The ABI has no constructor.');
  return encodeAbiParameters(constructor.inputs, [params, creator, comptroller]);
}
// endregion arguments

// region from-transaction
/**
 * Reads the arguments of a linear campaign from the transaction that created it. The creator is the
 * caller of the factory: pass the contract's address where a contract called it.
 */
export async function readArguments(
  { publicClient }: Pick<Clients, 'publicClient'>,
  hash: Hash,
  campaign: Address,
  creator?: Address,
): Promise<Hex> {
  const { logs, from } = await publicClient.getTransactionReceipt({ hash });
  const [created] = parseEventLogs({
    abi: airdropAbis.SablierFactoryMerkleLL,
    eventName: 'CreateMerkleLL',
    args: { merkleLL: campaign },
    logs,
  });
  if (!created)
    throw new Error(`Transaction ${hash} did not create ${campaign} as a linear campaign.`);
  const { campaignParams, comptroller } = created.args;
  return constructorArguments(
    airdropAbis.SablierMerkleLL,
    campaignParams,
    creator ?? from,
    comptroller,
  );
}
// endregion from-transaction
