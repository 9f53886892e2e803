import { afterAll, beforeAll, expect, test } from 'vitest';
import { signPermit } from '../../../examples/lockup/create-stream/permit';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/create-stream/lockup-linear#permit */

let local: LocalProtocol;
let token: Deployed;
let creator: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  token = await local.deployExample('PermitToken');
  creator = await local.deployExample('PermitStreamCreator', [
    local.contracts.lockup,
    token.address,
  ]);
  await local.mint(local.accounts.sender, dai('200'), token.address);
});
afterAll(() => local?.stop());

const sign = async (account = local.accounts.sender, changes: { deadline?: bigint } = {}) =>
  signPermit(local.clients(account), {
    token: token.address,
    spender: creator.address,
    amount: dai('52'),
    deadline: (await local.now()) + 3_600n,
    version: '1',
    ...changes,
  });
const create = (permit: Awaited<ReturnType<typeof sign>>, account = local.accounts.sender) =>
  local.send<bigint>(account, creator, 'createWithPermit', [
    local.accounts.recipient,
    dai('52'),
    permit,
  ]);
const allowance = () =>
  local.read<bigint>(token, 'allowance', [local.accounts.sender, creator.address]);

test('a signature and one transaction create the stream, and no allowance is left', async () => {
  const before = await local.chain.getTransactionCount({ address: local.accounts.sender });
  const { result: id } = await create(await sign());
  const after = await local.chain.getTransactionCount({ address: local.accounts.sender });
  expect(after - before).toBe(1);
  await expectStream(local, 'lockup', id, { token: token.address });
  expect(await local.balanceOf(local.contracts.lockup, token.address)).toBe(dai('52'));
  expect(await allowance()).toBe(0n);
});

test('a permit that another account has sent first does no harm', async () => {
  const permit = await sign();
  const { sender, stranger } = local.accounts;
  const { deadline, v, r, s } = permit;
  const args = [sender, creator.address, dai('52'), deadline, v, r, s];
  await local.send(stranger, token, 'permit', args);
  const { result: id } = await create(permit);
  await expectStream(local, 'lockup', id, { token: token.address });
});

test('a permit of another account, and one that is too old, create nothing', async () => {
  const { sender, stranger } = local.accounts;
  await expectRevert(create(await sign(), stranger), 'ERC20InsufficientAllowance');
  const old = await sign(sender, { deadline: (await local.now()) - 1n });
  await expectRevert(create(old), 'ERC20InsufficientAllowance');
});

test('a token without permits says so before anything is signed', async () => {
  const spender = creator.address;
  const options = { token: local.contracts.token, spender, amount: 1n, deadline: 1n, version: '1' };
  await expect(signPermit(local.clients(local.accounts.sender), options)).rejects.toThrow('nonces');
});

test('what counts is the allowance: under an earlier one a permit may fail', async () => {
  const { sender } = local.accounts;
  await local.send(sender, token, 'approve', [creator.address, dai('52')]);
  const old = await sign(sender, { deadline: (await local.now()) - 1n });
  const { result: id } = await create(old);
  await expectStream(local, 'lockup', id, { token: token.address });
  expect(await allowance()).toBe(0n);
});
