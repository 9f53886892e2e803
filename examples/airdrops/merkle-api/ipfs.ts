import type { Address, Hex } from 'viem';
import { eligibilityOf, verify, type CampaignFile, type Eligibility } from './tree.ts';

/** Reads the file of a campaign from an IPFS gateway and finds the proof, without the API. */
export async function eligibilityFromIpfs(
  gateway: string,
  cid: string,
  root: Hex,
  who: Address,
): Promise<Eligibility | null> {
  const response = await fetch(`${gateway}/ipfs/${cid}`);
  if (!response.ok) throw new Error(`The gateway answered ${response.status}.`);
  const file = (await response.json()) as CampaignFile;
  const found = eligibilityOf(file, who);
  // The file comes from the creator: trust it only as far as the root on chain goes.
  if (found && !verify(found, root)) throw new Error('The file does not fit the campaign.');
  return found;
}
