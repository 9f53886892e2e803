import { revertDataIn } from '@sablier-docs/chain/outcome';
import { encodeFunctionData, type Abi } from 'viem';
import { playgroundCall } from './calls';
import { codeLines, type CodeLines } from './code-lines';
import { GAS, hex } from './node';
import { openScene, type SessionOptions } from './open-scene';
import { errorOf, eventOf, type Named, type Refusal } from './outcome';
import { DAY_SECONDS } from './places';
import {
  balancesOf,
  coinsOf,
  streamOwner,
  readPicture,
  readScene,
  playgroundStatus,
  type Figure,
  type Reading,
} from './reading';
import { explained } from './refusals';
import type { Scene } from './scenes';
import { SESSION_START } from './session-start';
import type { Step } from './steps';

export type { SessionOptions } from './open-scene';
export type { Reading } from './reading';

/** What a step did. */
export interface Done {
  readonly step: Step;
  readonly call: string;
  readonly code: CodeLines;
  /** Balances that moved, in units. */
  readonly moves: readonly Figure[];
  /** Balances of the chain's coin that moved, in wei. */
  readonly coins: readonly Figure[];
  readonly events: readonly Named[];
  /** The status of the stream, when the step changed it. */
  readonly status?: string;
  /** Set when the contract refused the call. */
  readonly error: Refusal | null;
}

export interface Session {
  read(): Promise<Reading>;
  /** Picture of the NFT as a `data:` address; null when the contract has none now. */
  picture(): Promise<string | null>;
  /** Moves the clock forward to a day; an earlier day leaves it alone. */
  travel(day: number): Promise<void>;
  /** Moves the clock to the day of the step and makes its call. */
  act(step: Step): Promise<Done>;
  /** Takes the last step back, with its day. @returns whether there was one */
  undo(): Promise<boolean>;
}

/**
 * Opens a scene on an empty chain.
 * @throws what the chain throws, and when a contract refuses a part of the scene
 */
export async function openSession(scene: Scene, options: SessionOptions): Promise<Session> {
  const open = await openScene(scene, options);
  const { node, places, abis, known } = open;
  const snapshots: { snapshot: unknown; day: number }[] = [];
  let day = 0;

  const travel = async (to: number) => {
    if (to <= day) return;
    day = to;
    await node.ask('evm_mine', { timestamp: SESSION_START + Math.round(to * DAY_SECONDS) });
  };

  return {
    travel,
    read: () => readScene(open, day),
    picture: () => readPicture(open),
    act: async (step) => {
      snapshots.push({ snapshot: await node.ask('evm_snapshot'), day });
      await travel(step.day);
      const owner = (await streamOwner(open)) ?? places.accounts.recipient;
      const call = playgroundCall(scene, step, places, owner);
      const { on, as, name, args, value = 0n } = call;
      const data = encodeFunctionData({ abi: abis[on], functionName: name, args });
      const transaction = {
        from: places.accounts[as],
        to: places.contracts[on],
        data,
        value: hex(value),
      };
      const code = codeLines(call, places, signatureOf(abis[on], name));
      const done = { step, call: name, code };
      try {
        await node.ask('eth_call', { ...transaction, ...GAS }, 'latest');
      } catch (error) {
        const refusal = explained(
          errorOf(known, revertDataIn(error) ?? '0x', places),
          options.contracts,
        );
        return { ...done, moves: [], coins: [], events: [], error: refusal };
      }
      const before = [await balancesOf(open), await coinsOf(open)] as const;
      const statusBefore = await playgroundStatus(open);
      const { logs } = await node.send(transaction);
      const status = await playgroundStatus(open);
      return {
        ...done,
        moves: moved(before[0], await balancesOf(open)),
        coins: moved(before[1], await coinsOf(open)),
        events: logs.flatMap((log) => eventOf(known, log, places) ?? []),
        ...(status !== undefined && status !== statusBefore && { status }),
        error: null,
      };
    },
    undo: async () => {
      const last = snapshots.pop();
      if (!last) return false;
      await node.ask('evm_revert', last.snapshot);
      day = last.day;
      return true;
    },
  };
}

const moved = (before: readonly Figure[], after: readonly Figure[]): Figure[] =>
  after
    .map(({ name, units }, i) => ({ name, units: units - (before[i]?.units ?? 0n) }))
    .filter(({ units }) => units !== 0n);

function signatureOf(abi: Abi, name: string): string {
  const item = abi.find((one) => one.type === 'function' && one.name === name);
  const inputs = item?.type === 'function' ? item.inputs : [];
  return `${name}(${inputs.map(({ type }) => type).join(',')})`;
}
