import { concat, numberToHex, padHex, toFunctionSelector, type Address, type Hex } from 'viem';
import type { Chain } from '@sablier-docs/testing/chain';

/** What a stand-in does with a call: answers these words, or fails without data. */
export type Answer = readonly bigint[] | 'reverts';

/** Feeds of prices answer a round with this. */
export const round = (price: bigint, updatedAt: bigint): readonly bigint[] => [
  1n,
  price,
  updatedAt,
  updatedAt,
  1n,
];

const DEFAULT: Address = '0x5ab11e5000000000000000000000000000000001';

/**
 * Puts a contract in a place that gives fixed answers: a feed, a hook or a token that nobody publishes.
 * @param answers by signature: `{ 'decimals()': [8n] }`; `otherwise` is for every other function, which
 *   answers nothing unless given
 * @param at an address to take over, with its storage and its tokens; one of its own unless given
 */
export async function standIn(
  { chain }: { readonly chain: Chain },
  answers: Readonly<Record<string, Answer>>,
  at: Address = DEFAULT,
): Promise<Address> {
  await chain.setCode({ address: at, bytecode: codeOf(answers) });
  return at;
}

/** Runs the code of another contract on its own state, as a proxy does. */
export async function delegating(
  { chain, address }: { readonly chain: Chain; readonly address: Address },
  at: Address = DEFAULT,
): Promise<Address> {
  // The minimal proxy of ERC-1167.
  const bytecode = concat(['0x363d3d373d3d3d363d73', address, '0x5af43d82803e903d91602b57fd5bf3']);
  await chain.setCode({ address: at, bytecode });
  return at;
}

const ROW = 11;
const sizeOf = (code: Hex) => (code.length - 2) / 2;

/** Compares the selector with each row, jumps to its answer, and ends with what others get. */
function codeOf({ otherwise = [], ...answers }: Readonly<Record<string, Answer>>): Hex {
  const rows = Object.entries(answers);
  // PUSH0 CALLDATALOAD PUSH1 224 SHR: the selector.
  const start: Hex = '0x5f3560e01c';
  const rest = bodyOf(otherwise);
  let at = sizeOf(start) + rows.length * ROW + sizeOf(rest);
  const bodies: Hex[] = [];
  const jumps = rows.map(([signature, answer]): Hex => {
    // DUP1 PUSH4 selector EQ PUSH2 place JUMPI
    const jump = concat([
      '0x8063',
      toFunctionSelector(signature),
      '0x1461',
      numberToHex(at, { size: 2 }),
      '0x57',
    ]);
    const body = concat(['0x5b', bodyOf(answer)]);
    bodies.push(body);
    at += sizeOf(body);
    return jump;
  });
  return concat([start, ...jumps, rest, ...bodies]);
}

function bodyOf(answer: Answer): Hex {
  if (answer === 'reverts') return '0x5f5ffd';
  const stores = answer.map((word, index) =>
    // PUSH32 word PUSH2 place MSTORE
    concat([
      '0x7f',
      padHex(numberToHex(BigInt.asUintN(256, word)), { size: 32 }),
      '0x61',
      numberToHex(index * 32, { size: 2 }),
      '0x52',
    ]),
  );
  // PUSH2 length PUSH0 RETURN
  return concat([...stores, '0x61', numberToHex(answer.length * 32, { size: 2 }), '0x5ff3']);
}
