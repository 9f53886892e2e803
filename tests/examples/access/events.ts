import { decodeEventLog, encodeFunctionData, type Abi, type Hex } from 'viem';
import type { Scene } from './cast';
import { actors } from './cast';
import type { Call, Trial } from './observe';

interface Log {
  readonly address: Hex;
  readonly data: Hex;
  readonly topics: readonly Hex[];
}

/**
 * Names of the logs of the call, in their order, when the first role that has the right makes it:
 * `token` before those of the ERC-20 token, `NFT Transfer` for that of the stream NFT.
 * @throws when no role has the right, or a log belongs to nothing that is known
 */
export async function eventsOf(scene: Scene, trial: Trial): Promise<string[]> {
  for (const actor of actors) {
    const who = scene.cast[actor];
    const calls = [trial.call(who, actor)].flat() as readonly Call[];
    const call = calls.find(({ name }) => name === trial.name);
    if (!call) throw new Error(`The trial of ${trial.name} does not call it.`);
    const { to, name, args } = call;
    const [block] = await scene.local.chain.simulateBlocks({
      blocks: [
        {
          calls: [
            {
              account: who,
              to: to.address,
              data: encodeFunctionData({ abi: to.abi, functionName: name, args }),
            },
          ],
        },
      ],
    });
    const [outcome] = block?.calls ?? [];
    if (outcome?.status !== 'success') continue;
    return ((outcome.logs ?? []) as unknown as readonly Log[]).map((log) => nameOf(scene, log));
  }
  throw new Error(`Nobody can call ${trial.name}.`);
}

function nameOf({ local }: Scene, { address, data, topics }: Log): string {
  const isToken = address.toLowerCase() === local.contracts.token.toLowerCase();
  const { token, lockup, flow, batchLockup } = local.deployed;
  const abis: readonly Abi[] = isToken
    ? [token.abi]
    : [lockup, flow, batchLockup].map(({ abi }) => abi);
  const [first = '0x', ...rest] = topics;
  for (const abi of abis) {
    try {
      const { eventName } = decodeEventLog({ abi, data, topics: [first, ...rest] }) as {
        eventName: string;
      };
      if (isToken) return `token ${eventName}`;
      return eventName === 'Transfer' || eventName.startsWith('Approval')
        ? `NFT ${eventName}`
        : eventName;
    } catch {
      // The event of another contract.
    }
  }
  throw new Error(`Nothing that is deployed here declares the event ${first}.`);
}
