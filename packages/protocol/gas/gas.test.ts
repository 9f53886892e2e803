import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { charts, type Line } from './charts';
import { gasPlotLayout, shortGas, stepOf } from './scale';
import { findGas, gasData, gasPerUnit, sizedRows } from './';
import { publishedGas } from './published';
import { readReleases } from '../releases';

const gas = (of: string, call: string, state: string) => findGas(of, call, state).gas;

describe('the figures', () => {
  it('are those of the newest releases, each row once', () => {
    for (const product of ['lockup', 'flow'] as const) {
      const latest = readReleases().find((one) => one.product === product && one.isLatest);
      expect(gasData[product].release).toBe(latest?.version);
      for (const rows of Object.values(gasData[product].groups)) {
        const keys = rows.map(({ call, state }) => `${call} ${state}`);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });

  it('cover 1, 2, 3, 10 and 100 parts of both models', () => {
    for (const [model, suffix] of [
      ['dynamic', 'LD'],
      ['tranched', 'LT'],
    ] as const) {
      for (const call of ['Durations', 'Timestamps'].map((by) => `createWith${by}${suffix}`)) {
        const rows = gasData.lockup.groups[model]?.filter((row) => row.call === call);
        expect(rows?.map(({ size }) => size)).toEqual([1, 2, 3, 10, 100]);
      }
    }
  });

  it('are named when one is missing or ambiguous', () => {
    expect(() => gas('lockup', 'withdraw', 'never')).toThrow('"lockup" has 0 gas figures');
    expect(() => gas('lockup', 'burn', 'depleted')).not.toThrow();
    expect(() => gasPerUnit('lockup', 'burn')).toThrow('"burn" of "lockup" has no sizes.');
    expect(() => gas('airdrops', 'claim', '')).toThrow(
      'There is no gas measurement of "airdrops".',
    );
  });
});

describe('what the pages say about them', () => {
  test('Lockup: cliffs, batches, and what a part costs', () => {
    const create = (state: string) => gas('lockup', 'createWithDurationsLL', state);
    expect(create('with a cliff') - create('no cliff')).toBeCloseTo(20_000, -3.3);
    const unlocks = create('with a cliff and two unlocks') - create('with a cliff');
    expect(unlocks).toBeCloseTo(20_000, -3.3);
    expect(create('50 streams') / 50 / create('no cliff')).toBeCloseTo(0.75, 1);
    expect(create('no cliff, daily steps') / create('no cliff')).toBeCloseTo(1, 2);
    const single = gas('lockup/linear', 'withdraw', 'before the end, by a third party');
    expect(gas('lockup', 'withdrawMultiple', '50 streams') / 50 / single).toBeLessThan(0.5);
    for (const model of ['LD', 'LT']) {
      const [durations, timestamps] = ['Durations', 'Timestamps'].map((by) =>
        gasPerUnit('lockup', `createWith${by}${model}`),
      );
      expect(durations).toBeGreaterThan(timestamps ?? 0);
    }
  });

  test('Flow: first withdrawals, callers, deposits and batches', () => {
    const later = gas('flow', 'withdraw', 'later, by the recipient');
    expect(gas('flow', 'withdraw', 'first of the stream') - later).toBeGreaterThan(19_000);
    expect(gas('flow', 'withdraw', 'later, by a third party') / later).toBeCloseTo(1, 2);
    expect(gas('flow', 'deposit', 'empty stream')).toBe(gas('flow', 'deposit', 'funded stream'));
    const alone = gas('flow', 'createAndDeposit', 'new');
    const batched = gas('flow', 'batch of createAndDeposit', '20 streams') / 20;
    expect(batched / alone).toBeCloseTo(0.7, 1);
    const withdrawn = gas('flow', 'batch of withdrawMax', '20 streams') / 20;
    expect(withdrawn / gas('flow', 'withdrawMax', 'later, by the recipient')).toBeLessThan(0.5);
    const deposit = gas('flow', 'deposit', 'funded stream');
    const both = gas('flow', 'depositAndPause', 'insolvent');
    expect(both).toBeLessThan(deposit + gas('flow', 'pause', 'streaming'));
  });

  test('measured the same way, Lockup costs what the publisher says, and no call costs more', () => {
    for (const product of ['lockup', 'flow'] as const) {
      for (const { call, inner, gas: theirs } of publishedGas[product]) {
        const row = gasData[product].inner.find((one) => one.call === call && one.state === inner);
        expect(row, `${call}, ${inner}`).toBeDefined();
        const share = (row?.gas ?? 0) / theirs;
        expect(share, `${call}, ${inner}`).toBeLessThan(1.01);
        if (call.startsWith('createWith')) expect(share).toBeGreaterThan(0.99);
      }
    }
  });

  test('no page of the guides types a figure that is measured', () => {
    const typed = ['lockup/gas-benchmarks', 'lockup/overview', 'flow/gas-benchmarks'].flatMap(
      (page) =>
        readFileSync(`docs/guides/${page}.mdx`, 'utf8').match(/\b\d{1,3}(,\d{3})+\b/g) ?? [],
    );
    const large = typed.filter((figure) => figure.length >= '100,000'.length);
    // A week in seconds, and Ethereum's gas limit of a transaction.
    expect(large.filter((figure) => !['604,800', '16,777,216'].includes(figure))).toEqual([]);
  });

  /**
   * Gas that the measured batches, which have one recipient, do not include: the first storage slot of each
   * account, its count of streams or its balance (20,000 and 2,100, EIP-2929). Run in
   * tests/statements/guides/lockup/overview.
   */
  const NEW_RECIPIENT = 22_100;

  test('as many streams as the overview says fit into one transaction, and hardly more', () => {
    const page = readFileSync('docs/guides/lockup/overview.mdx', 'utf8');
    const rows = page.matchAll(/<Gas of="lockup\/batches" call="(\w+)" \/> *\| (\d+) /g);
    const fit = [...rows].map(([, call = '', count]) => {
      const { gas: measured, size = 0 } = sizedRows('lockup/batches', call)[0] ?? { gas: 0 };
      const each = gasPerUnit('lockup/batches', call);
      const streams = Number(count);
      const strangers = call === 'cancelMultiple' ? 0 : streams * NEW_RECIPIENT;
      const needed = measured + (streams - size) * each + strangers;
      return { call, share: needed / 16_777_216 };
    });
    expect(fit).toHaveLength(5);
    for (const { call, share } of fit) {
      expect(share, call).toBeLessThanOrEqual(1);
      expect(share, call).toBeGreaterThan(0.95);
    }
  });
});

describe('the charts', () => {
  it.each(Object.entries(charts))('%s begins at zero and ends at its largest size', (_, chart) => {
    const { lines, sizes, amounts, text } = gasPlotLayout(chart);
    expect(amounts[0]).toEqual({ label: '0', y: 0 });
    expect(amounts.at(-1)?.y).toBe(1);
    expect(amounts.length).toBeLessThanOrEqual(6);
    expect(sizes.at(-1)?.x).toBe(1);
    for (const { points, label } of lines) {
      expect(points.every(({ x, y }) => x > 0 && x <= 1 && y > 0 && y <= 1)).toBe(true);
      expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).sort((a, b) => a - b));
      expect(text).toContain(label);
    }
  });

  it.each(Object.entries(charts))('%s has a line for each call, under its own name', (_, chart) => {
    const lines: readonly Line[] = chart.lines;
    const drawn = lines.map(({ of, call, state = '' }) => `${of} ${call} ${state}`);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const { call, label } of lines) {
      const [verb] = /\b(?:create|cancel|withdraw)\b/.exec(label) ?? [];
      if (verb) expect(call, label).toMatch(new RegExp(`^(?:batch of )?${verb}`));
    }
  });

  it('have round steps and short labels', () => {
    expect([3_037_883, 812_000, 11_693_562].map(stepOf)).toEqual([1_000_000, 500_000, 5_000_000]);
    expect([0, 500_000, 2_500_000].map(shortGas)).toEqual(['0', '500k', '2.5M']);
  });
});
