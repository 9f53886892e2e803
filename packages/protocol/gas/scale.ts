import { findGas, formatGas, gasPerUnit, sizedRows } from './';
import type { GasRow } from './types';
import type { Chart, Line } from './charts';

/** Viewport of the drawing, which is stretched to its container. */
export const GAS_PLOT_WIDTH = 600;
export const GAS_PLOT_HEIGHT = 240;

/** Labels closer than this fraction of the width would touch on a phone. */
const CLOSEST = 0.09;

interface DrawnLine extends Line {
  path: string;
  /** Fraction of width and height, from the lower left. */
  points: { x: number; y: number }[];
  /** Gas of each further unit, in hundreds; 0 where the size makes no difference. */
  slope: number;
}

export interface Layout {
  lines: DrawnLine[];
  sizes: { size: number; x: number }[];
  amounts: { label: string; y: number }[];
  /** Text description of the chart. */
  text: string;
}

/** 1, 2 or 5 times a power of ten: the smallest step that makes at most four parts of `most`. */
export function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 4) ?? most;
}

/** `500k`, `2.5M`: gas short enough for an axis. */
export function shortGas(gas: number): string {
  if (gas === 0) return '0';
  return gas >= 1_000_000 ? `${gas / 1_000_000}M` : `${gas / 1_000}k`;
}

/** Positions everything on axes that both begin at zero. */
export function gasPlotLayout({ lines, unit, units }: Chart): Layout {
  const sized = lines.map((line) => (line.state ? [] : sizedRows(line.of, line.call)));
  const measured = lines.map((line, i) => ({
    ...line,
    rows: sized[i]?.length ? sized[i] : flat(line, sized.flat()),
  }));
  const all = measured.flatMap(({ rows }) => rows);
  const widest = Math.max(...all.map(({ size }) => size ?? 0));
  const step = stepOf(Math.max(...all.map(({ gas }) => gas)));
  const highest = Math.ceil(Math.max(...all.map(({ gas }) => gas)) / step) * step;

  const drawn = measured.map(({ rows, ...line }) => {
    const points = rows.map(({ size = 0, gas }) => ({ x: size / widest, y: gas / highest }));
    const path = points
      .map(({ x, y }) => `${x * GAS_PLOT_WIDTH} ${(1 - y) * GAS_PLOT_HEIGHT}`)
      .join('L');
    return { ...line, points, path: `M${path}`, slope: slopeOf(line) };
  });
  return {
    lines: drawn,
    sizes: spread([...new Set(all.map(({ size }) => size ?? 0))], widest),
    amounts: Array.from({ length: highest / step + 1 }, (_, i) => ({
      label: shortGas(i * step),
      y: (i * step) / highest,
    })),
    text: `Gas by number of ${units}. ${measured.map((line) => describe(line, unit)).join(' ')}`,
  };
}

/** The sizes that can be labeled: from the largest down, none too close to the one before. */
function spread(sizes: readonly number[], widest: number): Layout['sizes'] {
  const kept: Layout['sizes'] = [];
  for (const size of [...sizes].sort((a, b) => b - a)) {
    const x = size / widest;
    const before = kept.at(-1);
    if (!before || before.x - x >= CLOSEST) kept.push({ size, x });
  }
  return kept.reverse();
}

/** A row without a size, drawn at the smallest and the largest size of the other lines. */
function flat({ of, call, state = '' }: Line, others: readonly GasRow[]): GasRow[] {
  const sizes = others.map(({ size = 0 }) => size);
  const row = findGas(of, call, state);
  return [Math.min(...sizes), Math.max(...sizes)].map((size) => ({ ...row, size }));
}

const slopeOf = ({ of, call, state }: Line) =>
  state ? 0 : Math.round(gasPerUnit(of, call) / 100) * 100;

function describe(line: Line & { rows: readonly GasRow[] }, unit: string): string {
  const [first, last] = [line.rows[0], line.rows.at(-1)];
  if (!first || !last) return '';
  if (line.state) return `${line.label}: ${formatGas(first.gas)} for any number.`;
  const each = formatGas(slopeOf(line));
  return `${line.label}: ${formatGas(first.gas)} for ${first.size}, ${formatGas(last.gas)} for ${last.size}, about ${each} for each further ${unit}.`;
}
