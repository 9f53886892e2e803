import { describe, expect, it } from 'vitest';
import { charts, type Chart, type ChartName } from '@sablier-docs/protocol/gas/charts';
import flow from '@sablier-docs/protocol/gas/flow.json';
import lockup from '@sablier-docs/protocol/gas/lockup.json';
import { publishedGas } from '@sablier-docs/protocol/gas/published';
import { openPage, readTable, visibleText, tablesWith } from './html';
import { usesOf } from './written';

interface Row {
  call: string;
  state: string;
  gas: number;
  size?: number;
}

/** The measurement as it is committed: `tests/examples/gas` repeats it on a local chain. */
const measured: Record<string, { groups: Record<string, Row[]>; inner: Row[] }> = { lockup, flow };

/** Rows of `lockup` or of `lockup/batches`. */
function rowsOf(of: string): Row[] {
  const [product = '', group] = of.split('/');
  const groups = measured[product]?.groups ?? {};
  return group ? (groups[group] ?? []) : Object.values(groups).flat();
}

const written = (gas: number) => String(gas).replace(/\B(?=(\d{3})+$)/g, ',');
const average = (gas: number) => written(Math.round(gas / 100) * 100);

function slope(of: string, call: string): number {
  const rows = rowsOf(of).filter((row) => row.call === call && row.size !== undefined);
  const sizes = rows.map(({ size = 0 }) => size);
  const at = (size: number) => rows.find((row) => row.size === size)?.gas ?? NaN;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return (at(most) - at(least)) / (most - least);
}

describe.each(usesOf('GasTable'))('the tables of gas on $at', ({ at, uses }) => {
  it('show every measured row', () => {
    const $ = openPage(at);
    for (const { attributes } of uses) {
      const { of = '', group = '' } = attributes;
      const { rows } = readTable(
        $,
        $(`table[aria-label="Gas of ${of}, ${group}"]`).get(0) as never,
      );
      const expected = rowsOf(`${of}/${group}`).map(({ call, state, gas }) => ({
        Call: call,
        State: state,
        Gas: written(gas),
      }));
      expect(expected.length, group).toBeGreaterThan(0);
      expect(rows, group).toEqual(expected);
    }
  });
});

describe.each(usesOf('GasMethods'))('the comparison of methods on $at', ({ at, uses }) => {
  it('has the figures of the publisher and both of ours', () => {
    const of = (uses[0]?.attributes['of'] ?? '') as 'lockup' | 'flow';
    const [table] = tablesWith(openPage(at), 'Publisher', 'Same method', 'Whole transaction');
    const whole = (call: string, state: string) =>
      rowsOf(of).filter((row) => row.call === call && row.state === state);
    expect(table?.rows.length).toBe(publishedGas[of].length);
    publishedGas[of].forEach((one, i) => {
      const row = table?.rows[i] ?? {};
      const inner = measured[of]?.inner.find(
        ({ call, state }) => call === one.call && state === one.inner,
      );
      expect(row['Call']).toBe(one.inner === 'any' ? one.call : `${one.call}, ${one.inner}`);
      expect(row['Publisher']).toBe(written(one.gas));
      expect(row['Same method']).toBe(written(inner?.gas ?? NaN));
      const candidates = whole(one.call, one.whole).map(({ gas }) => written(gas));
      expect(candidates, row['Call']).toContain(row['Whole transaction']);
    });
  });
});

describe.each(usesOf('Gas'))('the gas in the sentences of $at', ({ at, uses }) => {
  it('is what was measured', () => {
    const text = visibleText(openPage(at)('.theme-doc-markdown').text());
    let from = 0;
    for (const { element, attributes } of uses) {
      const { of = '', call = '', state, each } = attributes;
      const [row] = rowsOf(of).filter((one) => one.call === call && one.state === state);
      const figure =
        state === undefined
          ? average(slope(of, call))
          : each
            ? average((row?.gas ?? NaN) / (row?.size ?? NaN))
            : written(row?.gas ?? NaN);
      const next = text.indexOf(figure, from);
      expect(next, `${figure} for ${element}`).toBeGreaterThanOrEqual(0);
      from = next + figure.length;
    }
  });
});

describe.each(usesOf('GasChart'))('the charts of gas on $at', ({ at, uses }) => {
  it('say in words how steep each line is', () => {
    const $ = openPage(at);
    const legend = $('figure li')
      .toArray()
      .map((item) => visibleText($(item).text()));
    const lines = uses.flatMap(({ attributes }) => {
      const chart: Chart = charts[attributes['name'] as ChartName];
      return chart.lines.map((line) => ({ ...line, unit: chart.unit }));
    });
    expect(legend).toEqual(
      lines.map(({ of, call, label, state, unit }) =>
        state
          ? `${label}: the same for any number`
          : `${label}: ${average(slope(of, call))} per ${unit}`,
      ),
    );
  });
});
