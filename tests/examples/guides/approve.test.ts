import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveIfNeeded } from '../../../examples/lockup/approve';
import { approveIfNeeded as approveStandardIfNeeded } from '../../../examples/wizard/approve';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* The approval that the TypeScript samples share: /guides/lockup/examples/create-stream/lockup-linear#approve */

let local: LocalProtocol;
let tether: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  tether = await local.deployExample('TetherLike');
  await local.mint(local.accounts.sender, 100n, tether.address);
  await local.mint(local.accounts.sender, 100n, local.deployed.token.address);
});
afterAll(() => local?.stop());

const allowanceOf = (token: Deployed) =>
  local.read<bigint>(token, 'allowance', [local.accounts.sender, local.contracts.lockup]);
const approve = (token: Deployed, amount: bigint) =>
  approveIfNeeded(local.clients(local.accounts.sender), {
    token: token.address,
    spender: local.contracts.lockup,
    amount,
  });
const transactionsOf = (account: `0x${string}`) =>
  local.chain.getTransactionCount({ address: account });

test('a token that returns nothing, and refuses to change an allowance above zero', async () => {
  await approve(tether, 5n);
  expect(await allowanceOf(tether)).toBe(5n);
  const before = await transactionsOf(local.accounts.sender);
  await approve(tether, 5n); // enough already
  expect(await transactionsOf(local.accounts.sender)).toBe(before);
  await approve(tether, 100n); // to zero, then to 100
  expect(await allowanceOf(tether)).toBe(100n);
  expect(await transactionsOf(local.accounts.sender)).toBe(before + 2);
});

test('a token that allows the change gets one transaction', async () => {
  const { token } = local.deployed;
  await approve(token, 5n);
  const before = await transactionsOf(local.accounts.sender);
  await approve(token, 100n);
  expect(await allowanceOf(token)).toBe(100n);
  expect(await transactionsOf(local.accounts.sender)).toBe(before + 1);
});

test.each([
  ['of the guides', approveIfNeeded],
  ['of the wizard', approveStandardIfNeeded],
])(
  'the approval %s sends nothing for an account that holds less than the amount, whatever it may pull',
  async (_where, approveAmount) => {
    const [token, holder] = [local.deployed.token, local.accounts.other];
    const approval = { token: token.address, spender: local.contracts.lockup };
    const clients = local.clients(holder);
    const held = await local.read<bigint>(token, 'balanceOf', [holder]);
    await local.mint(holder, 7n, token.address);
    await local.send(holder, token, 'approve', [approval.spender, held + 1_000n]);
    const before = await transactionsOf(holder);
    for (const missing of [1n, 2_000n]) {
      const amount = held + 7n + missing;
      await expect(approveAmount(clients, { ...approval, amount })).rejects.toThrow(
        `The account has ${held + 7n} of the ${amount} units of the token that it needs.`,
      );
    }
    await approveAmount(clients, { ...approval, amount: held + 7n });
    expect(await transactionsOf(holder)).toBe(before);
  },
);

test('a stream of such a token is created and holds it', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup } = local.contracts;
  await local.mint(sender, 1_000n, tether.address);
  const streamId = await createLinearStream(local.clients(sender), {
    lockup,
    token: tether.address,
    recipient,
    depositAmount: 1_000n,
    cliff: 0,
  });
  await expectStream(local, 'lockup', streamId, { token: tether.address });
  expect(await local.read(tether, 'balanceOf', [lockup])).toBe(1_000n);
});
