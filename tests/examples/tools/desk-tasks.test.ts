import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAddress, type Address } from 'viem';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { makeDispatch } from '@sablier-docs/kit/wallet/dispatch';
import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { withoutFigures } from '@sablier-docs/kit/wallet/testing-calls';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { makeSender } from '@sablier-docs/kit/wallet/sender';
import { makeLedger } from '@sablier-docs/kit/wallet/sent/ledger';
import { connect, type Session } from '@sablier-docs/kit/wallet/session';
import { batchParts, readBatch } from '@sablier-docs/tools/desks/creation';
import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import { prepareAction } from '@sablier-docs/tools/desks/stream/prepare-action';
import { fetchSeveral } from '@sablier-docs/tools/desks/stream/for-tests';
import type { FieldTexts } from '@sablier-docs/tools/desks/stream/fields';
import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { fetchStream } from '@sablier-docs/tools/readings/stream/for-tests';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/*
 * Tasks of people, from what they type to the mined transaction: the wallet of the reader reads the stream, each call is
 * simulated, then sent by the press of Send, and the balances are looked at afterwards.
 */

let local: LocalProtocol;
beforeAll(async () => {
  local = await startProtocol({ minFeeUSD: 0n });
});
afterAll(() => local?.stop());
cleanForEachTest(() => local.chain);

const CHAIN = 31_337;

/** The wallet of an account: the local chain, which signs for it. */
async function walletOf(account: Address): Promise<Session> {
  const provider: Provider = {
    request: ({ method, params = [] }) =>
      method === 'eth_requestAccounts' || method === 'eth_accounts'
        ? Promise.resolve([account])
        : local.chain.request({ method, params } as never),
  };
  const session = await connect({ uuid: 'local', name: 'Local', provider });
  if ('problem' in session) throw new Error(session.problem.message);
  return session.value;
}

/** A storage that keeps nothing, as in a private window. */
const tabStore = () => ({ getItem: () => null, setItem: () => undefined });

/** Simulates and sends each call in its order, as the two buttons do. */
async function press(session: Session, calls: readonly PreparedCall[]): Promise<void> {
  const ledger = makeLedger(tabStore, tabStore);
  const sender = makeSender(makeDispatch(ledger));
  for (const call of calls) {
    sender.show({ ...call, session });
    await sender.try();
    expect(sender.state().step, call.call.title).toMatchObject({ result: { works: true } });
    await sender.send();
    expect(sender.state().step.at, call.call.title).toBe('sent');
    await expect
      .poll(() => ledger.list().at(-1)?.state, { timeout: 10_000, message: call.call.title })
      .toBe('mined');
  }
}

interface Asked {
  contract: 'lockup' | 'flow';
  id: bigint;
  action: ActionId;
  texts: FieldTexts;
  /** Streams of a list that are read too. */
  ids?: readonly bigint[];
}

/** Reads the stream with the wallet, fills in the form, and presses the buttons. */
async function act(account: Address, { contract, id, action, texts, ids }: Asked) {
  const version = { lockup: 'v4.0', flow: 'v3.0' }[contract];
  const release = readDeskReleases().find(
    (one) => one.product === contract && one.version === version,
  );
  if (!release) throw new Error(`There is no ${contract} ${version}.`);
  const session = await walletOf(account);
  const { provider } = session.wallet;
  const address = local.contracts[contract];
  const stream = { address, tokenId: String(id), chainId: CHAIN } as Parameters<
    typeof prepareAction
  >[0]['stream'];
  const results = await fetchStream(provider, release, stream);
  if ('problem' in results) throw new Error(results.problem.message);
  const several = ids && (await fetchSeveral(provider, release, address, ids));
  if (several && 'problem' in several) throw new Error(several.problem.message);
  const prepared = prepareAction({
    stream,
    release,
    action,
    texts,
    results: results.value,
    several: several?.value ?? null,
    account: session.account,
    actor: null,
    clearsFirst: false,
    takesUnread: false,
  });
  expect(prepared?.problems).toEqual({});
  expect(prepared?.refusal).toBeNull();
  await press(session, prepared?.prepared ?? []);
  return prepared;
}

async function openPay(recipient: Address, rate: bigint, token: Address): Promise<bigint> {
  const { sender } = local.accounts;
  const args = [sender, recipient, rate, 0, token, true];
  return (await local.send<bigint>(sender, local.deployed.flow, 'create', args)).result;
}

const balanceOf = (id: bigint) => local.read<bigint>(local.deployed.flow, 'getBalance', [id]);
const usdc = (tokens: bigint) => tokens * 1_000_000n;
const PER_DAY = 10n ** 18n / 86_400n;

test('a stranger tops up a payment stream by 250.5 tokens', async () => {
  const { recipient, stranger } = local.accounts;
  const { flow, usdc: token } = local.deployed;
  const id = await openPay(recipient, PER_DAY, token.address);
  await local.send(stranger, token, 'mint', [stranger, usdc(1_000n)]);
  const done = await act(stranger, {
    contract: 'flow',
    id,
    action: 'deposit',
    texts: { amount: '250.5' },
  });
  expect(done?.prepared.map(({ call }) => call.fn.name)).toEqual(['approve', 'deposit']);
  expect(await balanceOf(id)).toBe(250_500_000n);
  expect(await local.read(token, 'allowance', [stranger, flow.address])).toBe(0n);
});

test('a payroll of three streams and two tokens is funded with one call', async () => {
  const { sender, recipient, other, stranger } = local.accounts;
  const { flow, usdc: token, token: daiToken } = local.deployed;
  const ids = [
    await openPay(recipient, PER_DAY, token.address),
    await openPay(other, 2n * PER_DAY, token.address),
    await openPay(stranger, PER_DAY, daiToken.address),
  ];
  const [first = 0n] = ids;
  await local.send(sender, token, 'mint', [sender, usdc(1_000n)]);
  await local.send(sender, daiToken, 'mint', [sender, dai('10')]);
  const lines = ids.map((id, at) => `${id} ${['100', '200.25', '3'][at]}`).join('\n');
  const done = await act(sender, {
    contract: 'flow',
    id: first,
    action: 'depositMultiple',
    texts: { lines },
    ids,
  });
  expect(done?.prepared.map(({ call }) => call.fn.name)).toEqual(['approve', 'approve', 'batch']);
  expect(await Promise.all(ids.map(balanceOf))).toEqual([usdc(100n), 200_250_000n, dai('3')]);
  for (const one of [token, daiToken])
    expect(await local.read(one, 'allowance', [sender, flow.address])).toBe(0n);
});

test('a grant is canceled halfway, and its recipient keeps what was released', async () => {
  const { sender, recipient } = local.accounts;
  const { id } = await openLinear(local);
  const { end, start, deposit } = {
    start: BigInt(await local.lockup.read.getStartTime([id])),
    end: BigInt(await local.lockup.read.getEndTime([id])),
    deposit: await local.lockup.read.getDepositedAmount([id]),
  };
  await local.warpTo(start + (end - start) / 2n);
  const before = await local.balanceOf(sender);
  await act(sender, { contract: 'lockup', id, action: 'cancel', texts: {} });
  const refund = (await local.balanceOf(sender)) - before;
  expect(refund).toBeGreaterThan(0n);
  expect(refund + (await local.lockup.read.withdrawableAmountOf([id]))).toBe(deposit);
  expect(await local.lockup.read.wasCanceled([id])).toBe(true);
  expect(await local.lockup.read.ownerOf([id])).toBe(recipient);
});

test('a stream is given to another wallet', async () => {
  const { recipient, other } = local.accounts;
  const { id } = await openLinear(local);
  await act(recipient, {
    contract: 'lockup',
    id,
    action: 'safeTransferFrom',
    texts: { to: other },
  });
  expect(await local.lockup.read.ownerOf([id])).toBe(other);
});

const facts = readCreationFacts();
const here = {
  ...facts,
  lockup: { ...facts.lockup, addresses: {} as Record<number, string> },
  batchLockup: { ...facts.batchLockup, addresses: {} as Record<number, string> },
  flow: { ...facts.flow, addresses: {} as Record<number, string> },
};

/** Creates the streams of a file with the account's wallet. */
async function create(account: Address, id: string, text: string, token: Address) {
  here.lockup.addresses[CHAIN] = local.contracts.lockup;
  here.batchLockup.addresses[CHAIN] = local.contracts.batchLockup;
  here.flow.addresses[CHAIN] = local.contracts.flow;
  const format = readCsvFormats().find((one) => one.id === id);
  if (!format) throw new Error(`There is no format ${id}.`);
  const now = Number(await local.now()) * 1_000;
  const read = readBatch(text, { format, decimals: 6, now }, 'utc');
  if ('problem' in read) throw new Error(read.problem);
  const terms = { chainId: CHAIN, token, sender: account, cancelable: true, transferable: true };
  const session = await walletOf(account);
  for (const { calls } of batchParts(here as never, format, terms, read.rows))
    await press(
      session,
      calls.map((call) => withoutFigures(call, account)),
    );
}

const row = (...cells: readonly string[]) => `${cells.join(',')}\n`;

test('a list of people becomes vesting streams, each with its own amount and recipient', async () => {
  const { sender, recipient, other } = local.accounts;
  const { usdc: token } = local.deployed;
  await local.send(sender, token, 'mint', [sender, usdc(1_000n)]);
  const first = await local.read<bigint>(local.deployed.lockup, 'nextStreamId');
  const file =
    row('address', 'amount', 'duration', 'cliffDuration') +
    row(recipient, '600', '365 days', '90 days') +
    row(other, '250.25', '730 days', '365 days');
  await create(sender, 'lockup/duration/cliff', withCliffAmount(file), token.address);
  for (const [at, [owner, amount, length]] of (
    [
      [recipient, 600_000_000n, 365n],
      [other, 250_250_000n, 730n],
    ] as const
  ).entries()) {
    const id = first + BigInt(at);
    expect(await local.lockup.read.ownerOf([id])).toBe(getAddress(owner));
    expect(await local.lockup.read.getDepositedAmount([id])).toBe(amount);
    const [start, end] = [
      await local.lockup.read.getStartTime([id]),
      await local.lockup.read.getEndTime([id]),
    ];
    expect(BigInt(end - start)).toBe(length * DAY);
  }
});

/** The columns of the format in its order. */
function withCliffAmount(file: string): string {
  const header = readCsvFormats()
    .find(({ id }) => id === 'lockup/duration/cliff')
    ?.columns.map(({ name }) => name);
  if (!header?.includes('cliffAmount')) return file;
  return file
    .trimEnd()
    .split('\n')
    .map((line, at) => `${line},${at === 0 ? 'cliffAmount' : '0'}\n`)
    .join('');
}

test('a payroll file opens payment streams, and deposits where it says so', async () => {
  const { sender, recipient, other } = local.accounts;
  const { usdc: token } = local.deployed;
  await local.send(sender, token, 'mint', [sender, usdc(1_000n)]);
  const first = await local.read<bigint>(local.deployed.flow, 'nextStreamId');
  const file =
    row('address', 'rateAmount', 'rateInterval', 'initialDepositAmount', 'startAt') +
    row(recipient, '30', 'month', '45.5', '2027-02-01 00:00') +
    row(other, '5', 'day', '0', '2027-03-01 00:00');
  await create(sender, 'flow/stream', file, token.address);
  expect(await balanceOf(first)).toBe(45_500_000n);
  expect(await balanceOf(first + 1n)).toBe(0n);
  const rates = [first, first + 1n].map((id) =>
    local.read<bigint>(local.deployed.flow, 'getRatePerSecond', [id]),
  );
  expect(await Promise.all(rates)).toEqual([
    (30n * 10n ** 18n) / (30n * DAY),
    (5n * 10n ** 18n) / DAY,
  ]);
});
