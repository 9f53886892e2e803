import { expect, test } from 'vitest';
import { explainError } from '@sablier-docs/kit/decoder/explain';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { readErrors } from '@sablier-docs/reference/errors';
import { zeroApproval } from '@sablier-docs/kit/calls/approval';
import type { Call } from '@sablier-docs/kit/calls/call';
import {
  actionCalls,
  callArguments,
  readAction,
  prefilledActionTexts,
} from '@sablier-docs/tools/desks/stream/for-tests';
import { actionFunction, type FieldTexts } from '@sablier-docs/tools/desks/stream/fields';
import { fetchStream, computeStream } from '@sablier-docs/tools/readings/stream/for-tests';
import { withoutFigures } from '@sablier-docs/kit/wallet/testing-calls';
import { simulate } from '@sablier-docs/kit/wallet/simulate';
import type { ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { openChains } from '../../chains';
import { statement } from '../../statement';
import type { ContractActions } from '../../chains/contract';
import { routes } from '../../chains/routes';
import { walletOn } from '../../chains/wallet';
import { dai, DAY, eth, usd, usdc } from '../../chains/units';

/* What a wallet that is connected to the chain adds: what is read fills the form, and a simulation tells. */

const releases = readDeskReleases();

function releaseOf(alias: string) {
  const release = releases.find((one) => one.alias === alias);
  if (!release) throw new Error(`There is no ${alias}.`);
  return release;
}

const sessionOf = ({ chain, addressOf }: ContractActions, who: string) => ({
  wallet: walletOn(addressOf(who)),
  account: addressOf(who),
  chainId: chain.chain.id,
});

/** The newest releases have a comptroller, which the SDK names on a real chain. */
type Contract = ContractActions & { readonly comptroller?: ContractActions };

async function read(contract: Contract, alias: string, id: bigint) {
  const { provider } = sessionOf(contract, 'recipient').wallet;
  const at = { address: contract.address, tokenId: String(id) };
  const answer = await fetchStream(provider, releaseOf(alias), at, contract.comptroller?.address);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.value;
}

/** The calls of an action whose form holds what was read, and what the reader adds. */
async function write(
  contract: Contract,
  [alias, action, id]: readonly [string, ActionId, bigint],
  texts: FieldTexts,
): Promise<Call[]> {
  const release = releaseOf(alias);
  const fn = actionFunction(release, action);
  if (!fn) throw new Error(`${alias} has no ${action}.`);
  const filled = { ...prefilledActionTexts(await read(contract, alias, id), action), ...texts };
  const { reading } = readAction(action, fn, release, filled, contract.address);
  const complete = callArguments(fn, id, reading);
  if (!complete) throw new Error(JSON.stringify(reading.problems));
  const at = { chainId: contract.chain.chain.id, address: contract.address, streamId: String(id) };
  return actionCalls(action, fn, at, complete, reading);
}

test('what was read fills the form of a withdrawal', async () => {
  const { lockup } = await openChains(['lockup']);
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  const [call] = await write(lockup, ['LK3', 'withdraw', id], {
    to: lockup.addressOf('recipient'),
    amount: '10',
  });
  expect(call?.args).toEqual([id, lockup.accounts.recipient, dai('10')]);
  expect(call?.value).toBe(350_877_192_982_457n);
  const answers = await read(lockup, 'LK3', id);
  expect(answers.feeUsd).toBe(usd('1'));
  // 100 USD at 3,000 USD for a coin.
  expect(answers.feeCeiling).toBe(33_333_333_333_333_333n);
  expect(prefilledActionTexts({ ...answers, feeCeiling: 1n }, 'withdraw')).not.toHaveProperty(
    'fee',
  );
});

test('a simulation that reverts holds the error of the contract', async () => {
  const { lockup } = await openChains(['lockup']);
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  const [call] = await write(lockup, ['LK3', 'withdraw', id], {
    to: lockup.addressOf('recipient'),
    amount: '41',
  });
  if (!call) throw new Error('There is no call.');
  const session = sessionOf(lockup, 'recipient');
  const result = await simulate(withoutFigures(call, session.account), session);
  const data = 'reverted' in result ? result.reverted : '0x';
  expect(explainError(data as `0x${string}`, readErrors(process.cwd()))?.error.name).toBe(
    'SablierLockup_Overdraw',
  );
  const elsewhere = { ...sessionOf(lockup, 'recipient'), chainId: 1 };
  expect(await simulate(withoutFigures(call, elsewhere.account), elsewhere)).toMatchObject({
    problem: { kind: 'other' },
  });
});

statement('some-usdt-ethereum', async ({ flow }) => {
  const { address } = await flow.deploy('TetherLike', [], 'tether');
  await flow.fund('sender', usdc('500'), 'tether');
  const id = await flow.open({ token: 'tether', deposit: 0n });
  // The approval of 500 is still there.
  const [approval, deposit] = await write(flow, ['FL4', 'deposit', id], { amount: '60' });
  if (!approval || !deposit) throw new Error('A call is missing.');
  expect(approval.to).toBe(address);
  const session = sessionOf(flow, 'sender');
  expect(await simulate(withoutFigures(approval, session.account), session)).toHaveProperty(
    'reverted',
  );
  await routes.wallet(flow, 'sender', [zeroApproval(approval), approval, deposit]);
  expect(await flow.read('getBalance', [id])).toBe(usdc('60'));
  expect((await read(flow, 'FL4', id)).symbol).toBe('TETHER');
});

statement('deposit-takes-calls-exactly', async ({ flow }) => {
  await flow.fund('sender', usdc('500'), 'usdc');
  const id = await flow.open({ deposit: 0n });
  const calls = await write(flow, ['FL4', 'deposit', id], { amount: '60.5' });
  expect(calls.map(({ to, fn }) => [to, fn.name])).toEqual([
    [flow.addressOf('usdc'), 'approve'],
    [flow.address, 'deposit'],
  ]);
  expect(calls[0]?.args).toEqual([flow.address, usdc('60.5')]);
  await flow.moves(() => routes.wallet(flow, 'sender', calls), {
    'sender.usdc': -usdc('60.5'),
    'flow.usdc': usdc('60.5'),
  });
});

statement('check-approve-first', async ({ flow }) => {
  await flow.deploy('TetherLike', [], 'tether');
  await flow.fund('sender', usdc('500'), 'tether');
  const id = await flow.open({ token: 'tether', deposit: 0n });
  // The approval of 500 is still there.
  const [approval, deposit] = await write(flow, ['FL4', 'deposit', id], { amount: '60' });
  if (!approval || !deposit) throw new Error('A call is missing.');
  for (const route of [routes['Safe file'], routes.command]) {
    const state = await flow.chain.snapshot();
    await expect(route(flow, 'sender', [approval, deposit])).rejects.toThrow();
    await route(flow, 'sender', [zeroApproval(approval), approval, deposit]);
    expect(await flow.read('getBalance', [id])).toBe(usdc('60'));
    await flow.chain.revert({ id: state });
  }
});

test('a deposit without an approval is refused in the simulation', async () => {
  const { flow } = await openChains(['flow']);
  const id = await flow.open({ deposit: 0n, rate: eth('0.001') });
  const [approval, deposit] = await write(flow, ['FL4', 'deposit', id], { amount: '60' });
  if (!approval || !deposit) throw new Error('A call is missing.');
  const session = sessionOf(flow, 'stranger');
  expect(await simulate(withoutFigures(approval, session.account), session)).toMatchObject({
    works: true,
    allowance: 0n,
  });
  const result = await simulate(withoutFigures(deposit, session.account), session);
  const data = 'reverted' in result ? result.reverted : '0x';
  expect(explainError(data as `0x${string}`, readErrors(process.cwd()))?.error.name).toBe(
    'ERC20InsufficientAllowance',
  );
});

test('nothing is computed for a price-gated stream, or one that does not exist', async () => {
  const { lockup } = await openChains(['lockup']);
  const id = await lockup.open({ targetPrice: usd('5000') });
  expect(computeStream(releaseOf('LK3'), await read(lockup, 'LK3', id))).toBeNull();
  const missing = await read(lockup, 'LK3', 999n);
  const views = [...missing.views].filter(([, answer]) => !('reverted' in answer));
  expect(views).toEqual([]);
});

test.each([
  ['LL', 'lockupV1_0'],
  ['LL3', 'lockupV1_2'],
] as const)(
  '%s is read, and what it has released is computed as its release does',
  async (alias, kind) => {
    const contract = (await openChains([kind]))[kind];
    const id = await contract.open();
    await contract.pass(40n * DAY);
    const answers = await read(contract, alias, id);
    expect(computeStream(releaseOf(alias), answers)).toEqual({
      statusOf: 1n,
      withdrawableAmountOf: dai('40'),
      refundableAmountOf: dai('60'),
    });
    expect(answers.views.get('withdrawableAmountOf')).toEqual({ words: [dai('40')] });
    expect(answers).toMatchObject({ symbol: 'DAI', decimals: 18 });
  },
);
