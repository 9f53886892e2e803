import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingFrom, readAccess, accessTables, writesOf } from '../access';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import { readErrors } from '../errors';
import { products } from '@sablier-docs/protocol/releases';
import type { FunctionNode } from './ast';
import { compileReference } from './compile';
import { readProgram } from './program';

const access = readAccess(process.cwd());
const rowsOf = (product: (typeof products)[number]) =>
  access[product].groups.flatMap(({ rows }) => rows);
const errors = readErrors(process.cwd());

describe.each(products)('access to %s', (product) => {
  const abis = latestAbis(product);

  test('every state-changing function of every contract has exactly one row', () => {
    for (const [contract, abi] of Object.entries(abis)) {
      const listed = rowsOf(product)
        .filter(({ contracts }) => contracts.includes(contract))
        .flatMap(({ name, overloads }) => Array.from({ length: overloads }, () => name));
      const declared = writesOf(abi).map(({ name }) => name);
      expect(listed.sort(), contract).toEqual(declared.sort());
    }
  });

  test('marks a function as payable where its ABI does', () => {
    for (const { name, contracts, payable } of rowsOf(product)) {
      const abi = abis[contracts[0] ?? ''] ?? [];
      const [item] = writesOf(abi).filter((found) => found.name === name);
      expect(payable, name).toBe(item?.stateMutability === 'payable');
    }
  });

  test('a row that excludes a role names the error, and no other does', () => {
    for (const { name, cells, refusal } of rowsOf(product)) {
      const values = Object.values(cells);
      const isUneven = values.includes('no') || /^withdraw(Max)?$/.test(name);
      if (isUneven) expect(refusal, name).toBeDefined();
      if (refusal)
        expect(
          errors.some((error) => error.name === refusal),
          name,
        ).toBe(true);
    }
  });

  test('the page shows every group once', () => {
    const page = readFileSync(`docs/reference/${product}/access-control.mdx`, 'utf8');
    const shown = [...page.matchAll(/<AccessMatrix of="(\w+)" group="(\w+)" \/>/g)];
    expect(shown.map(([, of]) => of)).toEqual(access[product].groups.map(() => product));
    expect(shown.map(([, , group]) => group)).toEqual(access[product].groups.map(({ id }) => id));
  });

  test('every error of an order is an error', () => {
    const names = new Set(errors.map(({ name }) => name));
    for (const check of access[product].checks) {
      expect(check.errors.filter((name) => !names.has(name))).toEqual([]);
    }
  });
});

describe('the source agrees', () => {
  const program = readProgram(compileReference(process.cwd()));
  const guards = (contract: string, name: string) => {
    const node = program.contracts.find((found) => found.name === contract);
    if (!node) throw new Error(contract);
    const entry = program
      .lineage(node)
      .flatMap(({ nodes }) => nodes)
      .find(
        (member): member is FunctionNode =>
          member.nodeType === 'FunctionDefinition' && member.name === name && Boolean(member.body),
      );
    return entry?.modifiers.map(({ modifierName }) => modifierName.name) ?? [];
  };

  test.each([
    ['lockup', 'SablierLockup'],
    ['flow', 'SablierFlow'],
  ] as const)('%s: guards of functions for one role', (product, contract) => {
    for (const { name, contracts, cells } of rowsOf(product)) {
      if (!contracts.includes(contract)) continue;
      const allowed = Object.entries(cells).filter(([, cell]) => cell !== 'no');
      const roles = allowed.map(([role]) => role).join();
      const has = guards(contract, name);
      expect(has.includes('onlyComptroller'), name).toBe(roles === 'comptroller');
      if (product === 'flow') expect(has.includes('onlySender'), name).toBe(roles === 'sender');
    }
  });

  test.each(['lockup', 'flow'] as const)('%s: the refusal is among the checks', (product) => {
    for (const { name, refusal } of rowsOf(product)) {
      if (!refusal) continue;
      const check = access[product].checks.find((found) => found.name === name);
      expect(check?.errors, name).toContain(refusal);
    }
  });

  test('orders that were tried on a chain', () => {
    const order = (product: 'lockup' | 'flow', name: string) =>
      access[product].checks
        .find((check) => check.name === name)
        ?.errors.map((error) => error.replace(/^.*_/, ''));
    expect(order('lockup', 'cancel')).toEqual([
      'DelegateCall',
      'Null',
      'StreamDepleted',
      'StreamCanceled',
      'Unauthorized',
      'StreamSettled',
      'StreamNotCancelable',
      'InvalidHookSelector',
    ]);
    expect(order('flow', 'withdraw')).toEqual([
      'DelegateCall',
      'Null',
      'InsufficientFeePayment',
      'WithdrawAmountZero',
      'WithdrawToZeroAddress',
      'WithdrawalAddressNotRecipient',
      'Overdraw',
    ]);
  });
});

test('missingFrom names the functions of a group that was taken out of the table', () => {
  const table = { ...accessTables.flow, groups: accessTables.flow.groups.slice(1) };
  expect(missingFrom(table, latestAbis('flow'))).toEqual([
    'SablierFlow.create',
    'SablierFlow.createAndDeposit',
    'SablierFlow.deposit',
    'SablierFlow.transferTokens',
  ]);
});
