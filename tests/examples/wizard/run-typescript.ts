import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Answers } from '@sablier-docs/create-streams/answers';
import { doublePrice } from '@sablier-docs/create-streams/terms';
import { createFunctionName } from '@sablier-docs/create-streams/typescript/create';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { receiptOf } from '@sablier-docs/testing/receipt';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { foundry } from 'viem/chains';
import { parseEventLogs, type Address, type Hex } from 'viem';
import { expect } from 'vitest';
import { safeChecksum } from '@sablier-docs/kit/calls/safe';
import { safeFile } from '../../../examples/wizard/safe-file';
import { expectPromised, expectSenderRights, totalOf, type Grant, type Terms } from './effects';

/** Inside node_modules, so that the packages are found from there. */
const FOLDER = path.resolve('node_modules/.cache/wizard');
const DAY = 86_400;
const WEEK = 7 * DAY;

/** An account that the chain signs for, as a Safe signs for itself. */
export const SAFE: Address = '0x5afe000000000000000000000000000000005afe';

interface SafeCall {
  to: Address;
  data: Hex;
}

interface SafeJson {
  meta: Record<string, string>;
  transactions: { to: Address; data: Hex; value: string }[];
}

type Create = (...args: unknown[]) => Promise<unknown>;
/** Exports of a file of a project that a test uses. */
export type Module = Readonly<Record<string, Create | undefined>>;

/** Loads files of the projects of a stack, given by their place among all sources. */
export async function loadModules(
  stack: string,
  sources: Readonly<Record<string, string>>,
  places: readonly string[],
): Promise<ReadonlyMap<string, Module>> {
  const folder = path.join(FOLDER, stack);
  rmSync(folder, { recursive: true, force: true });
  for (const [place, text] of Object.entries(sources)) {
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    writeFileSync(path.join(folder, place), text);
  }
  const unique = [...new Set(places)];
  await build({
    entryPoints: unique.map((place) => path.join(folder, place)),
    outdir: path.join(folder, 'out'),
    outbase: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const loaded = unique.map(async (place) => {
    const file = path.join(folder, 'out', place.replace(/\.ts$/, '.mjs'));
    const module = (await import(pathToFileURL(file).href)) as Module;
    return [place, module] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** Calls the function of a project and asserts that its streams are those that the answers promise. */
export async function runTypescript(
  local: LocalProtocol,
  answers: Answers,
  module: Module,
  { token, amount }: Pick<Terms, 'token' | 'amount'>,
) {
  const { sender: payer, recipient, other } = local.accounts;
  const create = module[createFunctionName(answers)];
  if (!create) throw new Error('The project has no function that creates streams.');
  // Whether the sender is a contract matters to the sender alone: an account can act for it here.
  const sender = { account: payer, contract: other, safe: SAFE }[answers.sender];
  const isSafe = answers.sender === 'safe';
  const grants = grantsOf(local, answers, amount);
  await local.mint(isSafe ? SAFE : payer, totalOf(grants), token.address);
  const own = answers.sender === 'contract' ? { sender } : {};
  const clients = local.clients(payer);
  const created = await create(
    isSafe ? { publicClient: clients.publicClient, safe: SAFE } : clients,
    ...(answers.product === 'flow'
      ? flowArgs(local, answers, { token, sender, grants })
      : [{ ...own, ...(await lockupOptions(local, answers, { token, grants })) }]),
  );
  const ids = isSafe
    ? await executed(local, created as SafeCall[])
    : ((Array.isArray(created) ? created : [created]) as bigint[]);
  const terms = { answers, token, sender, recipient, amount };
  await expectPromised(local, ids, terms, grants);
  await expectSenderRights(local, ids[0] ?? 0n, terms);
}

/** Each stream of a batch has an amount of its own, and but for the steps of one recipient's target prices a recipient. */
function grantsOf(
  { accounts }: LocalProtocol,
  answers: Answers,
  amount: bigint,
): [Grant, ...Grant[]] {
  const { recipient, owner } = accounts;
  if (answers.batch === 'no') return [{ recipient, amount }];
  const isGated = answers.model === 'price-gated';
  return [
    { recipient, amount },
    { recipient: isGated ? recipient : owner, amount: amount / 2n },
  ];
}

/** Sends the calls of a file for a Safe as the Safe does. Returns the ids of the streams. */
function executed(local: LocalProtocol, calls: readonly SafeCall[]): Promise<bigint[]> {
  return executedFile(local, safeFile(foundry.id, calls, 1_800_000_000_000));
}

/** Sends what a file for the Transaction Builder lists as the Safe does. Returns the ids of the streams. */
export async function executedFile(local: LocalProtocol, file: string): Promise<bigint[]> {
  const { meta, transactions, ...rest } = JSON.parse(file) as SafeJson;
  const { checksum, ...others } = meta;
  expect(checksum).toBe(safeChecksum({ ...rest, transactions, meta: others } as never));
  const { lockup, flow } = local.deployed;
  const ids: bigint[] = [];
  for (const { to, data, value } of transactions) {
    const hash = await local.chain.sendTransaction({
      account: SAFE,
      to,
      data,
      value: BigInt(value),
      chain: foundry,
      gas: 15_000_000n,
    });
    const { logs, status } = await receiptOf(local.chain, hash);
    expect(status).toBe('success');
    const created = parseEventLogs({ abi: [...lockup.abi, ...flow.abi], logs })
      .filter(({ eventName }) => /^Create(Lockup\w+|Flow)Stream$/.test(eventName))
      .map(({ args }) => (args as unknown as { streamId: bigint }).streamId);
    ids.push(...created);
  }
  return ids;
}

async function lockupOptions(
  local: LocalProtocol,
  answers: Answers,
  { token, grants }: { token: Deployed; grants: readonly [Grant, ...Grant[]] },
): Promise<object> {
  const { model, batch, price, expiry } = answers;
  const [{ recipient, amount }] = grants;
  const now = Number(await local.now());
  const { lockup, batchLockup, oracle } = local.contracts;
  const part = amount / 4n;
  const dates = [now + 4 * WEEK, now + 8 * WEEK];
  const each = grants.map((one) => ({ recipient: one.recipient, depositAmount: one.amount }));
  const single = {
    linear: { depositAmount: amount },
    dynamic: { evenAmount: part, curvedAmount: amount - part, startTime: now },
    tranched: { depositAmount: amount, startTime: now, dates },
    'price-gated': { depositAmount: amount, oracle, targetPrice: price },
    none: {},
  };
  const many = {
    linear: { grants: each },
    dynamic: { startTime: now, grants: each.map((grant) => ({ ...grant, exponent: '2.71' })) },
    tranched: { startTime: now, dates, grants: each },
    'price-gated': {
      recipient,
      oracle,
      timestamps: { start: now, end: now + Number(expiry) * DAY },
      steps: [price, doublePrice(answers)].map((targetPrice, at) => ({
        depositAmount: grants[at]?.amount,
        targetPrice,
      })),
    },
    none: {},
  };
  const common = { lockup, token: token.address };
  return batch !== 'no'
    ? { ...common, batchLockup, ...many[model] }
    : { ...common, recipient, ...single[model] };
}

function flowArgs(
  local: LocalProtocol,
  answers: Answers,
  { token, sender, grants }: Pick<Terms, 'token' | 'sender'> & { grants: readonly Grant[] },
): unknown[] {
  const { flow } = local.contracts;
  const isNamed = answers.sender === 'contract';
  const streams = grants.map(({ recipient, amount }, at) => ({
    recipient,
    rate: 100n - BigInt(at),
    deposit: amount,
  }));
  if (answers.batch !== 'no') {
    return [flow, ...(isNamed ? [sender] : []), token.address, streams];
  }
  const [stream] = streams;
  return [flow, { ...stream, token: token.address, ...(isNamed ? { sender } : {}) }];
}
