import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { erc20Abi, parseUnits, type Address } from 'viem';
import { foundry, sepolia } from 'viem/chains';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createConfig, http, mock, WagmiProvider } from 'wagmi';
import { connect, disconnect, getConnection } from 'wagmi/actions';
import { FlowCard } from '../../../examples/react/FlowCard';
import { LockupCard } from '../../../examples/react/LockupCard';
import { useFlowDebt, useFlowWrite } from '../../../examples/react/use-flow';
import {
  useLockupAmounts,
  useLockupCard,
  useLockupWrite,
} from '../../../examples/react/use-lockup';
import { cancel, withdrawMax } from '../../../examples/lockup/stream-management/manage-stream';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';
import { renderWithoutDocument } from './render-without-document';

/* The hooks of both pages about dApps: /guides/lockup/examples/dapp and /guides/flow/examples/dapp. */

const usdc = (amount: string) => parseUnits(amount, 6);

let local: LocalProtocol;
let ended: () => void = () => undefined;

const { setInterval: startTimer } = globalThis;

beforeAll(async () => {
  local = await startProtocol();
  // A second of the page passes in 20 ms. Reads of the chain keep their pace.
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((tick: () => void, wait?: number) =>
    startTimer(tick, wait === 1_000 ? 20 : wait)) as typeof setInterval);
});
afterEach(() => ended());
afterAll(async () => {
  vi.restoreAllMocks();
  await local?.stop();
});

/** Runs a component or hooks as an app does whose wallet is that of an account. */
async function inApp<Output>(account: Address, use: () => Output) {
  const chain = { ...foundry, rpcUrls: { default: { http: [local.url] } } };
  const config = createConfig({
    chains: [chain, sepolia],
    connectors: [mock({ accounts: [account] })],
    transports: { [chain.id]: http(local.url), [sepolia.id]: http(local.url) },
    pollingInterval: 20,
    storage: null, // or the provider forgets the connection when it mounts
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error('The app has no wallet.');
  await connect(config, { connector, chainId: chain.id });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrap = (inner: ReactNode) =>
    createElement(
      WagmiProvider,
      { config: config as never, reconnectOnMount: false, children: null },
      createElement(QueryClientProvider, { client }, inner),
    );
  const { output, end } = await renderWithoutDocument(use, wrap);
  ended = () => {
    end();
    client.clear();
    ended = () => undefined;
  };
  const read = () => client.invalidateQueries();
  const eventually = (holds: (last: Output) => void | Promise<void>) =>
    vi.waitFor(() => holds(output()), { timeout: 20_000, interval: 20 });
  return { output, read, eventually, config };
}

const at = (lockup: Address, streamId: bigint) => ({ chainId: foundry.id, lockup, streamId });
const sentBy = (account: Address) => local.chain.getTransactionCount({ address: account });

/** The props of every element of a type, in the order of the page. */
function elementsOf(
  node: ReactNode,
  type: string,
): { children?: ReactNode; disabled?: boolean; onClick?(): void }[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => elementsOf(each, type));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [...(node.type === type ? [node.props] : []), ...elementsOf(node.props.children, type)];
}
const press = (card: ReactElement, label: string) =>
  elementsOf(card, 'button')
    .find(({ children }) => children === label)
    ?.onClick?.();
const disabledIn = (card: ReactElement) =>
  elementsOf(card, 'button')
    .filter(({ disabled }) => disabled)
    .map(({ children }) => children);

async function openTranched(tranches: [amount: string, seconds: bigint][]) {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const depositAmount = tranches.reduce((sum, [amount]) => sum + dai(amount), 0n);
  await local.mint(sender, depositAmount);
  await local.approve(sender, lockup, depositAmount);
  const { result } = await local.send<bigint>(
    sender,
    local.deployed.lockup,
    'createWithDurationsLT',
    [
      {
        sender,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: '',
      },
      tranches.map(([amount, duration]) => ({ amount: dai(amount), duration })),
    ],
  );
  return result;
}

async function openFlow(perDay: string, deposit: string) {
  const { sender, recipient } = local.accounts;
  const { flow, usdc: token } = local.contracts;
  await local.mint(sender, usdc(deposit), token);
  await local.approve(sender, flow, usdc(deposit), token);
  const rate = ratePerSecond(usdc(perDay), 6, DAY);
  const args = [sender, recipient, rate, 0, token, true, usdc(deposit)];
  return (await local.send<bigint>(sender, local.deployed.flow, 'createAndDeposit', args)).result;
}

test('the amounts of a linear and of a tranched stream equal the contract at each second, also between reads', async () => {
  const { lockup } = local.contracts;
  const linear = await openLinear(local, { deposit: dai('250'), total: 50n * DAY });
  const tranched = await openTranched([
    ['30', 2n * DAY],
    ['70', 5n * DAY],
  ]);
  const computer = vi.spyOn(performance, 'now').mockReturnValue(0);
  const app = await inApp(local.accounts.stranger, () => ({
    linear: useLockupAmounts(at(lockup, linear.id)),
    tranched: useLockupAmounts(at(lockup, tranched)),
  }));
  await app.eventually(({ linear: one, tranched: other }) => {
    expect(one?.streamed).toBeDefined();
    expect(other?.streamed).toBeDefined();
  });
  const loaded = await local.now();
  for (const passed of [7n, 2n * DAY - 30n, 2n * DAY + 1n, 5n * DAY + 3n, 60n * DAY]) {
    // The chain goes on, the app reads nothing, and its clock has counted the same seconds.
    computer.mockReturnValue(Number(passed) * 1_000);
    await local.warpTo(loaded + passed);
    const expected = {
      linear: await local.lockup.read.withdrawableAmountOf([linear.id]),
      tranched: await local.lockup.read.withdrawableAmountOf([tranched]),
    };
    await app.eventually((last) => {
      expect(last.linear?.withdrawable).toBe(expected.linear);
      expect(last.tranched?.withdrawable).toBe(expected.tranched);
    });
  }
  computer.mockRestore();
});

test('the card of Lockup pays the recipient once, and says why a second press fails before the wallet opens', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 100n * DAY);
  const held = await local.balanceOf(recipient);
  const app = await inApp(sender, () => LockupCard({ stream: at(lockup, id), decimals: 18 }));
  await app.eventually((card) =>
    expect(renderToStaticMarkup(card)).toContain('SETTLED: 100 to withdraw'),
  );
  press(app.output(), 'Withdraw to the recipient');
  await app.eventually((card) =>
    expect(renderToStaticMarkup(card)).toContain('DEPLETED: 0 to withdraw'),
  );
  expect(
    (await local.chain.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [recipient],
    })) - held,
  ).toBe(dai('100'));
  const sent = await sentBy(sender);
  press(app.output(), 'Withdraw to the recipient');
  await app.eventually((card) =>
    expect(renderToStaticMarkup(card)).toMatch(/<p role="alert">[^<]+<\/p>/),
  );
  expect(await sentBy(sender)).toBe(sent);
});

test('the amounts of a canceled stream stand still', async () => {
  const { sender } = local.accounts;
  const { lockup } = local.contracts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 40n * DAY - 1n);
  const app = await inApp(sender, () => ({
    card: useLockupCard(at(lockup, id)),
    amounts: useLockupAmounts(at(lockup, id)),
    cancellation: useLockupWrite(at(lockup, id), cancel),
  }));
  await app.eventually(({ amounts }) => expect(amounts?.streamed).toBeGreaterThan(0n));
  app.output().cancellation.mutate();
  await app.eventually(({ card, cancellation }) => {
    expect(card.data?.status).toBe('CANCELED');
    // The mutation has its result after the page has read again.
    expect(cancellation.data).toBeDefined();
  });
  const paid = app.output().cancellation.data?.recipientAmount;
  await local.warpTo(stream.startTime + 90n * DAY);
  await app.read();
  await app.eventually(({ amounts }) => expect(amounts?.withdrawable).toBe(paid));
  expect(await local.lockup.read.withdrawableAmountOf([id])).toBe(paid);
});

test('a transaction that reverts in its block is an error, not a success', async () => {
  const { recipient, stranger } = local.accounts;
  const { lockup } = local.contracts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 100n * DAY);
  const app = await inApp(stranger, () =>
    useLockupWrite(at(lockup, id), (clients, where) =>
      withdrawMax(clients, { ...where, to: recipient }),
    ),
  );
  const value = 10n ** 15n;
  await local.chain.setAutomine(false);
  try {
    app.output().mutate();
    await vi.waitFor(async () => expect((await local.chain.getTxpoolStatus()).pending).toBe(1), {
      timeout: 20_000,
      interval: 20,
    });
    // The recipient is first in the same block, and nothing is left.
    await local.chain.writeContract({
      ...local.deployed.lockup,
      functionName: 'withdrawMax',
      args: [id, recipient],
      account: recipient,
      value,
      gas: 1_000_000n,
      maxPriorityFeePerGas: 10n ** 11n,
      maxFeePerGas: 10n ** 12n,
    } as never);
    await local.chain.mine({ blocks: 1 });
  } finally {
    await local.chain.setAutomine(true);
  }
  // viem skips a block that comes while it looks at the one before it. On a chain the next one follows.
  await app.eventually(async ({ error }) => {
    await local.chain.mine({ blocks: 1 });
    expect(error?.message).toMatch(/^Transaction 0x\w+ reverted\.$/);
  });
});

test('the debts and the status of two Flow streams equal the contract, also past depletion', async () => {
  const { flow } = local.contracts;
  const ids = [await openFlow('10', '100'), await openFlow('3', '7')] as const;
  const one = { chainId: foundry.id, flow, streamId: ids[0] };
  const other = { chainId: foundry.id, flow, streamId: ids[1] };
  const computer = vi.spyOn(performance, 'now').mockReturnValue(0);
  const app = await inApp(local.accounts.stranger, () => [useFlowDebt(one), useFlowDebt(other)]);
  await app.eventually(([first, second]) => {
    expect(first?.total).toBeDefined();
    expect(second?.total).toBeDefined();
  });
  const loaded = await local.now();
  for (const passed of [11n, DAY, 3n * DAY, 20n * DAY]) {
    computer.mockReturnValue(Number(passed) * 1_000);
    await local.warpTo(loaded + passed);
    const covered = await Promise.all(ids.map((id) => local.flow.read.coveredDebtOf([id])));
    const total = await Promise.all(ids.map((id) => local.flow.read.totalDebtOf([id])));
    await app.eventually((last) => {
      expect(last.map((debt) => debt?.covered)).toEqual(covered);
      expect(last.map((debt) => debt?.total)).toEqual(total);
    });
  }
  expect(app.output().map((debt) => debt?.status)).toEqual([
    'STREAMING_INSOLVENT',
    'STREAMING_INSOLVENT',
  ]);
  computer.mockRestore();
});

test('the card of Flow pays and pauses for the sender, and a stranger is refused before the wallet opens', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { flow, usdc: token } = local.contracts;
  const streamId = await openFlow('10', '100');
  const stream = { chainId: foundry.id, flow, streamId };
  await local.warpTo((await local.now()) + 4n * DAY);
  const held = await local.balanceOf(recipient, token);
  const disabled = new Set<ReactNode>();
  const app = await inApp(sender, () => {
    const card = FlowCard({ stream });
    for (const label of disabledIn(card)) disabled.add(label);
    return card;
  });
  await app.eventually((card) =>
    expect(renderToStaticMarkup(card)).toMatch(/STREAMING_SOLVENT: 40[\d.]* covered, 0 not/),
  );
  press(app.output(), 'Withdraw to the recipient');
  await vi.waitFor(
    async () =>
      expect(await local.balanceOf(recipient, token)).toBeGreaterThanOrEqual(held + usdc('40')),
    { timeout: 20_000, interval: 20 },
  );
  // Of both buttons, the one whose transaction is pending.
  expect([...disabled]).toEqual(['Withdraw to the recipient']);
  await app.eventually((card) => expect(disabledIn(card)).toEqual([]));
  disabled.clear();
  press(app.output(), 'Pause');
  await app.eventually((card) => expect(renderToStaticMarkup(card)).toContain('PAUSED_SOLVENT'));
  expect([...disabled]).toEqual(['Pause']);
  ended();

  const sent = await sentBy(stranger);
  const other = await inApp(stranger, () =>
    useFlowWrite(stream, (manager, rate: bigint) => manager.restart(rate)),
  );
  other.output().mutate(1n);
  await other.eventually(({ error }) =>
    expect(error?.message).toContain('SablierFlowState_Unauthorized'),
  );
  expect(await sentBy(stranger)).toBe(sent);
});

test('both cards pay the new owner of a stream that was sold after the last read', async () => {
  const { recipient, stranger } = local.accounts;
  const { lockup, flow, usdc: token } = local.contracts;
  const { id, stream } = await openLinear(local);
  const streamId = await openFlow('10', '100');
  await local.warpTo(stream.startTime + 100n * DAY);
  const flowStream = { chainId: foundry.id, flow, streamId };
  const held = [await local.balanceOf(stranger), await local.balanceOf(stranger, token)] as const;
  const sell = (contract: 'lockup' | 'flow', sold: bigint) =>
    local.send(recipient, local.deployed[contract], 'transferFrom', [recipient, stranger, sold]);

  const vesting = await inApp(stranger, () => LockupCard({ stream: at(lockup, id), decimals: 18 }));
  await vesting.eventually((card) =>
    expect(renderToStaticMarkup(card)).toContain('SETTLED: 100 to withdraw'),
  );
  await sell('lockup', id);
  press(vesting.output(), 'Withdraw to the recipient');
  await vesting.eventually((card) => expect(renderToStaticMarkup(card)).toContain('DEPLETED'));
  expect((await local.balanceOf(stranger)) - held[0]).toBe(dai('100'));
  ended();

  const payment = await inApp(stranger, () => FlowCard({ stream: flowStream }));
  await payment.eventually((card) => expect(renderToStaticMarkup(card)).toContain(': 100 covered'));
  await sell('flow', streamId);
  press(payment.output(), 'Withdraw to the recipient');
  await payment.eventually((card) => expect(renderToStaticMarkup(card)).toContain(': 0 covered'));
  expect((await local.balanceOf(stranger, token)) - held[1]).toBe(usdc('100'));
});

test('a press without a wallet, or with one on another chain, says so and sends nothing', async () => {
  const { sender } = local.accounts;
  const { lockup } = local.contracts;
  const { id } = await openLinear(local);
  const app = await inApp(sender, () => ({
    elsewhere: useLockupWrite({ ...at(lockup, id), chainId: sepolia.id }, cancel),
    here: useLockupWrite(at(lockup, id), cancel),
  }));
  const sent = await sentBy(sender);
  app.output().elsewhere.mutate();
  await app.eventually(({ elsewhere }) =>
    expect(elsewhere.error?.message).toBe('Switch your wallet to chain 11155111.'),
  );
  await disconnect(app.config);
  expect(getConnection(app.config).isConnected).toBe(false);
  app.output().here.mutate();
  await app.eventually(({ here }) => expect(here.error?.message).toBe('Connect a wallet first.'));
  expect(await sentBy(sender)).toBe(sent);
});
