import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';
import { LivingFigure } from '../LivingFigure';
import { figureNames } from '../names';
import { figureId, hashOfFigure, stateOfFigureHash } from './address';
import { drawnOf, type Drawn } from './drawn';
import { loadFigure } from './load';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Names and texts, without attributes. */
const outlineOfNodes = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) =>
    'childNodes' in node
      ? [node.nodeName, outlineOfNodes(node.childNodes)]
      : 'value' in node
        ? node.value
        : node.nodeName,
  );

const outline = (nodes: readonly (Drawn | string)[]): unknown[] =>
  nodes.map((node) => (typeof node === 'string' ? node : [node.tag, outline(node.children)]));

const inputsOf = (nodes: readonly (Drawn | string)[]): Drawn['props'][] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'input' ? [node.props] : inputsOf(node.children);
  });

describe.each(figureNames)('the figure "%s"', (name) => {
  it('is on the page as a browser has it before the first change', async () => {
    const figure = await loadFigure(name);
    const picture = figure.draw(figure.start, figureId(name));
    const html = renderToString(picture);
    // A comment between two texts would move all nodes after it.
    expect(html).not.toContain('<!--');
    const parsed = outlineOfNodes(parseFragment(html).childNodes);
    // Empty texts have no node.
    expect(JSON.parse(JSON.stringify(outline(drawnOf(picture))).replaceAll('[""]', '[]'))).toEqual(
      parsed,
    );
  });

  it('has each control by a name of its state, and the status to be spoken', async () => {
    const figure = await loadFigure(name);
    const html = renderToStaticMarkup(<LivingFigure name={name} />);
    const names = [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, own]) => own);
    expect(names).toContain(figure.clock.name);
    for (const own of names) expect(Object.keys(figure.start)).toContain(own);
    for (const [own, value] of Object.entries(figure.start))
      if (typeof value === 'number') expect(Object.keys(figure.limits)).toContain(own);
    // An address gives what the control could.
    const ranges = inputsOf(drawnOf(figure.draw(figure.start, figureId(name)))).filter(
      ({ type }) => type === 'range',
    );
    expect(ranges.length).toBeGreaterThan(0);
    for (const { name: own, min, max, step } of ranges) {
      const [least, most, whole = 1] = figure.limits[String(own)] ?? [];
      expect([own, min, max, step]).toEqual([own, least, most, whole]);
    }
    expect(html).toContain('role="status"');
    expect(html).toContain('data-search="off"');
  });
});

const TURNS = 40;
/** Milliseconds for one turn: a phone four times slower has most of 50 ms left for the document and its layout. */
const TURN = 3;

it.each(figureNames)(
  'the figure "%s" is drawn in 3 ms of processor when its clock turns',
  { retry: 2 },
  async (name) => {
    const figure = await loadFigure(name);
    const turn = () => {
      for (let at = 0; at < TURNS; at += 1) {
        const value = (figure.clock.end * at) / TURNS;
        drawnOf(figure.draw({ ...figure.start, [figure.clock.name]: value }, figureId(name)));
      }
    };
    turn();
    const { seconds } = onProcessor(turn);
    const bound = (TURN * TURNS) / 1_000;
    expect(seconds).toBeLessThan(onThisProcessor(bound, seconds));
  },
);

/** Numbers of an attribute of the first element that has it. */
const numbersOf = (html: string, pattern: RegExp): number[] =>
  (pattern.exec(html)?.[1]?.match(/-?[\d.]+/g) ?? []).map(Number);

/** The height of a line of straight pieces at a place. */
function heightAt(path: readonly number[], x: number): number {
  for (let at = 0; at + 3 < path.length; at += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.slice(at, at + 4);
    if (x0 <= x && x <= x1 && x1 > x0) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return Number.NaN;
}

it.each([
  ['streaming', { day: 33 }],
  ['cancel', { model: 'dynamic', day: 71 }],
  ['cancel', { model: 'cliff', day: 62 }],
  ['shapes', { day: 57, first: 10 }],
  ['segments', { day: 83, bend: 2 }],
  ['life', { day: 60 }],
  ['life', { day: 90, acts: '70 cancel' }],
  ['transfer', { day: 12 }],
  ['fees', { price: 1_500 }],
  ['flow', { day: 40 }],
  ['campaign', { day: 60 }],
  ['campaign', { kind: 'open', day: 100, claimed: 30 }],
] as const)('the mark of the figure "%s" with %j lies on its curve', async (name, change) => {
  const figure = await loadFigure(name);
  const html = renderToStaticMarkup(figure.draw({ ...figure.start, ...change }, 'id'));
  const [cx = 0] = numbersOf(html, /<circle cx="([^"]*)"/);
  const [cy = 0] = numbersOf(html, /<circle cx="[^"]*" cy="([^"]*)"/);
  const path = numbersOf(
    html,
    /<g fill="none" stroke="var\(--grain\)".*?<path d="(M[^"]*)" stroke-width="2.5"/,
  );
  expect(path.length).toBeGreaterThan(3);
  expect(Math.abs(heightAt(path, cx) - cy)).toBeLessThan(1);
});

describe('the state of a figure in the address', () => {
  const figure = {
    start: { model: 'linear', day: 40, price: 3000 },
    limits: { day: [0, 100], price: [3000, 5000] } as const,
  };
  const read = (hash: string) => stateOfFigureHash(hash, 'figure-cancel', figure);

  it('has what differs from the beginning, and comes back', () => {
    const state = { ...figure.start, model: 'price-gated', day: 7 };
    const hash = hashOfFigure('figure-cancel', figure.start, { ...state, playing: 1 });
    expect(hash).toBe('#figure-cancel?model=price-gated&day=7');
    expect(read(hash)).toEqual(state);
    expect(hashOfFigure('figure-cancel', figure.start, figure.start)).toBe('');
  });

  it.each([
    ['another figure', '#figure-flow?day=7', 40],
    ['a day beyond the last', '#figure-cancel?day=1e99', 100],
    ['a day before the first', '#figure-cancel?day=-5', 0],
    ['a part of a day', '#figure-cancel?day=7.4', 7],
    ['no number', '#figure-cancel?day=abc', 40],
    ['an unknown name', '#figure-cancel?__proto__=1&days=3', 40],
    ['a text too long to be one', `#figure-cancel?day=7&x=${'1'.repeat(400)}`, 40],
    ['nothing', '', 40],
  ])('of %s gives a day that the figure has', (_, hash, day) => {
    expect(read(hash)).toEqual({ ...figure.start, day });
  });
});
