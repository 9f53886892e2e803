import fc from 'fast-check';
import { startAnvil, type Anvil } from '@sablier-docs/testing/anvil';
import { encodeFunctionData, erc20Abi, parseAbi, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HANG } from '@sablier-docs/testing/hang';
import { readGroup } from './artifacts/read';
import { createProvider, type Provider, type RpcError } from './provider';
import type { Hex } from './hex';
import {
  campaignIn,
  FUNDS,
  sequences,
  SPENDERS,
  TOKENS,
  transactionOf,
  type Action,
} from './testing/actions';
import { anvilProvider } from './testing/anvil-provider';
import { openWorld, RELEASES, type World } from './worlds/open';

// The same calls on anvil and on the page's chain. CHAIN_RUNS sets how many sequences, CHAIN_SEED which: `npm run test:chain:long`.

const RUNS = Number(process.env.CHAIN_RUNS || 24);
const SEED = Number(process.env.CHAIN_SEED || 20_270_101);
/** Calls that have to work in some sequence of a run, and to revert in another. */
const BOTH_WAYS = [
  /^lockup\.withdraw/,
  /^lockup\.cancel/,
  /^lockupV1_2\S*\.withdraw/,
  /^lockupV1_0\S*\.withdraw/,
  /^flow\.(deposit|refund)/,
  /^flow\.withdraw/,
  /^campaign\.claim/,
];
/** 2027-01-01 00:00:00 UTC. */
const GENESIS = 1_798_761_600n;
const GAS = '0xe4e1c0';
const WEALTH = 1_000n * 10n ** 18n;

let anvil: Anvil;
let chains: { readonly anvil: Provider; readonly page: Provider };
let world: World;

const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);

beforeAll(async () => {
  anvil = await startAnvil(['--timestamp', String(GENESIS), '--base-fee', '0']);
  const page = await createProvider({ timestamp: GENESIS, baseFee: 0n, limit: HANG });
  chains = { anvil: anvilProvider(anvil), page };
  const options = { releases: RELEASES, load: readGroup, minFeeUSD: 100_000_000n };
  const opened = await openWorld(chains.page, options);
  expect(await openWorld(chains.anvil, options)).toEqual(opened);
  world = opened;
  const created = await both((chain) => asked(chain, campaignIn(opened)));
  expect(created.got).toEqual(created.expected);
  const campaign = `0x${String(created.got).slice(-40)}` as const;
  world = { ...opened, contracts: { ...opened.contracts, campaign } };
  await both(enrich);
});

afterAll(() => anvil.stop());

const both = async <T>(ask: (chain: Provider) => Promise<T>) => {
  const [expected, got] = await Promise.all([ask(chains.anvil), ask(chains.page)]);
  return { expected, got };
};

const minted = (args: readonly [Hex, bigint]) =>
  encodeFunctionData({ abi: mintAbi, functionName: 'mint', args });

/** Roles that may need tokens. */
const ACTING = ['sender', 'recipient', 'stranger', 'operator'] as const;

/** A campaign with tokens, tokens for these roles, and approvals for every contract with streams. */
async function enrich(chain: Provider): Promise<void> {
  await sendTo(chain, campaignIn(world));
  const { dai, campaign } = world.contracts;
  const { admin: from } = world.accounts;
  await sendTo(chain, { from, to: dai, data: minted([campaign as Hex, FUNDS]) });
  for (const role of ACTING) {
    const from = world.accounts[role];
    for (const token of TOKENS) {
      await sendTo(chain, { from, to: world.contracts[token], data: minted([from, WEALTH]) });
      for (const spender of SPENDERS) {
        const args = [world.contracts[spender] as Hex, WEALTH * WEALTH] as const;
        const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
        await sendTo(chain, { from, to: world.contracts[token], data });
      }
    }
  }
}

interface Receipt {
  readonly status: Hex;
  readonly gasUsed: Hex;
  readonly logs: readonly { readonly address: Hex; readonly topics: Hex[]; readonly data: Hex }[];
}

async function sendTo(chain: Provider, transaction: object): Promise<Receipt> {
  const params = [{ ...transaction, gas: GAS, gasPrice: '0x0' }];
  const hash = await chain.request({ method: 'eth_sendTransaction', params });
  const receipt = await chain.request({ method: 'eth_getTransactionReceipt', params: [hash] });
  return receipt as Receipt;
}

/** Return data, or code and revert data. */
async function asked(chain: Provider, transaction: object): Promise<unknown> {
  try {
    return await chain.request({ method: 'eth_call', params: [transaction, 'latest'] });
  } catch (error) {
    const { code, data } = error as RpcError;
    return { code, data };
  }
}

async function pass(chain: Provider, seconds: number): Promise<void> {
  if (seconds === 0) return;
  const block = await chain.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
  const next = Number((block as { timestamp: Hex }).timestamp) + seconds;
  await chain.request({ method: 'evm_setNextBlockTimestamp', params: [next] });
  await chain.request({ method: 'evm_mine', params: [] });
}

async function balances(chain: Provider): Promise<Record<string, unknown>> {
  const holders = Object.entries({ ...world.accounts, ...world.contracts, nobody: zeroAddress });
  const entries = holders.flatMap(([name, holder]) => [
    chain
      .request({ method: 'eth_getBalance', params: [holder, 'latest'] })
      .then((balance) => [name, balance] as const),
    ...TOKENS.map(async (token) => {
      const call = { abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const;
      const data = encodeFunctionData(call);
      return [
        `${name}.${token}`,
        await asked(chain, { to: world.contracts[token], data }),
      ] as const;
    }),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

const statusAbi = parseAbi(['function statusOf(uint256 streamId) view returns (uint8)']);

/** The status of the first streams of every contract, or why there is none. */
async function statuses(chain: Provider): Promise<Record<string, unknown>> {
  const entries = SPENDERS.flatMap((name) =>
    [1n, 2n, 3n].map(async (id) => {
      const data = encodeFunctionData({ abi: statusAbi, functionName: 'statusOf', args: [id] });
      return [`${name} ${id}`, await asked(chain, { to: world.contracts[name], data })] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(entries));
}

const seen = new Map<string, number>();

/** Asks and sends one action on both chains. */
async function act(action: Action): Promise<void> {
  await both((chain) => pass(chain, action.pause));
  const transaction = transactionOf(world, action);
  const called = await both((chain) => asked(chain, transaction));
  expect(called.got, action.name).toEqual(called.expected);
  const { expected, got } = await both((chain) => sendTo(chain, transaction));
  const outcome = `${action.to}.${action.name} ${got.status === '0x1' ? 'works' : 'reverts'}`;
  seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  expect(got.status, action.name).toBe(expected.status);
  const events = ({ logs }: Receipt) =>
    logs.map(({ address, topics, data }) => ({ address, topics, data }));
  expect(events(got), action.name).toEqual(events(expected));
  expect(got.gasUsed, `gas of ${action.name}`).toBe(expected.gasUsed);
}

const start = () => both((chain) => chain.request({ method: 'evm_snapshot' }));

const goBack = async (ids: Awaited<ReturnType<typeof start>>) => {
  await chains.anvil.request({ method: 'evm_revert', params: [ids.expected] });
  await chains.page.request({ method: 'evm_revert', params: [ids.got] });
};

test(
  `${RUNS} random sequences of calls leave both chains alike, seed ${SEED}`,
  async () => {
    await fc.assert(
      // Extreme values come often enough; without it most of a short run is made of them.
      fc.asyncProperty(fc.noBias(sequences), async (actions) => {
        const ids = await start();
        try {
          for (const action of actions) await act(action);
          for (const state of [balances, statuses]) {
            const after = await both(state);
            expect(after.got).toEqual(after.expected);
          }
        } finally {
          await goBack(ids);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    if (process.env.CHAIN_RUNS)
      process.stdout.write(`${JSON.stringify(Object.fromEntries([...seen].sort()))}\n`);
    // Sequences that only revert would compare little.
    const all = [...seen.keys()];
    for (const name of BOTH_WAYS) {
      for (const way of [' works', ' reverts']) {
        const found = all.filter((outcome) => name.test(outcome) && outcome.endsWith(way));
        expect(found, `${name}${way}`).not.toEqual([]);
      }
    }
  },
  RUNS * 10_000,
);
