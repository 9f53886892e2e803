import { eth } from '../chains/units';
import type { Hex } from 'viem';
import type { ContractActions } from '../chains/contract';
import { code } from '../chains/hook-code';
import type { World } from '../chains/world';

/** Names of the tokens and the contract that worlds are made of; each begins harmless. */
export const TOKENS = {
  plain: 'token.plain',
  six: 'token.six',
  whole: 'token.whole',
  tether: 'token.tether',
  refusesZero: 'token.odd',
  blocks: 'token.odd',
  fee: 'token.fee',
  rebasing: 'token.odd',
  frozen: 'token.odd',
} as const;

/** A contract that owns streams; its code is that of the world. */
export const OWNER = 'contract.owner';

/** Code of an owner by its kind. */
export const ownerCode: Readonly<Record<string, Hex>> = {
  // On no list, so that what it does with a hook would not matter.
  contract: code.reverts,
  hook: code.records,
  reverting: code.reverts,
  // INVALID takes all gas at once, as a loop does at length.
  burning: '0xfe',
  reentrant: code.withdraws,
  wrong: code.false,
};

/** More than all streams of a world need. */
const WEALTH = 10n ** 40n;

/** Gives the sender tokens of each kind, approved for contracts that hold streams. */
export async function fundSender(contracts: readonly ContractActions[]): Promise<void> {
  for (const contract of contracts)
    for (const token of new Set(Object.values(TOKENS)))
      await contract.fund('sender', WEALTH, token);
}

/** Deploys them once per worker, before any world. */
export async function deployKit(world: World): Promise<void> {
  // Their own, because other statements begin with nobody who has DAI or USDC.
  await world.deploy('TestToken', ['PLAIN', 18], TOKENS.plain);
  await world.deploy('TestToken', ['SIX', 6], TOKENS.six);
  await world.deploy('TestToken', ['WHOLE', 0], TOKENS.whole);
  await world.deploy('TetherLike', [], TOKENS.tether);
  await world.deploy('FeeOnTransferToken', [], TOKENS.fee);
  await world.deploy('OddToken', ['ODD', 18], TOKENS.refusesZero);
  const { address } = await world.deploy('TestToken', ['OWNER', 0], OWNER);
  await world.chain.setCode({ address, bytecode: code.true });
  await world.chain.setBalance({ address, value: eth('10000') });
  await world.chain.impersonateAccount({ address });
}
