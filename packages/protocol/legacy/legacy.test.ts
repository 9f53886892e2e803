import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sablier } from 'sablier';
import type { Abi } from 'viem';
import { readLegacyFacts } from './';
import { readLegacy } from './abi';

const facts = readLegacyFacts();
const page = (name: string) => readFileSync(`docs/reference/legacy/contracts/${name}.mdx`, 'utf8');
const shown = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag} name="(\\w+)" />`, 'g'))].map(([, name]) => name).sort();
const named = (kind: string, isView: boolean) =>
  facts
    .filter((fact) => fact.kind === kind && fact.isView === isView)
    .map(({ name }) => name)
    .sort();

test('every function and event of the ABI stands on its page', () => {
  expect(shown(page('constant-functions'), 'LegacyFunction')).toEqual(named('function', true));
  const other = page('non-constant-functions');
  expect(shown(other, 'LegacyFunction')).toEqual(named('function', false));
  expect(shown(other, 'LegacyEvent')).toEqual(named('event', false));
});

test.each([
  ['getStream', '0x894e9a0d'],
  ['balanceOf', '0x3656eec2'],
  ['createStream', '0xcc1b4bf6'],
  ['withdrawFromStream', '0x7a9b2c6c'],
  ['cancelStream', '0x6db9241b'],
])('%s has the selector %s', (name, selector) => {
  expect(facts.find((fact) => fact.name === name)?.selector).toBe(selector);
});

test('functions are public as in the source of v1.1', () => {
  const isPublic = facts.filter((fact) => fact.isPublic).map(({ name }) => name);
  expect(isPublic.sort()).toEqual(['balanceOf', 'createStream', 'deltaOf']);
});

test('functions that the pages ascribe to v1.0 are in its ABI, and not in that of v1.1', () => {
  const releases = sablier.releases.getAll({ protocol: 'legacy' as never }) ?? [];
  const first = releases.find(({ version }) => String(version) === 'v1.0');
  const abis = Object.values(first?.abi as unknown as Record<string, Abi>);
  const known = new Set(
    abis.flatMap((abi) => abi.map((item) => ('name' in item ? item.name : ''))),
  );
  const newer = new Set(readLegacy().map(({ name }) => name));
  for (const name of ['constant-functions', 'non-constant-functions']) {
    const [, section = ''] = page(name).split(/## \w+ that only legacy v1.0 has/);
    const functions = [...section.matchAll(/`(\w+)(?:\([\w,]*\))`/g)].map(([, fn = '']) => fn);
    expect(functions.length).toBeGreaterThan(5);
    for (const fn of functions) {
      expect(known.has(fn), fn).toBe(true);
      expect(newer.has(fn), fn).toBe(false);
    }
  }
});

test('rounds the deposits of the worked example down to a multiple of the duration', () => {
  const duration = 30n * 86_400n;
  const rounded = (amount: bigint) => amount - (amount % duration);
  expect(rounded(3_000n * 1_000_000_000_000_000_000n)).toBe(2999999999999998944000n);
  expect(rounded(3_000_000_000n)).toBe(2_998_944_000n);
});

describe('planted faults', () => {
  const items = readLegacy();

  test('throws for a function of the ABI without a description', () => {
    const extra = { ...items[0], name: 'renounceStream', kind: 'function' as const };
    expect(() => readLegacyFacts([...items, extra as (typeof items)[number]])).toThrow(
      'renounceStream has no description',
    );
  });

  test('throws for a description of a function that the ABI lacks', () => {
    expect(() => readLegacyFacts(items.filter(({ name }) => name !== 'deltaOf'))).toThrow(
      'no deltaOf',
    );
  });

  test('throws for a function whose parameter has another name than the description', () => {
    const changed = items.map((item) =>
      item.name === 'deltaOf' ? { ...item, inputs: [{ name: 'id', type: 'uint256' }] } : item,
    );
    expect(() => readLegacyFacts(changed)).toThrow('parameter id');
  });
});
