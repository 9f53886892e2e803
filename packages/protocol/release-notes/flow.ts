import { publishedOn, type ReleaseNotes } from './types';

export const flowReleaseNotes: ReleaseNotes = {
  'v3.0': {
    month: '2026-03',
    packages: publishedOn('@sablier/flow', { '3.0.0': '2026-03-16', '3.0.1': '2026-03-23' }),
    changes: [
      'New: `transferFromPayable`, a transfer of the NFT that fits into a `batch` with value.',
      'The library `Helpers` is now called `FlowHelpers`.',
      '`recover` emits no event of its own and accepts a surplus of zero.',
    ],
  },
  'v2.0': {
    month: '2025-10',
    packages: publishedOn('@sablier/flow', { '2.0.0': '2025-10-14', '2.0.1': '2025-10-22' }),
    changes: [
      '`create` takes a start time, and a stream before its start has the new status `PENDING`.',
      'A comptroller replaces the admin, and withdrawals ask for its minimum fee: attach `calculateMinFeeWei`.',
      'The protocol fee in tokens and the broker fee are gone, with `depositViaBroker` and their getters.',
      '`withdraw` returns nothing any more; `refundMax` returns the amount.',
      '`adjustRatePerSecond` rejects a rate of zero: call `pause`.',
      '`aggregateBalance` is now `aggregateAmount`, `SablierFlowBase` is now `SablierFlowState`, and `isPaused` is gone.',
      'New: `transferTokens`, and the creator in the create event.',
    ],
  },
  'v1.1': {
    month: '2025-02',
    packages: publishedOn('@sablier/flow', { '1.1.0': '2025-01-29', '1.1.1': '2025-02-05' }),
    changes: [
      'Functions accept the native coin, and anyone can send it to the admin with `collectFees`.',
      '`batch` returns the results of its calls and passes their reverts on.',
    ],
  },
  'v1.0': {
    month: '2024-12',
    packages: publishedOn('@sablier/flow', { '1.0.0': '2024-12-07' }),
    changes: [
      'The first Flow: open-ended streams with a rate per second, debt, deposits and refunds.',
      'Protocol fee and broker fee exist, both as a share of tokens.',
    ],
  },
};
