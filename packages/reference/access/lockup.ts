import {
  comptrollerOnly,
  everyone,
  holderOnly,
  nftRows,
  streamRoleRows,
  same,
  senderOnly,
  streamRoles,
  withdrawalAccess,
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
export const lockupAccess: AccessTable<StreamRole> = {
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
        ...streamRoleRows(CONTRACT, ['cancel'], senderOnly, 'SablierLockup_Unauthorized'),
        ...streamRoleRows(CONTRACT, ['cancelMultiple'], { ...same(skipped), sender: 'yes' }),
        ...streamRoleRows(CONTRACT, ['renounce'], senderOnly, 'SablierLockup_Unauthorized'),
      ],
    },
    {
      id: 'withdraw',
      rows: [
        ...streamRoleRows(
          CONTRACT,
          ['withdraw', 'withdrawMax'],
          withdrawalAccess,
          'SablierLockup_WithdrawalAddressNotRecipient',
        ),
        ...streamRoleRows(CONTRACT, ['withdrawMultiple'], same({ only: 'to the recipients' })),
        ...streamRoleRows(
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
        ...streamRoleRows(
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
        ...streamRoleRows(
          CONTRACT,
          ['allowToHook', 'recover', 'setComptroller', 'setNativeToken', 'setNFTDescriptor'],
          comptrollerOnly,
          'Comptrollerable_CallerNotComptroller',
        ),
        ...streamRoleRows(CONTRACT, ['transferFeesToComptroller'], everyone),
        ...streamRoleRows(CONTRACT, ['batch'], same({ only: 'as the inner calls' })),
      ],
    },
  ],
};
