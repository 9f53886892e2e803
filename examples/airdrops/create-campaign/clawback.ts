import type { Address, Hash } from 'viem';
import { airdropAbis, type Clients } from '../contracts';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;
const GRACE_PERIOD = 7 * 86_400;

// region window
/** When the admin can take tokens back. Times in Unix seconds. */
export interface ClawbackWindow {
  readonly open: boolean;
  /** Last second of the grace period; undefined until somebody claims. */
  readonly until: number | undefined;
  /** The expiration, from which it is open again; undefined where a campaign never expires. */
  readonly from: number | undefined;
}

/** The window as of the latest block. */
export async function clawbackWindow(
  { publicClient }: Pick<Clients, 'publicClient'>,
  campaign: Address,
): Promise<ClawbackWindow> {
  const contract = { address: campaign, abi: campaignAbi } as const;
  const [{ timestamp }, firstClaimTime, expiration] = await Promise.all([
    publicClient.getBlock(),
    publicClient.readContract({ ...contract, functionName: 'firstClaimTime' }),
    publicClient.readContract({ ...contract, functionName: 'EXPIRATION' }),
  ]);
  const now = Number(timestamp);
  const until = firstClaimTime === 0 ? undefined : firstClaimTime + GRACE_PERIOD;
  const from = expiration === 0 ? undefined : expiration;
  const open = until === undefined || now <= until || (from !== undefined && now >= from);
  return { open, until, from };
}
// endregion window

// region clawback
/** Sends `amount` of the campaign's token to `to`. Only the admin can; it may be all or a part. */
export async function clawback(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  to: Address,
  amount: bigint,
): Promise<Hash> {
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: campaignAbi,
    functionName: 'clawback',
    args: [to, amount],
  });
  return walletClient.writeContract(request);
}
// endregion clawback
