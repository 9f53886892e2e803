import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { airdrops } from '../../../src/components/Sequence/airdrops';
import { flow } from '../../../src/components/Sequence/flow';
import { lockup } from '../../../src/components/Sequence/lockup';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';

const all = { ...lockup, ...flow, ...airdrops };

test.each(Object.entries(all))(
  'has in the diagram %s fewer than ten steps, each between participants and told once',
  (_name, { participants, steps }) => {
    expect(steps.length).toBeLessThan(10);
    expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length);
    for (const { from, to } of steps) {
      expect(participants[from]).toBeDefined();
      expect(participants[to]).toBeDefined();
    }
    const met = new Set(steps.flatMap(({ from, to }) => [from, to]));
    expect(met.size).toBe(participants.length);
  },
);

test('each is on the page of its product', () => {
  for (const product of ['lockup', 'flow', 'airdrops'] as const) {
    const page = readFileSync(`docs/reference/${product}/diagrams.mdx`, 'utf8');
    const shown = [...page.matchAll(/<Sequence of="([\w-]+)" \/>/g)].map(([, of]) => of);
    expect(shown).toEqual(Object.keys({ lockup, flow, airdrops }[product]));
  }
});

test('the functions that callers start with are in the ABI', () => {
  const abis = Object.values({
    ...latestAbis('lockup'),
    ...latestAbis('flow'),
    ...latestAbis('airdrops'),
  });
  const known = new Set(
    abis.flatMap((abi) => abi.map((item) => ('name' in item ? item.name : ''))),
  );
  for (const { steps } of Object.values(all)) {
    const start = steps.find(({ from, to }) => from === 0 && to === 1);
    for (const [, name = ''] of start?.text.matchAll(/`(\w+)`/g) ?? []) {
      expect(known.has(name), name).toBe(true);
    }
  }
});
