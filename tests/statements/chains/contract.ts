import {
  erc20Abi,
  getContractError,
  numberToHex,
  parseEventLogs,
  type Address,
  type BaseError,
  type EIP1193RequestFn,
  type Hex,
} from 'viem';
import { expect } from 'vitest';
import type { Role } from '@sablier-docs/testing/accounts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { balancesOf } from './balances';
import { encoded, resultOf } from './encoded';
import { outcomeOf } from './errors';
import { tokenAbi } from './token-abi';
import { addressOf, withAddresses, type World } from './world';

/** An account by its role, a contract by its name, or an address. */
export type Who = Role | (string & {});

export interface SendOptions {
  /** Coin of the chain to attach, in wei. */
  readonly value?: bigint;
}

/** Changes of balances by holder: `sender` in the first token, `sender.usdc`, `sender.coin` in wei. */
export type Moves = Readonly<Record<string, bigint>>;

// The chain charges nothing; an estimate would only take time.
const GAS = 15_000_000n;

/** viem need not ask for the number of the one chain before each transaction. */
const UNASKED = { chain: null } as const;

export interface Watched {
  /** Names of tokens by what follows the name of a holder. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly holders: readonly (readonly [name: string, address: Address])[];
}

/** Balances of tokens and of the chain's coin by holder. */
async function watch(world: World, { tokens, holders }: Watched): Promise<Moves> {
  const kinds = [
    ...Object.entries(tokens).map(([suffix, token]) => [suffix, addressOf(world, token)] as const),
    ['.coin', undefined] as const,
  ];
  const asked = holders.flatMap(([name, holder]) =>
    kinds.map(([suffix, token]) => ({ name: `${name}${suffix}`, holder, token })),
  );
  const balances = await balancesOf(world.chain, asked);
  return Object.fromEntries(asked.map(({ name }, at) => [name, balances[at] ?? 0n]));
}

/** Asserts which of the watched balances an action changes, and by how much. */
export async function movesIn<T>(
  world: World,
  watched: Watched,
  action: () => Promise<T>,
  moves: Moves,
): Promise<T> {
  const before = await watch(world, watched);
  const result = await action();
  const after = await watch(world, watched);
  const changed = Object.entries(after)
    .map(([name, amount]) => [name, amount - (before[name] ?? 0n)] as const)
    .filter(([, change]) => change !== 0n);
  expect(Object.fromEntries(changed)).toEqual(moves);
  return result;
}

/** What a statement does with any contract. Arguments may name accounts and contracts: `'recipient'`. */
export function actionsOn(world: World, deployed: Deployed) {
  const { chain } = world;
  const request = chain.request as EIP1193RequestFn;

  /** The call as a node takes it. */
  const message = (functionName: string, args: readonly unknown[], who?: Who, value?: bigint) => {
    const { item, data } = encoded(deployed, functionName, withAddresses(world, args) as unknown[]);
    const paid = value === undefined ? {} : { value: numberToHex(value) };
    const sent = who && { from: addressOf(world, who), gas: numberToHex(GAS), gasPrice: '0x0' };
    return { item, sent: { to: deployed.address, data, ...sent, ...paid } };
  };

  /** Asks without a trace. @throws the error of the node, or of a response that cannot be decoded */
  const ask = async ({ item, sent }: ReturnType<typeof message>): Promise<unknown> =>
    resultOf(item, (await request({ method: 'eth_call', params: [sent, 'latest'] })) as Hex);

  /** The error with the name, the arguments and the reason of the call. */
  const explained = (error: unknown, functionName: string, args: readonly unknown[], who?: Who) =>
    getContractError(error as BaseError, {
      abi: deployed.abi,
      address: deployed.address,
      functionName,
      args: withAddresses(world, args),
      sender: who && addressOf(world, who),
    });

  const transact = async (
    who: Who,
    functionName: string,
    args: readonly unknown[] = [],
    { value }: SendOptions = {},
  ) => {
    const called = message(functionName, args, who, value);
    const result = await ask(called).catch((error: unknown) => {
      throw explained(error, functionName, args, who);
    });
    const hash = (await request({ method: 'eth_sendTransaction', params: [called.sent] })) as Hex;
    const receipt = await receiptOf(chain, hash);
    if (receipt.status !== 'success') throw new Error(`${functionName} reverted in its block.`);
    return { result, receipt };
  };

  const outcome = (
    who: Who,
    functionName: string,
    args: readonly unknown[] = [],
    { value }: SendOptions = {},
  ): Promise<string> => outcomeOf(ask(message(functionName, args, who, value)));

  return {
    ...deployed,
    accounts: world.accounts,
    chain,
    /** Sends a call and returns its result. A revert is thrown. */
    call: async <T = unknown>(...call: Parameters<typeof transact>): Promise<T> =>
      (await transact(...call)).result as T,

    /** Asks a view. */
    read: async <T = bigint>(functionName: string, args: readonly unknown[] = []): Promise<T> =>
      (await ask(message(functionName, args)).catch((error: unknown) => {
        throw explained(error, functionName, args);
      })) as T,

    /** What a call would do: `success`, or the name of the error; `no data` for a bare revert. */
    outcome,

    /** Asserts that a call reverts with the error of this name; `no data` for a bare revert. */
    reverts: async (
      error: string,
      who: Who,
      functionName: string,
      args: readonly unknown[] = [],
      options: SendOptions = {},
    ): Promise<void> => {
      const found = await outcome(who, functionName, args, options);
      expect(found, `${functionName} by ${who}`).toBe(error);
    },

    /** Names of the contract's events that a call emits, in order, those of ERC-721 left out. */
    events: async (...call: Parameters<typeof transact>): Promise<string[]> => {
      const { receipt } = await transact(...call);
      const logs = receipt.logs.filter(
        ({ address }) => address.toLowerCase() === deployed.address.toLowerCase(),
      );
      return parseEventLogs({ abi: deployed.abi, logs })
        .map(({ eventName }) => String(eventName))
        .filter((name) => !/^(Transfer|Approval|ApprovalForAll|MetadataUpdate)$/.test(name));
    },

    /**
     * Asserts which balances an action changes, and by how much: of every account and contract that has
     * a name. A balance that is not listed must not change.
     * @returns what the action returned
     */
    moves: <T>(action: () => Promise<T>, moves: Moves): Promise<T> =>
      movesIn(
        world,
        { tokens: { '': 'dai', '.usdc': 'usdc' }, holders: [...world.names] },
        action,
        moves,
      ),

    balanceOf: (who: Who, token: 'dai' | 'usdc' = 'dai'): Promise<bigint> =>
      chain.readContract({
        abi: erc20Abi,
        address: addressOf(world, token),
        functionName: 'balanceOf',
        args: [addressOf(world, who)],
      }),

    /** Address of an account or a contract by its name, for `encode`. */
    addressOf: (who: Who) => addressOf(world, who),

    /** Tokens out of nothing, and the approval for this contract to take them. */
    fund: async (who: Who, amount: bigint, token = 'dai'): Promise<void> => {
      const account = addressOf(world, who);
      const address = addressOf(world, token);
      const send = async (functionName: 'mint' | 'approve', args: readonly [Address, bigint]) =>
        receiptOf(
          chain,
          await chain.writeContract({
            abi: tokenAbi,
            address,
            functionName,
            args,
            account,
            ...UNASKED,
            gas: GAS,
            gasPrice: 0n,
          }),
        );
      await send('mint', [account, amount]);
      await send('approve', [deployed.address, amount]);
    },

    /** Deploys a contract of examples/ or of tests/examples/contracts; it can be named from then on. */
    deploy: (name: string, args: readonly unknown[] = [], as?: string): Promise<Deployed> =>
      world.deploy(name, withAddresses(world, args) as unknown[], as),
    /** The actions above on another contract, by its name or as it was deployed. */
    on: (other: Deployed) => actionsOn(world, other),

    /** The current second of the chain, in Unix time. It stands still until it is moved. */
    now: async (): Promise<bigint> => (await chain.getBlock()).timestamp,
    /** Moves time on; views and calls then happen at that second. */
    pass: async (seconds: bigint): Promise<void> => {
      const { timestamp } = await chain.getBlock();
      await chain.setNextBlockTimestamp({ timestamp: timestamp + seconds });
      await chain.mine({ blocks: 1 });
    },
  };
}

export type ContractActions = ReturnType<typeof actionsOn>;
