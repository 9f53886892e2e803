import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Call } from '../call';
import type { Passed } from '../ways-out';
import { SafeFile } from './SafeFile';

const call = (title: string, chainId: number) =>
  ({
    title,
    chainId,
    to: `0x${'12'.repeat(20)}`,
    fn: { name: 'cancel', inputs: [], outputs: [] },
    args: [],
    value: 0n,
    data: '0x',
  }) as unknown as Passed<Call>;
const draw = (kept: readonly Passed<Call>[], calls: readonly Passed<Call>[]) =>
  renderToStaticMarkup(
    <SafeFile {...{ kept, calls }} chainName="Base" set={vi.fn()} next={vi.fn()} />,
  );

it.each([
  ['calls of one chain', [call('a', 8453)], [call('b', 8453)], 'Download for Safe (2 calls)'],
  ['a kept call of another chain', [call('a', 1)], [call('b', 8453)], 'are on another chain'],
  ['kept calls of two chains', [call('a', 1), call('b', 8453)], [], 'are on another chain'],
])('offers the file of one chain alone: %s', (_, kept, calls, words) => {
  const html = draw(kept, calls);
  expect(html).toContain(words);
  expect(html.includes('Download for Safe')).toBe(words.startsWith('Download'));
});

it('draws nothing without a call', () => {
  expect(draw([], [])).toBe('');
});
