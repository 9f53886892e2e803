import {
  erc20Abi,
  isAddressEqual,
  parseEventLogs,
  parseUnits,
  type Address,
  type Hash,
  type Hex,
} from 'viem';
import { confirmed } from '../../confirmed';
import { airdropAbis, type Clients } from '../contracts';
import { summarize, type Leaf } from '../tree/tree';

const DAY = 86_400;
const { SablierFactoryMerkleLL: factoryAbi } = airdropAbis;

// region params
export interface Campaign {
  readonly token: Address;
  readonly lockup: Address;
  readonly admin: Address;
  /** Where the published tree is. */
  readonly ipfsCID: string;
  /** First second at which claims work, in Unix time: leave yourself time to fund and to check. */
  readonly opens: number;
}

/** A share of the claimed amount: `1e18` is 100 %. */
const percent = (value: string): bigint => parseUnits(value, 16);

/** 10 % at once, 15 % after 30 days, the rest by the second until day 90 after each claim. */
export function vestedParams({ token, lockup, admin, ipfsCID, opens }: Campaign, merkleRoot: Hex) {
  return {
    campaignName: 'Vested airdrop',
    campaignStartTime: opens,
    cancelable: false,
    claimType: 0, // DEFAULT
    cliffDuration: 30 * DAY,
    cliffUnlockPercentage: percent('15'),
    expiration: opens + 364 * DAY, // 52 weeks
    granularity: 1,
    initialAdmin: admin,
    ipfsCID,
    lockup,
    merkleRoot,
    shape: 'linearUnlockCliff',
    startUnlockPercentage: percent('10'),
    token,
    totalDuration: 90 * DAY,
    transferable: true,
    vestingStartTime: 0,
  };
}
// endregion params

// region create
/** Sends the creation. The campaign holds no tokens yet. */
export async function createCampaign(
  { publicClient, walletClient }: Clients,
  factory: Address,
  campaign: Campaign,
  leaves: readonly Leaf[],
): Promise<Hash> {
  const { merkleRoot, aggregateAmount, recipientCount } = summarize(leaves);
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: factory,
    abi: factoryAbi,
    functionName: 'createMerkleLL',
    args: [vestedParams(campaign, merkleRoot), aggregateAmount, recipientCount],
  });
  return walletClient.writeContract(request);
}
// endregion create

// region address
/** The address of the campaign, from the factory's event. You fund this address. */
export async function createdCampaign(
  clients: Pick<Clients, 'publicClient'>,
  hash: Hash,
  { factory, admin, merkleRoot }: { factory: Address; admin: Address; merkleRoot: Hex },
): Promise<Address> {
  const { logs } = await confirmed(clients, hash);
  // Other contracts can emit the same event, and a smart account's transaction can hold the calls of others.
  const created = parseEventLogs({ abi: factoryAbi, eventName: 'CreateMerkleLL', logs }).find(
    ({ address, args: { campaignParams } }) =>
      isAddressEqual(address, factory) &&
      isAddressEqual(campaignParams.initialAdmin, admin) &&
      campaignParams.merkleRoot === merkleRoot,
  );
  if (!created) throw new Error(`Transaction ${hash} created no campaign.`);
  return created.args.merkleLL;
}
// endregion address

// region fund
/** Funds the campaign with a plain transfer. Do it after the creation, never before. */
export async function fund(
  { publicClient, walletClient }: Clients,
  token: Address,
  campaign: Address,
  amount: bigint,
): Promise<void> {
  const hash = await walletClient.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [campaign, amount],
  });
  const { logs } = await confirmed({ publicClient }, hash);
  // Some tokens answer false where others revert.
  const args = { from: walletClient.account.address, to: campaign, value: amount };
  const moves = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs, args });
  if (!moves.some(({ address }) => isAddressEqual(address, token)))
    throw new Error(`${hash} logs no transfer of this amount: read the campaign's balance first.`);
}
// endregion fund
