import type { LockupStatus } from '@sablier-docs/protocol/lockup/status';
import type { Diagram, Point } from './types';

const SIZE: Point = [108, 36];

/** Transitions according to `_statusOf`, `_cancel` and `_withdraw` of SablierLockup v4.0. */
export const lockup: Diagram<LockupStatus> = {
  summary:
    'A new stream is PENDING, STREAMING or SETTLED. Time leads from PENDING to STREAMING and ' +
    'SETTLED; cancellation and withdrawal lead to CANCELED and DEPLETED. Nothing leaves DEPLETED.',
  size: [360, 422],
  nodes: [
    { id: 'create', tone: 'entry', center: [180, 64], size: [84, 32] },
    { id: 'PENDING', tone: 'warm', center: [62, 136], size: SIZE },
    { id: 'STREAMING', tone: 'warm', center: [180, 216], size: SIZE },
    { id: 'SETTLED', tone: 'cool', center: [298, 136], size: SIZE },
    { id: 'CANCELED', tone: 'cool', center: [180, 306], size: SIZE },
    { id: 'DEPLETED', tone: 'cool', center: [180, 396], size: SIZE },
  ],
  edges: [
    {
      number: 1,
      from: ['create'],
      to: 'PENDING',
      when: 'The start time is still ahead.',
      path: 'M138 64H88V118',
      badge: [113, 64],
    },
    {
      number: 2,
      from: ['create'],
      to: 'STREAMING',
      when: 'The start is now or in the past, and part of the deposit is still locked.',
      path: 'M180 80V198',
      badge: [180, 136],
    },
    {
      number: 3,
      from: ['create'],
      to: 'SETTLED',
      when:
        'Everything is released at once: the end has passed, all tranches or segments that hold ' +
        'tokens are over, the last of these segments is current and has exponent 0, or the unlock ' +
        'amounts already due make up the deposit.',
      path: 'M222 64H272V118',
      badge: [247, 64],
    },
    {
      number: 4,
      from: ['PENDING'],
      to: 'STREAMING',
      when: 'The start time arrives, and part of the deposit is still locked.',
      path: 'M88 154V208H126',
      badge: [88, 180],
    },
    {
      number: 5,
      from: ['PENDING'],
      to: 'SETTLED',
      when: 'The start time arrives and the whole deposit is released in that second.',
      path: 'M40 118V16H320V118',
      badge: [180, 16],
    },
    {
      number: 6,
      from: ['PENDING'],
      to: 'DEPLETED',
      when:
        'The sender cancels and gets the whole deposit back. Or, in a price-gated stream whose ' +
        'price reached the target early, the deposit is withdrawn before the start.',
      path: 'M36 154V405H126',
      badge: [36, 270],
    },
    {
      number: 7,
      from: ['STREAMING'],
      to: 'SETTLED',
      when: 'The last tokens are released, by time or by the price of a price-gated stream.',
      path: 'M234 207H272V154',
      badge: [272, 180],
    },
    {
      number: 8,
      from: ['STREAMING'],
      to: 'CANCELED',
      when: 'The sender cancels, and released tokens wait for the recipient.',
      path: 'M180 234V288',
      badge: [180, 258],
    },
    {
      number: 9,
      from: ['STREAMING'],
      to: 'DEPLETED',
      when:
        'The sender cancels, and nothing waits for the recipient: no token was released yet, or ' +
        'all released tokens were withdrawn.',
      path: 'M126 225H88V387H126',
      badge: [88, 306],
    },
    {
      number: 10,
      from: ['SETTLED'],
      to: 'DEPLETED',
      when: 'The rest is withdrawn.',
      path: 'M336 154V396H234',
      badge: [336, 270],
    },
    {
      number: 11,
      from: ['SETTLED'],
      to: 'STREAMING',
      when:
        'In a price-gated stream only: before the end, the price falls back below the target or ' +
        'its feed stops being usable.',
      path: 'M304 154V225H234',
      badge: [304, 190],
      exceptional: true,
    },
    {
      number: 12,
      from: ['CANCELED'],
      to: 'DEPLETED',
      when: 'The share of the recipient is withdrawn. It has no expiry.',
      path: 'M180 324V378',
      badge: [180, 348],
    },
  ],
  legend: [
    { tone: 'warm', text: 'Warm (PENDING, STREAMING): time alone can change the status.' },
    {
      tone: 'cool',
      text: 'Cold (SETTLED, CANCELED, DEPLETED): it cannot, except along the dashed arrow.',
    },
  ],
};
