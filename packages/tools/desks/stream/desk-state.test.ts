import { describe, expect, it } from 'vitest';
import { deskAfter, emptyDesk, type DeskEvent, type DeskState } from './desk-state';
import { readActor } from '@sablier-docs/kit/inputs/addresses';
import { emptyStreamQuery } from './find';
import { preparedForTest, resultsOf, LOCKUP, RECIPIENT, SAFE } from './testing';

const asked = { ...emptyStreamQuery, chainId: '8453', source: 'LK3', tokenId: '12' };
const [call] = preparedForTest('LK3', 'cancel', { results: resultsOf(LOCKUP) }).calls;
const full: DeskState = {
  asked,
  action: 'deposit',
  texts: { to: RECIPIENT, amount: '5', decimals: '6', rate: '1' },
  actor: SAFE,
  clearsFirst: true,
  takesUnread: true,
  live: { session: null, results: resultsOf(LOCKUP) },
  several: { time: 1n, streams: new Map() },
  kept: call ? [call] : [],
  failing: 'seen',
};
const after = (event: DeskEvent) => deskAfter(full, event);

describe('the desk', () => {
  it('keeps nothing of one stream for another, but the calls for a file', () => {
    const other = { ...asked, tokenId: '13' };
    expect(after({ do: 'ask', asked: other })).toEqual({
      ...emptyDesk,
      asked: other,
      action: 'deposit',
      kept: full.kept,
    });
    expect(after({ do: 'ask', asked: other, action: null }).action).toBeNull();
    const same = { ...asked, pasted: ' LK3-8453-12' };
    expect(after({ do: 'ask', asked: same })).toEqual({ ...full, asked: same });
  });

  it('keeps everything for the link that it has written, and the reading for another action of it', () => {
    expect(after({ do: 'ask', asked, action: 'deposit' })).toEqual(full);
    const { live } = full;
    expect(after({ do: 'ask', asked, action: 'void' })).toMatchObject({
      live,
      action: 'void',
      texts: { decimals: '6' },
      several: null,
    });
  });

  it('keeps nothing of one action for another, but the decimals of the token', () => {
    expect(after({ do: 'choose', action: 'withdrawMax' })).toEqual({
      ...full,
      action: 'withdrawMax',
      texts: { decimals: '6' },
      clearsFirst: false,
      several: null,
      takesUnread: false,
    });
  });

  it('forgets lists and consents with another reading, account or text', () => {
    const live = { session: null, results: resultsOf(LOCKUP) };
    expect(after({ do: 'read', live })).toMatchObject({ live, several: null, takesUnread: false });
    expect(after({ do: 'edit', texts: {} })).toMatchObject({ texts: {}, takesUnread: false });
    expect(after({ do: 'actor', text: RECIPIENT })).toMatchObject({
      actor: RECIPIENT,
      kept: [],
      takesUnread: false,
    });
  });

  it('takes a list only while the reading is the one that asked for it', () => {
    const reading = { time: 2n, streams: new Map() };
    expect(after({ do: 'read several', reading, during: full.live }).several).toBe(reading);
    const late = after({ do: 'read several', reading, during: { ...full.live } });
    expect(late).toBe(full);
  });

  it('takes an address as the account that sends, and nothing else', () => {
    expect(readActor('')).toEqual({ value: null });
    expect(readActor(SAFE)).toEqual({ value: SAFE });
    expect(readActor('my safe')).toHaveProperty('problem');
  });
});
