import { describe, expect, it } from 'vitest';
import { number, rowsOf, sum, titled } from './testing-rows';

const DAY = 86_400n;

describe('the sample campaigns', () => {
  const claims = rowsOf('airdrops', 'Action').filter(({ category }) => category === 'Claim');

  it.each(titled(rowsOf('airdrops', 'Campaign'), 'name'))(
    'adds up the claims of %s to its claimed amount and count',
    (_, campaign) => {
      const own = claims.filter((claim) => claim['campaign'] === campaign['id']);
      expect(sum(own, 'claimAmount')).toBe(number(campaign, 'claimedAmount'));
      expect(own.length).toBe(Number(campaign['claimedCount']));
      expect(number(campaign, 'claimedAmount')).toBeLessThanOrEqual(
        number(campaign, 'aggregateAmount'),
      );
      const positions = own.map((claim) => number(claim, 'claimIndex'));
      expect(new Set(positions).size).toBe(own.length);
      for (const at of positions) expect(at).toBeLessThan(number(campaign, 'totalRecipients'));
      expect(campaign['expires']).toBe(campaign['expiration'] !== '0');
      for (const day of rowsOf('airdrops', 'Activity').filter(
        (one) => one['campaign'] === campaign['id'],
      )) {
        const then = own.filter((claim) => number(claim, 'timestamp') / DAY === number(day, 'day'));
        expect(number(day, 'timestamp') / DAY).toBe(number(day, 'day'));
        expect(then.length).toBe(Number(day['claims']));
        expect(sum(then, 'claimAmount')).toBe(number(day, 'amount'));
      }
    },
  );

  it('made the streams that their claims name', () => {
    const streams = rowsOf('streams', 'LockupStream');
    const made = claims.filter(({ claimStreamId }) =>
      streams.some(({ id }) => id === claimStreamId),
    );
    expect(made.length).toBeGreaterThan(0);
    for (const claim of made) {
      const stream = streams.find(({ id }) => id === claim['claimStreamId']);
      const campaign = rowsOf('airdrops', 'Campaign').find(({ id }) => id === claim['campaign']);
      expect({
        amount: stream?.['depositAmount'],
        recipient: stream?.['recipient'],
        sender: stream?.['sender'],
        hash: stream?.['hash'],
        cancelable: stream?.['cancelable'],
        transferable: stream?.['transferable'],
        shape: stream?.['shape'],
        duration: stream?.['duration'],
        startTime: stream?.['startTime'],
      }).toEqual({
        amount: claim['claimAmount'],
        recipient: claim['claimRecipient'],
        sender: campaign?.['admin'],
        hash: claim['hash'],
        cancelable: campaign?.['streamCancelable'],
        transferable: campaign?.['streamTransferable'],
        shape: campaign?.['streamShape'],
        duration: campaign?.['streamTotalDuration'],
        // A start of 0 means the moment of the claim.
        startTime:
          campaign?.['streamStartTime'] === '0'
            ? claim['timestamp']
            : campaign?.['streamStartTime'],
      });
    }
  });
});

describe('the sample of the legacy protocol', () => {
  it('adds up rate, duration and withdrawals of each stream to its deposit and to what a cancellation paid', () => {
    const streams = rowsOf('legacy', 'Stream');
    expect(streams.length).toBeGreaterThan(0);
    for (const stream of streams) {
      const duration = number(stream, 'stopTime') - number(stream, 'startTime');
      expect(number(stream, 'ratePerSecond') * duration).toBe(number(stream, 'deposit'));
      const ended = rowsOf('legacy', 'Cancellation').find(
        ({ id }) => id === stream['cancellation'],
      );
      const taken = rowsOf('legacy', 'Withdrawal').filter(({ stream: id }) => id === stream['id']);
      expect(sum(taken, 'amount')).toBeLessThanOrEqual(number(stream, 'deposit'));
      if (!ended) continue;
      const elapsed = number(ended, 'timestamp') - number(stream, 'startTime');
      expect(number(ended, 'recipientBalance')).toBe(
        elapsed * number(stream, 'ratePerSecond') - sum(taken, 'amount'),
      );
      expect(number(ended, 'senderBalance')).toBe(
        number(stream, 'deposit') - elapsed * number(stream, 'ratePerSecond'),
      );
    }
  });
});
