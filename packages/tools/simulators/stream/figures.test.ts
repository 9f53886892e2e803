import { loadFigure } from '@sablier-docs/figures/load';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { valueOf } from '@sablier-docs/kit/inputs/parsed';
import { presetForm } from './from-stream';
import { readSharedStream } from './share';
import { FIRST_SHAPES } from './switch-model';
import { validateForm } from './validate';

const linkOf = (html: string): string =>
  /href="\/concepts\/lockup\/stream-shapes#stream-simulator([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&') ?? '';

it.each([
  ['shapes', { cliff: 30, first: 10, second: 20, step: 7, day: 45 }],
  ['shapes', { cliff: 0, step: 30, day: 61 }],
  ['segments', { turn: 40, part: 30, bend: 0.25, rest: 2.5, day: 70 }],
  ['tranches', { count: 7, early: 33, day: 58 }],
] as const)('the simulator takes the terms of the figure "%s" with %j', async (name, change) => {
  const figure = await loadFigure(name);
  const state = { ...figure.start, ...change };
  const query = linkOf(renderToStaticMarkup(figure.draw(state, name)));
  const shared = readSharedStream(query, (model) => presetForm(FIRST_SHAPES[model ?? 'linear']));
  expect(shared?.rejected).toEqual([]);
  const form = shared?.form ?? presetForm('linear');
  const { stream } = validateForm(form);
  if (!stream) throw new Error('The simulator refuses the stream.');
  const at = valueOf(readTime(form.at, stream.startTime)) ?? 0n;
  const released = formatAmount(streamedAmount(stream, at), 18, { maxDecimals: 4 });
  expect(figure.sentence(state)[1]).toBe(`${released} DAI`);
});
