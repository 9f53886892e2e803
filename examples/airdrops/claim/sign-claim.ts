import type { Account, Address, Chain, Hex, Transport, WalletClient } from 'viem';
import type { Leaf } from '../tree/tree';

// region typed-data
/** The message of `claimViaSig`. Mind the domain: a name, a chain and a contract, but no version. */
export function claimTypedData(
  chainId: number,
  campaign: Address,
  { index, recipient, amount }: Leaf,
  to: Address,
  validFrom: number,
) {
  return {
    domain: { name: 'Sablier Airdrops Protocol', chainId, verifyingContract: campaign },
    types: {
      Claim: [
        { name: 'index', type: 'uint256' },
        { name: 'recipient', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint128' },
        { name: 'validFrom', type: 'uint40' },
      ],
    },
    primaryType: 'Claim',
    message: { index, recipient, to, amount, validFrom },
  } as const;
}
// endregion typed-data

// region sign
/** Run by the recipient. The signature has no expiry: it works until the claim or the campaign's end. */
export function signClaim(
  wallet: WalletClient<Transport, Chain, Account>,
  campaign: Address,
  leaf: Leaf,
  to: Address,
  validFrom: number,
): Promise<Hex> {
  const typedData = claimTypedData(wallet.chain.id, campaign, leaf, to, validFrom);
  return wallet.signTypedData({ account: wallet.account, ...typedData });
}
// endregion sign
