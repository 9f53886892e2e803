import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveIfNeeded } from '../../../examples/lockup/approve';
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
