import {
  concat,
  numberToHex,
  type Address,
  type EIP1193RequestFn,
  type Hex,
  type PublicRpcSchema,
} from 'viem';
import type { Chain } from '@sablier-docs/testing/chain';

/** Whose balance, and of which token; of the chain's coin without one. */
export interface Asked {
  readonly holder: Address;
  readonly token?: Address;
}

/** Memory of the code: the call of `balanceOf`, then a word for each balance. */
const ANSWERS = 64;
const WORD = 32;
const two = (value: number): Hex => numberToHex(value, { size: 2 });

/**
 * Balances in the order of the questions, in the smallest unit: one call, because a test asks for dozens before and
 * after each step.
 * @throws when a token does not answer `balanceOf` with a number
 */
export async function balancesOf(chain: Chain, asked: readonly Asked[]): Promise<bigint[]> {
  const request = chain.request as EIP1193RequestFn<PublicRpcSchema>;
  const data = await request({ method: 'eth_call', params: [{ data: codeOf(asked) }, 'latest'] });
  return asked.map((_, at) => {
    const start = 2 + 2 * WORD * at;
    return BigInt(`0x${data.slice(start, start + 2 * WORD)}`);
  });
}

/** Code that runs as if it created a contract, and gives the balances in the place of that contract's code. */
function codeOf(asked: readonly Asked[]): Hex {
  // PUSH4 selector PUSH1 224 SHL PUSH0 MSTORE
  const start: Hex = '0x6370a0823160e01b5f52';
  const parts = asked.map(({ holder, token }, at): Hex => {
    const place = two(ANSWERS + WORD * at);
    // PUSH20 holder BALANCE PUSH2 place MSTORE
    if (!token) return concat(['0x73', holder, '0x3161', place, '0x52']);
    return concat([
      // PUSH20 holder PUSH1 4 MSTORE
      ...(['0x73', holder, '0x600452'] as const),
      // PUSH1 32 PUSH2 place PUSH1 36 PUSH0 PUSH20 token GAS STATICCALL
      ...(['0x602061', place, '0x60245f73', token, '0x5afa'] as const),
      // PUSH1 31 RETURNDATASIZE GT AND PC PUSH1 8 ADD JUMPI, past PUSH0 PUSH0 REVERT, to JUMPDEST
      '0x601f3d111658600801575f5ffd5b',
    ]);
  });
  // PUSH2 length PUSH1 64 RETURN
  return concat([start, ...parts, '0x61', two(WORD * asked.length), '0x6040f3']);
}
