import { describe, expect, it } from 'vitest';
import { shapeById } from '@sablier-docs/protocol/lockup/shape-by-id';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { openPage, visibleText, tablesWith } from './html';
import { newest } from './sdk';
import { usesOf } from './written';

/** `12.5 tokens`, or `1 token`, in the smallest unit of a token with 18 decimals. */
function units(text: string): bigint {
  const [, whole = '', part = ''] =
    /^([\d\u202f]+)(?:\.(\d+))? tokens$/.exec(text.replace(/^1 token$/, '1 tokens')) ?? [];
  return BigInt(whole.replaceAll('\u202f', '')) * 10n ** 18n + BigInt(part.padEnd(18, '0'));
}

/** Cells keep six of 18 decimals. */
const isShown = (text: string, exact: bigint) => {
  const rest = exact - units(text);
  return rest >= 0n && rest < 10n ** 12n;
};

describe.each(usesOf('AmountTable'))('the tables of amounts on $at', ({ at, uses }) => {
  const tables = tablesWith(openPage(at), 'Day', 'Released so far', 'Refundable if canceled now');

  it('show released and refundable amounts that make up the deposit', () => {
    expect(tables.length).toBe(uses.length);
    uses.forEach(({ attributes: { shape = '', days = '' } }, i) => {
      const stream = shapeById(shape as LockupShapeId).example();
      const rows = tables[i]?.rows ?? [];
      expect(rows.map((row) => row['Day'])).toEqual(days.replace(/[[\]\s]/g, '').split(','));
      for (const row of rows) {
        const { Day: day = '', 'Released so far': shown = '' } = row;
        const refund = row['Refundable if canceled now'] ?? '';
        const time = stream.startTime + BigInt(Math.round(Number(day) * 86_400));
        const released = streamedAmount(stream, time);
        const where = `${shape}, day ${day}: ${shown}, ${refund}`;
        expect(isShown(shown, released), where).toBe(true);
        if (released >= stream.deposit) expect(refund, where).toBe('not cancelable (settled)');
        else expect(isShown(refund, stream.deposit - released), where).toBe(true);
      }
    });
  });
});

describe.each(usesOf('Release'))('the releases that $at names', ({ at, uses }) => {
  const text = visibleText(openPage(at)('.theme-doc-markdown').text());
  const names = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' };

  it.each(['lockup', 'flow', 'airdrops'] as const)('are the newest of %s', (product) => {
    const own = uses.filter(({ attributes }) => attributes['of'] === product);
    const bare = own.filter(({ attributes }) => attributes['bare']).length;
    const count = (wanted: string) => text.split(wanted).length - 1;
    const full = `${names[product]} ${newest(product)}`;
    expect(count(full), full).toBeGreaterThanOrEqual(own.length - bare);
    expect(count(newest(product)), newest(product)).toBeGreaterThanOrEqual(own.length);
  });
});
