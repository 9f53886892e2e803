import { decodeEventLog, erc20Abi, type Abi, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emittedAirdrops } from '@sablier-docs/reference/calls/emitted-airdrops';
import { deployAirdropsV1_2 } from '../../statements/chains/airdrops-v1';
import { ARGS } from '../../statements/chains/anvils';
import { deployV1_2 } from '../../statements/chains/lockup-v1';
import { DAY, eth } from '../../statements/chains/units';
import { createWorld, type World } from '../../statements/chains/world';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { chainOfAnvil } from '@sablier-docs/testing/anvil-chain';
import { readArtifact } from '@sablier-docs/solidity/artifact';

/*
 * The bytecode of Airdrops v3.0 is in no package. That of v1.2 is, and its events come in the order
 * that the source of v3.0 has, under the names of that release.
 */

let anvil: Anvil;
let world: World;
let airdrops: Awaited<ReturnType<typeof deployAirdropsV1_2>>;

beforeAll(async () => {
  anvil = await startAnvil(ARGS);
  world = await createWorld(chainOfAnvil(anvil));
  airdrops = await deployAirdropsV1_2(world, await deployV1_2(world));
});
afterAll(() => anvil?.stop());

const periphery = ['SablierV2MerkleLockupFactory', 'SablierV2MerkleLL', 'SablierV2MerkleLT'];
const core = ['SablierV2LockupLinear', 'SablierV2LockupTranched'];
const abiOf = (name: string): Abi =>
  readArtifact(
    core.includes(name)
      ? `@sablier/v2-core/artifacts/${name}.json`
      : `@sablier/v2-periphery/artifacts/${name}.json`,
  ).abi;

interface Log {
  readonly address: Hex;
  readonly data: Hex;
  readonly topics: readonly Hex[];
}

function nameOf({ address, data, topics }: Log): string {
  const isToken = address.toLowerCase() === world.names.get('dai')?.toLowerCase();
  const abis = isToken ? [erc20Abi] : [...core, ...periphery].map(abiOf);
  const [first = '0x', ...rest] = topics;
  for (const abi of abis) {
    try {
      const { eventName } = decodeEventLog({ abi, data, topics: [first, ...rest] }) as {
        eventName: string;
      };
      if (isToken) return `token ${eventName}`;
      return eventName === 'Transfer' ? 'NFT Transfer' : eventName;
    } catch {
      // The event of another contract.
    }
  }
  throw new Error(`No event ${first}.`);
}

/** Names of the logs of the newest transaction that has one of this name. */
async function logsWith(event: string): Promise<string[]> {
  const logs = await world.chain.getLogs({ fromBlock: 0n });
  const named = logs.map((log) => ({ name: nameOf(log), in: log.transactionHash }));
  const last = named.findLast(({ name }) => name === event);
  if (!last) throw new Error(`Nothing has emitted ${event}.`);
  return named.filter((log) => log.in === last.in).map(({ name }) => name);
}

/** `Claim` has a name for each model in v3.0, and building a campaign of v1.2 emits no `TransferAdmin`. */
const inV1_2 = (key: string) =>
  emittedAirdrops[`airdrops/${key}`]
    ?.filter((name) => name !== 'TransferAdmin')
    .map((name) => name.replace(/^Claim\w+$/, 'Claim'));

describe.each([
  ['LL', undefined],
  [
    'LT',
    [
      [eth('0.5'), DAY],
      [eth('0.5'), DAY],
    ],
  ],
] as const)('a campaign of %s streams in v1.2', (model, tranches) => {
  test('emits in the order of v3.0', async () => {
    const campaign = await airdrops.campaign(tranches ? { tranches } : {});
    const created = await logsWith(`CreateMerkle${model}`);
    expect(created).toEqual(inV1_2(`SablierFactoryMerkle${model}.createMerkle${model}`));
    await campaign.claim('recipient');
    expect(await logsWith('Claim')).toEqual(inV1_2(`SablierMerkle${model}.claim`));
    await campaign.call('admin', 'clawback', ['admin', 1n]);
    expect(await logsWith('Clawback')).toEqual(inV1_2('SablierMerkleBase.clawback'));
  });
});
