import { formatAmount } from '@sablier-docs/protocol/amount';
import type { ArtifactFile, Group } from '@sablier-docs/chain/artifacts/types';
import { openWorld } from '@sablier-docs/chain/worlds/open';
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { callOf, creation, DAY, feedAbi, STREAM, tokens, type Call, type Places } from './calls';
import { codeLines, type CodeLines } from './code-lines';
import type { PlaygroundContracts } from './contracts';
import { errorOf, eventOf, nameOf, type Log, type Named } from './outcome';
import type { Scene } from './scenes';
import { START } from './session-start';
import type { Step } from './steps';

/** What a session needs of a chain: the questions of EIP-1193. */
interface Chain {
  request(asked: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

export interface SessionOptions {
  readonly chain: Chain;
  readonly contracts: PlaygroundContracts;
  /** Gets the creation code of a group of contracts. */
  readonly load: (group: Group) => Promise<ArtifactFile>;
}

/** The stream as its contract has it at a moment. Amounts in units of DAI, 18 decimals. */
export interface Reading {
  readonly day: number;
  readonly status: string;
  /** Amounts by what they are, in the order of the page. */
  readonly figures: readonly { readonly name: string; readonly units: bigint }[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly balances: readonly { readonly name: string; readonly units: bigint }[];
  /** The account that has the NFT. */
  readonly owner: string;
  /** Picture of the NFT as a `data:` address; null when the contract has none now. */
  readonly picture: string | null;
}

/** What a step did. */
export interface Done {
  readonly step: Step;
  readonly call: string;
  readonly code: CodeLines;
  /** Balances that moved, in units. */
  readonly moves: readonly { readonly name: string; readonly units: bigint }[];
  readonly events: readonly Named[];
  /** Set when the contract refused the call. */
  readonly error: Named | null;
}

export interface Session {
  read(): Promise<Reading>;
  /** Moves the clock forward to a day; an earlier day leaves it alone. */
  travel(day: number): Promise<void>;
  /** Moves the clock to the day of the step and makes its call. */
  act(step: Step): Promise<Done>;
  /** Takes the last step back, with its day. @returns whether there was one */
  undo(): Promise<boolean>;
}

const MINTED = '1000';
const GAS = '0xe4e1c0';
const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);
const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`;

/** Statuses by their number, as the enums of both products order them; a test compares them with the contracts. */
const STATUSES = {
  lockup: ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED'],
  flow: [
    'PENDING',
    'STREAMING_SOLVENT',
    'STREAMING_INSOLVENT',
    'PAUSED_SOLVENT',
    'PAUSED_INSOLVENT',
    'VOIDED',
  ],
} as const;

/**
 * Deploys what a scene needs on an empty chain and creates its stream at the start.
 * @throws what the chain throws, and when a contract refuses the creation
 */
export async function openSession(scene: Scene, options: SessionOptions): Promise<Session> {
  const { chain, contracts: abis, load } = options;
  const { product } = scene;
  const release = product === 'lockup' ? 'lockup-v4.0' : 'flow-v3.0';
  const world = await openWorld(chain, { releases: [release], load });
  const { sender, recipient, stranger, other } = world.accounts;
  const { dai, feed, lockup, flow } = world.contracts;
  const contract = (lockup ?? flow) as Address;
  const places: Places = {
    accounts: { sender, recipient, stranger, market: other },
    contracts: { dai, feed, [product]: contract } as Places['contracts'],
  };
  const abi: Abi = abis[product];

  const ask = (method: string, ...params: readonly unknown[]) => chain.request({ method, params });
  const send = async (from: Address, to: Address, data: Hex) => {
    const hash = await ask('eth_sendTransaction', { from, to, data, gas: GAS });
    return (await ask('eth_getTransactionReceipt', hash)) as { status: Hex; logs: readonly Log[] };
  };
  const view = async (of: Abi, to: Address, functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi: of, functionName, args });
    const result = (await ask('eth_call', { to, data }, 'latest')) as Hex;
    return decodeFunctionResult({ abi: of, functionName, data: result, args }) as unknown;
  };
  const onStream = (name: string) => view(abi, contract, name, [STREAM]);
  const abiOf = ({ on }: Call): Abi => (on === 'feed' ? feedAbi : abi);
  const placeOf = ({ on }: Call): Address => places.contracts[on];

  const owners = { sender, recipient, stranger, contract } as const;
  const balances = async () =>
    Promise.all(
      Object.entries(owners).map(async ([name, address]) => ({
        name,
        units: (await view(erc20Abi, places.contracts.dai, 'balanceOf', [address])) as bigint,
      })),
    );

  let day = 0;
  const travel = async (to: number) => {
    if (to <= day) return;
    day = to;
    await ask('evm_mine', { timestamp: START + Math.round(to * DAY) });
  };

  const fund = encodeFunctionData({ abi: mintAbi, args: [sender, tokens(MINTED)] });
  await send(sender, places.contracts.dai, fund);
  const approval = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [contract, tokens(MINTED)],
  });
  await send(sender, places.contracts.dai, approval);
  await ask('evm_setNextBlockTimestamp', hex(START));
  const create = creation(scene, places, START);
  const made = await send(
    sender,
    contract,
    encodeFunctionData({ abi, functionName: create.name, args: create.args }),
  );
  if (made.status !== '0x1')
    throw new Error('The contract refused to create the stream of this scene.');

  const snapshots: { snapshot: unknown; day: number }[] = [];

  async function act(step: Step): Promise<Done> {
    const snapshot = await ask('evm_snapshot');
    snapshots.push({ snapshot, day });
    await travel(step.day);
    const owner = ((await ownerOf()) ?? recipient) as Address;
    const call = callOf(scene, step, places, owner);
    const data = encodeFunctionData({ abi: abiOf(call), functionName: call.name, args: call.args });
    const from = places.accounts[call.as];
    const to = placeOf(call);
    const before = await balances();
    const done = {
      step,
      call: call.name,
      code: codeLines(call, places, signatureOf(abiOf(call), call.name)),
    };
    try {
      await ask('eth_call', { from, to, data, gas: GAS }, 'latest');
    } catch (error) {
      const refusal = errorOf(abi, revertOf(error), places);
      return { ...done, moves: [], events: [], error: refusal };
    }
    const { logs } = await send(from, to, data);
    const after = await balances();
    return {
      ...done,
      moves: after
        .map(({ name, units }, i) => ({ name, units: units - (before[i]?.units ?? 0n) }))
        .filter(({ units }) => units !== 0n),
      events: logs.flatMap((log) => eventOf(abi, log, places) ?? []),
      error: null,
    };
  }

  const ownerOf = async () => {
    try {
      return await onStream('ownerOf');
    } catch {
      return undefined;
    }
  };

  async function read(): Promise<Reading> {
    const [status, owner] = [Number(await onStream('statusOf')), await ownerOf()];
    const shared = {
      day,
      status: STATUSES[product][status] ?? String(status),
      balances: await balances(),
      owner: owner === undefined ? 'nobody' : nameOf(String(owner), places),
      picture: pictureOf(await onStream('tokenURI').catch(() => '')),
    };
    const amounts = async (names: readonly (readonly [name: string, functionName: string])[]) => {
      const figures = [];
      for (const [name, functionName] of names)
        figures.push({ name, units: (await onStream(functionName)) as bigint });
      return figures;
    };
    if (product === 'lockup') {
      return {
        ...shared,
        figures: await amounts([
          ['Released', 'streamedAmountOf'],
          ['Withdrawn', 'getWithdrawnAmount'],
          ['Withdrawable now', 'withdrawableAmountOf'],
          ['Back to the sender on a cancellation', 'refundableAmountOf'],
        ]),
        facts: [
          { name: 'isCancelable', value: String(await onStream('isCancelable')) },
          { name: 'isTransferable', value: String(await onStream('isTransferable')) },
          ...(scene.stream.model === 'price-gated'
            ? [{ name: 'Price', value: `${await priceNow()} USD` }]
            : []),
        ],
      };
    }
    const perSecond = (await onStream('getRatePerSecond')) as bigint;
    return {
      ...shared,
      figures: await amounts([
        ['Total debt', 'totalDebtOf'],
        ['Covered: withdrawable now', 'coveredDebtOf'],
        ['Uncovered', 'uncoveredDebtOf'],
        ['Balance of the stream', 'getBalance'],
        ['Refundable to the sender', 'refundableAmountOf'],
      ]),
      facts: [{ name: 'Rate per day', value: `${perDay(perSecond)} DAI` }],
    };
  }

  const priceNow = async () => {
    const result = await view(
      parseAbi(['function price() view returns (int256)']),
      places.contracts.feed,
      'price',
      [],
    );
    return String(Number(result as bigint) / 1e8);
  };

  return {
    read,
    travel,
    act,
    undo: async () => {
      const last = snapshots.pop();
      if (!last) return false;
      await ask('evm_revert', last.snapshot);
      day = last.day;
      return true;
    },
  };
}

/** Tokens per day of a rate, which is rounded down to a part of a second: half a day of such parts is added. */
const perDay = (perSecond: bigint): string =>
  formatAmount(perSecond * BigInt(DAY) + BigInt(DAY) / 2n, 18, { maxDecimals: 6 });

/** The data of a revert; empty when the failure has none. */
const revertOf = (error: unknown): Hex => {
  const { data } = (error ?? {}) as { data?: unknown };
  return typeof data === 'string' && data.startsWith('0x') ? (data as Hex) : '0x';
};

function signatureOf(abi: Abi, name: string): string {
  const item = abi.find((one) => one.type === 'function' && one.name === name);
  const inputs = item?.type === 'function' ? item.inputs : [];
  return `${name}(${inputs.map(({ type }) => type).join(',')})`;
}

/** The picture in what `tokenURI` returns: JSON with an SVG, each as base64. */
function pictureOf(uri: unknown): string | null {
  const [, json = ''] = /^data:application\/json;base64,(.+)$/.exec(String(uri)) ?? [];
  try {
    const { image } = JSON.parse(atob(json)) as { image?: unknown };
    return typeof image === 'string' && /^data:image\/svg\+xml;base64,[\w+/=]+$/.test(image)
      ? image
      : null;
  } catch {
    return null;
  }
}
