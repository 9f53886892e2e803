import { readArtifact } from '@sablier-docs/solidity/artifact';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { deployProtocol } from '@sablier-docs/testing/protocol';
import { FLOW, LOCKUP } from './comptroller';
import { actionsOn } from './contract';
import { addressOf, type World } from './world';

/** Numbers of the products in the comptroller's enum `Protocol`. */
const PROTOCOL = { flow: FLOW, lockup: LOCKUP } as const;

/** The newest releases, behind one comptroller whose admin is the account `admin`. */
export async function deployNewest(world: World) {
  const { chain, accounts, names } = world;
  const at = await deployProtocol(chain, {
    admin: accounts.admin,
    oracle: addressOf(world, 'oracle'),
    minFeeUSD: 0n,
  });
  const abiOf = (specifier: string) => readArtifact(specifier).abi;
  const contract = (name: keyof typeof at, specifier: string): Deployed => {
    names.set(name, at[name]);
    return { address: at[name], abi: abiOf(specifier) };
  };
  const comptroller = contract(
    'comptroller',
    '@sablier/evm-utils/artifacts/SablierComptroller.json',
  );
  return {
    world,
    lockup: contract('lockup', '@sablier/lockup/artifacts/SablierLockup.json'),
    batchLockup: contract('batchLockup', '@sablier/lockup/artifacts/SablierBatchLockup.json'),
    flow: contract('flow', '@sablier/flow/artifacts/SablierFlow.json'),

    /** What the comptroller and its admin do to a product. */
    governance: (product: 'lockup' | 'flow') => {
      const actions = actionsOn(world, comptroller);
      return {
        comptroller: actions,
        /** Minimum fee of withdrawals in USD with 8 decimals: `usd('1')`. */
        setMinFee: (fee: bigint) => actions.call('admin', 'setMinFeeUSD', [PROTOCOL[product], fee]),
        /** Price of the chain's coin in USD with 8 decimals; 3,000 USD unless it is set. */
        setPrice: (price: bigint) =>
          actions
            .on({ address: addressOf(world, 'oracle'), abi: oracleAbi })
            .call('admin', 'setPrice', [price]),
      };
    },
  };
}

export type Protocol = Awaited<ReturnType<typeof deployNewest>>;

const oracleAbi = [
  {
    type: 'function',
    name: 'setPrice',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'newPrice', type: 'int256' }],
    outputs: [],
  },
] as const;
