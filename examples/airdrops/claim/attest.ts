import type { Account, Address, Chain, Hash, Hex, Transport, WalletClient } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

// region attest
export interface Attestation {
  /** Last second, in Unix time, at which the attestation is accepted. */
  readonly expireAt: number;
  readonly signature: Hex;
}

/** Run by the attestor after its check. It vouches for an address, whatever the amount. */
export async function attest(
  wallet: WalletClient<Transport, Chain, Account>,
  campaign: Address,
  recipient: Address,
  expireAt: number,
): Promise<Attestation> {
  const signature = await wallet.signTypedData({
    account: wallet.account,
    domain: {
      name: 'Sablier Airdrops Protocol',
      chainId: wallet.chain.id,
      verifyingContract: campaign,
    },
    types: {
      Identity: [
        { name: 'recipient', type: 'address' },
        { name: 'expireAt', type: 'uint40' },
      ],
    },
    primaryType: 'Identity',
    message: { recipient, expireAt },
  });
  return { expireAt, signature };
}
// endregion attest

// region set-attestor
/** Run by the campaign's admin. From then on the attestations of the attestor before are invalid. */
export async function setAttestor(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  attestor: Address,
): Promise<Hash> {
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: airdropAbis.SablierMerkleInstant,
    functionName: 'setAttestor',
    args: [attestor],
  });
  return walletClient.writeContract(request);
}
// endregion set-attestor

// region claim-via-attestation
/** The wallet must be the recipient in the list, and the one that was attested. */
export async function claimViaAttestation(
  { publicClient, walletClient }: Clients,
  campaign: Address,
  to: Address,
  { index, amount, proof }: Claim,
  { expireAt, signature }: Attestation,
  feeWei: bigint,
): Promise<Hash> {
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: campaign,
    abi: airdropAbis.SablierMerkleInstant,
    functionName: 'claimViaAttestation',
    args: [index, to, amount, expireAt, proof, signature],
    value: feeWei,
  });
  return walletClient.writeContract(request);
}
// endregion claim-via-attestation
