import type { LockupWorld } from '@sablier-docs/proofs/worlds/dimensions';
import type { Chains } from '../chains';
import { breakComptroller, execute } from '../chains/comptroller';
import { movesIn, type ContractActions, type Moves, type Who } from '../chains/contract';
import { standIn } from '../chains/stand-in';
import { tokenAbi } from '../chains/token-abi';
import { usd } from '../chains/units';
import type { World } from '../chains/world';

// What worlds of all products share: callers, and what turns hostile at the moment of the world.

export const CALLERS = {
  recipient: 'recipient',
  sender: 'sender',
  approved: 'delegate',
  operator: 'operator',
  stranger: 'stranger',
} as const satisfies Record<LockupWorld['caller'], Who>;

/** Approves the caller of a world for a stream's NFT, if it is one that acts by approval. */
export async function approveCaller(
  contract: ContractActions,
  caller: LockupWorld['caller'],
  id: bigint,
): Promise<void> {
  if (caller === 'approved') await contract.call('recipient', 'approve', [CALLERS.approved, id]);
  if (caller === 'operator')
    await contract.call('recipient', 'setApprovalForAll', [CALLERS.operator, true]);
}

/** Accounts and contracts whose balances matter, the one that holds the stream as `contract`. */
export const holdersOf = ({ names }: World, held: string) =>
  [...names]
    .filter(([name]) =>
      /^(admin|sender|recipient|stranger|other|owner|operator|delegate|comptroller)$/.test(name),
    )
    .concat([['contract', names.get(held) ?? '0x']]);

/** Without changes of 0. */
export const compact = (moves: Moves): Moves =>
  Object.fromEntries(Object.entries(moves).filter(([, change]) => change !== 0n));

export async function spoilToken(
  contract: ContractActions,
  token: LockupWorld['token'],
  held: string,
) {
  const odd = contract.on({ address: contract.addressOf('token'), abi: [...tokenAbi, ...oddAbi] });
  if (token === 'refusesZero') await odd.call('stranger', 'refuseZero');
  if (token === 'blocks') await odd.call('stranger', 'blockAccount', ['recipient']);
  if (token === 'rebasing') await odd.call('stranger', 'halve', [held]);
  if (token === 'frozen') await odd.call('stranger', 'freeze');
}

const functionOf = (name: string, ...types: string[]) =>
  ({
    type: 'function',
    name,
    stateMutability: 'nonpayable',
    inputs: types.map((type) => ({ name: '', type })),
    outputs: [],
  }) as const;
const oddAbi = [
  functionOf('refuseZero'),
  functionOf('freeze'),
  functionOf('halve', 'address'),
  functionOf('blockAccount', 'address'),
];

const SUCCESSOR = '0x00000000000000000000000000000000c0ffee01';
const MIN_FEE = 'calculateMinFeeWeiFor(uint8,address)';

export async function spoilComptroller(
  on: Chains['lockup'] | Chains['flow'],
  kind: LockupWorld['comptroller'],
) {
  const isFee = kind === 'fee' || kind === 'blind';
  if (isFee) await on.setMinFee(usd('1'));
  if (kind === 'blind') await standIn(on, { otherwise: 'reverts' }, on.addressOf('oracle'));
  if (kind === 'greedy')
    await standIn(on, { [MIN_FEE]: [100n * 10n ** 18n] }, on.comptroller.address);
  if (kind === 'reverting') await breakComptroller(on);
  if (kind === 'replaced') {
    const answers = { 'supportsInterface(bytes4)': [1n], [MIN_FEE]: [2n * 10n ** 15n] };
    await execute(on, 'setComptroller', [await standIn(on, answers, SUCCESSOR)]);
  }
}

/** What a stream's world does with balances and fees. */
export function payments(world: World, contract: ContractActions, held: string, fee: bigint) {
  const watched = { tokens: { '': 'token' }, holders: holdersOf(world, held) };
  const moves = <T>(action: () => Promise<T>, expected: Moves): Promise<T> =>
    movesIn(world, watched, action, compact(expected));
  const pay = (who: Who, functionName: string, args: readonly unknown[]) =>
    contract.call(who, functionName, args, { value: fee });
  return {
    /** Tokens out of nothing and the approval, which the sender has already. */
    fund: async (who: Who, amount: bigint, token?: string): Promise<void> => {
      if (who !== 'sender') await contract.fund(who, amount, token);
    },
    /** Sends a call with the minimum fee attached. */
    pay,
    /**
     * Asserts which balances of the token and of the coin an action changes, and by how much. `contract` is
     * the one that holds the stream; a change of 0 may be listed.
     */
    moves,
    /** The same for `pay`: the fee goes from the caller to the contract. */
    pays: (call: Readonly<Parameters<typeof pay>>, expected: Moves) =>
      moves(() => pay(...call), {
        ...expected,
        [`${call[0]}.coin`]: -fee,
        'contract.coin': fee,
      }),
  };
}
