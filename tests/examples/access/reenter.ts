import { encodeFunctionData, type Hex } from 'viem';
import { expect } from 'vitest';
import { reentrancy } from '@sablier-docs/reference/calls/reentrancy';
import { nameOf, outcomeOf } from '@sablier-docs/testing/reverts';
import { startProtocol } from '@sablier-docs/testing/start';

export type Product = 'lockup' | 'flow';
export type Call = readonly [name: string, ...args: unknown[]];

/** Both calls succeed. */
export const SUCCESS = { outer: 'success', inner: 'success' };

/** The contract reference has a text for this function. */
export const expectDocumented = (key: string) => expect(reentrancy[key], key).toBeTruthy();

/**
 * A chain without fees and a token that calls back. It is sender and recipient of the streams, so
 * whatever it may do, it may do from within the transfer, or from within its hook.
 */
export async function startReentry() {
  const local = await startProtocol({ minFeeUSD: 0n });
  const evil = await local.deployExample('ReentrantToken', [], { keepsTokens: true });
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [evil.address]);
  const { stranger } = local.accounts;

  const encode = (product: Product, [functionName, ...args]: Call) =>
    encodeFunctionData({ abi: local.deployed[product].abi, functionName, args } as never);

  return {
    local,
    evil,
    encode,

    /** Makes the outer call as the token, or for a hook as a stranger, and the inner one from within. */
    reenter: async (product: Product, outer: Call, inner: Call, inHook = false) => {
      const to = local.deployed[product];
      await local.send(stranger, evil, 'prepare', [to.address, encode(product, inner), inHook]);
      const call = inHook
        ? local.send(stranger, to, outer[0], outer.slice(1))
        : local.send(stranger, evil, 'act', [to.address, encode(product, outer)]);
      const result = await outcomeOf(call);
      if (result !== 'success') return { outer: result, inner: 'undone' };
      expect(await local.read(evil, 'made')).toBe(true);
      const succeeded = await local.read<boolean>(evil, 'succeeded');
      const answer = succeeded ? 'success' : nameOf(await local.read(evil, 'answer'));
      return { outer: result, inner: answer };
    },

    /** Revert data of the outer call. */
    dataOf: async (product: Product, outer: Call, inner: Call): Promise<Hex> => {
      const { address } = local.deployed[product];
      await local.send(stranger, evil, 'prepare', [address, encode(product, inner), false]);
      const args = [address, encode(product, outer)];
      const data = encodeFunctionData({ abi: evil.abi, functionName: 'act', args });
      const [block] = await local.chain.simulateBlocks({
        blocks: [{ calls: [{ account: stranger, to: evil.address, data }] }],
      });
      return block?.calls[0]?.data ?? '0x';
    },
  };
}
