import type { AbiParameter } from 'viem';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { writesOf } from '@sablier-docs/reference/access';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* Samples with an owner: a stranger can call none of their functions. */

/** Functions that anyone may call, by contract. */
const OPEN: Record<string, readonly string[]> = { FlowBatcher: ['payMany'] };

const owned = Object.entries(inject('contracts')).filter(([, { file, abi }]) => {
  const names = abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  return file.startsWith('examples/') && names.includes('owner');
});

let local: LocalProtocol;
beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

/** The smallest value of a type: the owner is asked for before any argument is looked at. */
function empty({ type }: AbiParameter): unknown {
  if (type.endsWith('[]')) return [];
  if (type === 'address') return local.accounts.other;
  if (type === 'bool') return false;
  if (type.startsWith('uint')) return 0n;
  throw new Error(`No empty value is known for ${type}.`);
}

test('finds the five contracts of the examples that have an owner', () => {
  expect(owned.map(([name]) => name).sort()).toEqual([
    'AirdropRecipient',
    'FlowBatcher',
    'FlowPayee',
    'FlowStreamManager',
    'StreamManager',
  ]);
});

test.each(owned)('%s obeys only its owner', async (name, { abi }) => {
  const { stranger, owner } = local.accounts;
  const { flow, lockup, usdc } = local.contracts;
  const byName: Record<string, unknown> = { flow, lockup, token: usdc };
  const [constructor] = abi.filter((item) => item.type === 'constructor');
  const args = constructor?.inputs.map((input) => byName[input.name ?? ''] ?? owner) ?? [];
  const contract = await local.deployExample(name, args);
  expect(await local.read(contract, 'owner')).toBe(owner);
  for (const { name: call, inputs } of writesOf(abi)) {
    if (OPEN[name]?.includes(call)) continue;
    const attempt = local.send(stranger, contract, call, inputs.map(empty));
    await expectRevert(attempt, 'OwnableUnauthorizedAccount');
  }
});
