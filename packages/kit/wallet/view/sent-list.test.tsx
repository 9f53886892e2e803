import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Sent, SentState } from '../sent/record';
import { SentList } from './SentList';

const CHAINS = [
  { id: 1, name: 'Ethereum', explorer: { name: 'Etherscan', url: 'https://etherscan.io/' } },
  { id: 8453, name: 'Base', explorer: { name: 'Basescan', url: 'https://basescan.org' } },
] as unknown as Parameters<typeof SentList>[0]['chains'];

const sentAs = (state: SentState, at: number, own: Partial<Sent> = {}): Sent => ({
  id: `${state}-${at}`,
  intent: '{}',
  chainId: 1,
  words: `Call ${at}`,
  at: at * 60_000,
  state,
  hash: state === 'mined' || state === 'failed' ? `0x${String(at).repeat(64)}` : null,
  block: state === 'mined' || state === 'failed' ? '17' : null,
  arrived: null,
  ...own,
});
const draw = (...sent: readonly Sent[]) =>
  renderToStaticMarkup(<SentList chains={CHAINS} sent={sent} />);
const WARNING = 'a second transaction could pay twice';

describe('the transactions of a tab', () => {
  it.each([
    ['one that waits beside one that is done', ['mined', 'unknown'], true],
    ['one that waits before one that has failed', ['asked', 'failed'], true],
    ['one that is done and one that has failed', ['mined', 'failed'], false],
  ] as const)('%s', (_, [first, second], isWarned) => {
    expect(draw(sentAs(first, 1), sentAs(second, 2)).includes(WARNING)).toBe(isWarned);
  });

  it('come newest first, each with the explorer of its own chain', () => {
    const html = draw(sentAs('mined', 1), sentAs('mined', 2, { chainId: 8453 }));
    expect([...html.matchAll(/Call \d/g)].map(([words]) => words)).toEqual(['Call 2', 'Call 1']);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `https://basescan.org/tx/0x${'2'.repeat(64)}`,
      `https://etherscan.io/tx/0x${'1'.repeat(64)}`,
    ]);
  });

  it('are no section while there are none', () => {
    expect(draw()).toBe('');
  });
});
