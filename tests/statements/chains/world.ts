import { encodeAbiParameters, encodeDeployData, concat, type Address, type Hex } from 'viem';
import { namedAccounts, roles, type Accounts } from '@sablier-docs/testing/accounts';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { chainOn, deploy, type Chain } from '@sablier-docs/testing/chain';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { compiled, connect } from './place';
import { eth } from './units';

/** What all releases of a worker share: its chain, the accounts, tokens and a price feed. */
export interface World {
  chain: Chain;
  accounts: Accounts;
  /** Contracts and accounts by the names that statements use for them. */
  names: Map<string, Address>;
  /** Deploys a contract of examples/ or of tests/examples/contracts and names it. */
  deploy: (name: string, args?: readonly unknown[], as?: string) => Promise<Deployed>;
  /** Deploys what a package holds and names it. */
  publish: (specifier: string, args?: readonly Argument[], as?: string) => Promise<Deployed>;
}

/** A constructor argument with its type. */
export type Argument = readonly [type: string, value: unknown];

/** Accounts, a token with 18 decimals (`dai`) and one with 6 (`usdc`), and the price of the coin in USD. */
export async function createWorld(chain = chainOn(connect())): Promise<World> {
  // Blocks come at the second of the one before unless a statement moves time.
  await chain.request({ method: 'anvil_setBlockTimestampInterval', params: [0] } as never);
  const accounts = await namedAccounts(chain);
  const names = new Map<string, Address>(roles.map((role) => [role, accounts[role]]));
  for (const address of names.values()) await chain.setBalance({ address, value: eth('10000') });

  const world: World = {
    chain,
    accounts,
    names,
    deploy: async (name, args = [], as = name) => {
      const { abi, creationCode } = compiled(name);
      const address = await deploy(chain, encodeDeployData({ abi, bytecode: creationCode, args }));
      names.set(as, address);
      return { abi, address };
    },
    publish: async (specifier, args = [], as) => {
      const { abi, creationCode } = readArtifact(specifier);
      const encoded = encodeAbiParameters(
        args.map(([type]) => ({ type })),
        args.map(([, value]) => value),
      );
      const address = await deploy(
        chain,
        args.length > 0 ? concat([creationCode, encoded]) : creationCode,
      );
      if (as) names.set(as, address);
      return { abi, address };
    },
  };
  await world.deploy('TestToken', ['DAI', 18], 'dai');
  await world.deploy('TestToken', ['USDC', 6], 'usdc');
  await world.deploy('TestOracle', [8, 3_000_00000000n], 'oracle');
  return world;
}

/** An address by its name, or itself. @throws when nothing has the name */
export function addressOf({ names }: World, who: string): Address {
  const found = names.get(who) ?? (/^0x[\da-f]{40}$/i.test(who) ? (who as Hex) : undefined);
  if (!found) throw new Error(`Nobody is called "${who}". Names: ${[...names.keys()].join(', ')}.`);
  return found;
}

/** Arguments with the addresses of accounts and contracts in the place of their names, at any depth. */
export function withAddresses(world: World, value: unknown): unknown {
  if (typeof value === 'string') return world.names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withAddresses(world, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAddresses(world, item)]),
  );
}
