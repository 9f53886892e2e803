// region imports
import { parseAbi, parseSignature, type Address } from 'viem';
import type { Clients } from '../clients';

const permitAbi = parseAbi([
  'function name() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
]);
// endregion imports

// region sign
export interface PermitOptions {
  token: Address;
  /** The contract that is to take the tokens. */
  spender: Address;
  /** In the token's smallest unit. */
  amount: bigint;
  /** Unix second after which the token refuses the permit. */
  deadline: bigint;
  /** Of the token's EIP-712 domain: `1` for most tokens, `2` for USDC. */
  version: string;
}

/**
 * The wallet's permit (EIP-2612), as `createWithPermit` takes it. Throws where the token has no `nonces`;
 * DAI on Ethereum has them, but its `permit` takes other arguments.
 */
export async function signPermit({ publicClient, walletClient }: Clients, options: PermitOptions) {
  const { token, spender, amount, deadline, version } = options;
  const owner = walletClient.account.address;
  const contract = { address: token, abi: permitAbi } as const;
  const [name, nonce] = await Promise.all([
    publicClient.readContract({ ...contract, functionName: 'name' }),
    publicClient.readContract({ ...contract, functionName: 'nonces', args: [owner] }),
  ]);
  const signature = await walletClient.signTypedData({
    domain: { name, version, chainId: walletClient.chain.id, verifyingContract: token },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner, spender, value: amount, nonce, deadline },
  });
  const { r, s, yParity } = parseSignature(signature);
  return { deadline, v: yParity + 27, r, s };
}
// endregion sign
