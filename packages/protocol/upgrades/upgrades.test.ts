import { sablier } from 'sablier';
import { toFunctionSelector, type Abi, type AbiFunction } from 'viem';
import { describe, expect, it } from 'vitest';
import { readUpgrades } from './';
import { cellsOf } from './cells';
import { diffAbis } from './diff';
import { replacementFor } from './replacements';

const upgrades = readUpgrades();
const found = (product: string, from: string, to: string) => {
  const one = upgrades.find(
    (upgrade) => upgrade.product === product && upgrade.from === from && upgrade.to === to,
  );
  if (!one) throw new Error(`no upgrade ${product} ${from} ${to}`);
  return one;
};
const abisOf = (product: string, version: string) =>
  (sablier.releases.getAll({ protocol: product as never }) ?? []).find(
    (release) => release.version === version,
  )?.abi as Record<string, Abi>;
/** Selectors of a name in a release, computed by viem from the ABIs. */
const selectors = (product: string, version: string, name: string) => [
  ...new Set(
    Object.values(abisOf(product, version))
      .flat()
      .filter((item): item is AbiFunction => item.type === 'function' && item.name === name)
      .map((item) => toFunctionSelector(item)),
  ),
];

describe('the differences of two releases', () => {
  it('cover every neighbor of every product, and the leap', () => {
    expect(upgrades.map(({ product, from, to }) => `${product} ${from} ${to}`)).toEqual([
      'lockup v3.0 v4.0',
      'lockup v2.0 v3.0',
      'lockup v1.2 v2.0',
      'lockup v1.1 v1.2',
      'lockup v1.0 v1.1',
      'lockup v1.2 v4.0',
      'flow v2.0 v3.0',
      'flow v1.1 v2.0',
      'flow v1.0 v1.1',
      'airdrops v2.0 v3.0',
      'airdrops v1.3 v2.0',
      'airdrops v1.2 v1.3',
      'airdrops v1.1 v1.2',
    ]);
  });

  it('agree with the selectors of both ABIs', () => {
    let compared = 0;
    for (const { product, from, to, changes } of upgrades) {
      for (const { kind, change, name } of changes.filter((one) => one.kind === 'function')) {
        const [before, after] = [selectors(product, from, name), selectors(product, to, name)];
        const expected = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
        expect(change, `${product} ${to} ${kind} ${name}`).toBe(expected);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(250);
  });

  it('miss no selector that a release loses', () => {
    for (const { product, from, to, changes } of upgrades) {
      const names = new Set(
        Object.values(abisOf(product, from))
          .flat()
          .flatMap((item) => (item.type === 'function' ? [item.name] : [])),
      );
      for (const name of names) {
        const after = selectors(product, to, name);
        const lost = selectors(product, from, name).filter((one) => !after.includes(one));
        if (lost.length === 0) continue;
        expect(
          changes.some((one) => one.kind === 'function' && one.name === name),
          name,
        ).toBe(true);
      }
    }
  });

  it('say what to do about each', () => {
    const silent = upgrades.flatMap(({ changes }) =>
      changes.filter(({ todo }) => !/^[A-Z].*[.]$/.test(todo)),
    );
    expect(silent).toEqual([]);
    const todo = (name: string) =>
      found('lockup', 'v1.2', 'v4.0').changes.find((one) => one.name === name)?.todo;
    expect(todo('MAX_SEGMENT_COUNT')).toMatch(/^No count is limited/);
    expect(todo('getAsset')).toBe('Call `getUnderlyingToken`.');
    const pause = found('flow', 'v1.0', 'v1.1').changes.find(({ name }) => name === 'pause');
    expect(pause?.todo).toBe(
      'The arguments are the same. It now accepts value, and needs a fee only if the list above the table says so.',
    );
    // In v1.1 two contracts declare it, in v1.2 three, all with the same arguments.
    const getStream = found('lockup', 'v1.1', 'v1.2').changes.find(
      ({ name, kind }) => kind === 'function' && name === 'getStream',
    );
    expect(getStream?.todo).toMatch(/^The arguments are the same/);
    const cancel = found('lockup', 'v1.2', 'v4.0').changes.find(({ name }) => name === 'cancel');
    expect(cancel?.todo).toMatch(/Decode what it returns/);
  });

  it('name a replacement that the new release has', () => {
    for (const { product, to, changes } of upgrades) {
      for (const { kind, change, todo } of changes) {
        const [, next] = /^Call `(\w+)`\.$/.exec(todo) ?? [];
        if (kind !== 'function' || change !== 'removed' || !next) continue;
        expect(selectors(product, to, next), `${product} ${to} ${next}`).not.toEqual([]);
      }
    }
  });

  it('show a change that is planted', () => {
    const before = abisOf('flow', 'v3.0');
    const flow = before.SablierFlow ?? [];
    const planted = flow.map((item) =>
      item.type === 'function' && item.name === 'pause'
        ? { ...item, inputs: [...item.inputs, { name: 'x', type: 'uint256' }] }
        : item,
    );
    const changes = diffAbis(before, { SablierFlow: planted }, () => 'Gone.');
    expect(changes.map(({ kind, name, change }) => [kind, name, change])).toEqual([
      ['function', 'pause', 'changed'],
    ]);
    expect(changes[0]?.todo).toMatch(/^Its arguments differ/);
  });

  it('fail on a removed function without a text', () => {
    expect(() => replacementFor('flow', ['v3.0'], 'function', 'pause')).toThrow(
      'flow: no text says what to call instead of pause.',
    );
  });
});

describe('the cells of a table', () => {
  it('shows what changed: old and new cell are never the same', () => {
    let shown = 0;
    for (const { product, from, to, changes, structs } of upgrades) {
      for (const change of changes.filter(({ change: what }) => what === 'changed')) {
        const { before, after } = cellsOf(change, structs);
        // Without both, only a contract was added whose form the older release has as well.
        if (before.length === 0 && after.length === 0) continue;
        expect(before.join(), `${product} ${from} ${to} ${change.name}`).not.toBe(after.join());
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(100);
  });

  it('name the struct that differs where the declarations do not', () => {
    const { changes, structs } = found('lockup', 'v2.0', 'v3.0');
    const change = changes.find(({ name }) => name === 'createWithTimestampsLT');
    if (!change) throw new Error('no createWithTimestampsLT');
    expect(change.before).toEqual(change.after);
    expect(cellsOf(change, structs)).toEqual({
      before: [
        'Lockup.CreateWithTimestamps { …, uint128 totalAmount, Broker broker }',
        'BatchLockup.CreateWithTimestampsLT { …, uint128 totalAmount, Broker broker }',
      ],
      after: [
        'Lockup.CreateWithTimestamps { …, uint128 depositAmount }',
        'BatchLockup.CreateWithTimestampsLT { …, uint128 depositAmount }',
      ],
    });
  });

  it.each([
    ['createMerkleInstant', 'MerkleInstant', 'ClaimType claimType'],
    ['createMerkleLL', 'MerkleLL', 'ClaimType claimType, uint40 granularity'],
  ])('name for %s the struct of its own campaign, %s, alone', (name, library, fields) => {
    const { changes, structs } = found('airdrops', 'v2.0', 'v3.0');
    const change = changes.find((one) => one.name === name);
    if (!change) throw new Error(`no ${name}`);
    expect(cellsOf(change, structs)).toEqual({
      before: [`${library}.ConstructorParams { … }`],
      after: [`${library}.ConstructorParams { …, ${fields} }`],
    });
  });

  it('do not compare a struct with those of the same name in other libraries', () => {
    const { changes } = found('lockup', 'v1.1', 'v1.2');
    const structs = changes.filter(({ kind }) => kind === 'struct');
    expect(structs.find(({ name }) => name === 'LockupLinear.CreateWithDurations')).toBeUndefined();
    expect(structs.find(({ name }) => name === 'LockupTranched.CreateWithDurations')?.change).toBe(
      'added',
    );
  });
});
