import { publishedOn, type ReleaseNotes } from './types';

export const lockupReleaseNotes: ReleaseNotes = {
  'v4.0': {
    month: '2026-03',
    packages: publishedOn('@sablier/lockup', { '4.0.0': '2026-03-16', '4.0.1': '2026-03-23' }),
    changes: [
      'A fourth model: price-gated streams, created with `createWithTimestampsLPG`.',
      'Linear streams take a granularity, a new argument of `createWithDurationsLL` and `createWithTimestampsLL`. Calls encoded for v3.0 fail.',
      'New getters `getGranularity` and `getPriceGatedUnlockParams`.',
      'The library `Helpers` is now called `LockupHelpers`, with its errors.',
      'With durations, an empty list of segments or tranches reverts with an error of its own instead of a panic.',
    ],
  },
  'v3.0': {
    month: '2025-10',
    packages: publishedOn('@sablier/lockup', { '3.0.0': '2025-10-07', '3.0.1': '2025-10-14' }),
    changes: [
      'A comptroller replaces the admin, and withdrawals ask for its minimum fee: attach `calculateMinFeeWei`.',
      'The broker fee is gone, and with it the difference between total amount and deposit.',
      '`MAX_COUNT` is gone: only the gas limit of a transaction bounds segments and tranches.',
      '`cancel` returns the refunded amount; `cancelMultiple` skips streams that cannot be canceled and logs them.',
      'New: `aggregateAmount`, `recover` and an event for each batch creation.',
      '`renounceMultiple` and `collectFees` are gone from the stream contract.',
      '`VestingMath` is now `LockupMath`, `SablierLockupBase` is now `SablierLockupState`.',
    ],
  },
  'v2.0': {
    month: '2025-02',
    packages: publishedOn('@sablier/lockup', { '2.0.0': '2025-01-28', '2.0.1': '2025-02-05' }),
    changes: [
      'One contract, `SablierLockup`, takes the place of three. The create functions end in `LL`, `LD` or `LT` instead.',
      'Linear streams can unlock amounts at the start and at the cliff.',
      'New: `batch`, `renounceMultiple`, the `shape` label, and functions that accept the native coin.',
      'Fees in the native coin: anyone can send them to the admin with `collectFees`.',
      '`withdrawMultiple` logs a failed entry instead of reverting.',
      'Approved operators may call `withdrawMaxAndTransfer`.',
      'The batch contract moved here from the periphery. Names lose their V2 prefix, and "asset" becomes "token".',
    ],
  },
  'v1.2': {
    month: '2024-07',
    packages: [
      ...publishedOn('@sablier/v2-core', { '1.2.0': '2024-07-04' }),
      ...publishedOn('@sablier/v2-periphery', { '1.2.0': '2024-07-04' }),
    ],
    changes: [
      'A third model: tranched streams, in `SablierV2LockupTranched`.',
      'Hooks are written anew: `ISablierLockupRecipient`, an allowlist, and no catching of reverts.',
      'Protocol fee, flash loans and `SablierV2Comptroller` are gone.',
      'Anyone may call `withdraw` in favor of the recipient.',
      'Create functions have one pair of names: `createWithDurations` and `createWithTimestamps`. Milestones are called timestamps.',
      '`withdrawMultiple` loses its `to` argument, and a start time of zero is rejected.',
    ],
  },
  'v1.1': {
    month: '2023-12',
    packages: [
      ...publishedOn('@sablier/v2-core', {
        '1.1.0': '2023-12-15',
        '1.1.1': '2023-12-16',
        '1.1.2': '2023-12-19',
      }),
      ...publishedOn('@sablier/v2-periphery', { '1.1.0': '2023-12-17', '1.1.1': '2023-12-20' }),
    ],
    changes: [
      'Recipients can no longer cancel a stream.',
      'Streams carry a `transferable` flag, and NFTs announce new metadata as ERC-4906 asks.',
      'The hook for senders is gone.',
      'The periphery drops PRBProxy. `SablierV2Batch` and the first Merkle streamer take its place.',
    ],
  },
  'v1.0': {
    month: '2023-07',
    packages: publishedOn('@sablier/v2-core', {
      '1.0.0': '2023-07-07',
      '1.0.1': '2023-07-13',
      '1.0.2': '2023-08-14',
    }),
    changes: [
      'The first Lockup: linear and dynamic streams as NFTs, each model in a contract of its own.',
      'Linear streams are created with `createWithDurations` and `createWithRange`, dynamic ones with `createWithDeltas` and `createWithMilestones`.',
      'Sender and recipient can both cancel.',
      'Creation through a PRBProxy, with the proxy contracts of the periphery.',
    ],
  },
};
