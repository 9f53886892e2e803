import {
  comptrollerOnly,
  everyone,
  holderOnly,
  nftRows,
  rows,
  same,
  senderOnly,
  streamRoles,
  withdrawal,
  type StreamRole,
} from './stream-roles';
import type { AccessTable } from './types';

const CONTRACT = 'SablierLockup';
const creates = [
  'createWithDurationsLD',
  'createWithDurationsLL',
  'createWithDurationsLT',
  'createWithTimestampsLD',
  'createWithTimestampsLL',
  'createWithTimestampsLPG',
  'createWithTimestampsLT',
];
const skipped = { only: 'skips the stream' };

/** Who may call what in Lockup. */
export const lockup: AccessTable<StreamRole> = {
  roles: streamRoles,
  groups: [
    {
      id: 'create',
      rows: creates.map((name) => ({
        name,
        contracts: [CONTRACT, 'SablierBatchLockup'],
        cells: everyone,
      })),
    },
    {
      id: 'end',
      rows: [
        ...rows(CONTRACT, ['cancel'], senderOnly, 'SablierLockup_Unauthorized'),
        ...rows(CONTRACT, ['cancelMultiple'], { ...same(skipped), sender: 'yes' }),
        ...rows(CONTRACT, ['renounce'], senderOnly, 'SablierLockup_Unauthorized'),
      ],
    },
    {
      id: 'withdraw',
      rows: [
        ...rows(
          CONTRACT,
          ['withdraw', 'withdrawMax'],
          withdrawal,
          'SablierLockup_WithdrawalAddressNotRecipient',
        ),
        ...rows(CONTRACT, ['withdrawMultiple'], same({ only: 'to the recipients' })),
        ...rows(
          CONTRACT,
          ['withdrawMaxAndTransfer'],
          holderOnly({ only: 'if transferable' }),
          'SablierLockup_Unauthorized',
        ),
      ],
    },
    {
      id: 'nft',
      rows: [
        ...nftRows(CONTRACT, ['transferFrom', 'safeTransferFrom']),
        ...rows(
          CONTRACT,
          ['burn'],
          holderOnly({ only: 'if depleted' }),
          'SablierLockup_Unauthorized',
        ),
      ],
    },
    {
      id: 'protocol',
      rows: [
        ...rows(
          CONTRACT,
          ['allowToHook', 'recover', 'setComptroller', 'setNativeToken', 'setNFTDescriptor'],
          comptrollerOnly,
          'Comptrollerable_CallerNotComptroller',
        ),
        ...rows(CONTRACT, ['transferFeesToComptroller'], everyone),
        ...rows(CONTRACT, ['batch'], same({ only: 'as the inner calls' })),
      ],
    },
  ],
};
