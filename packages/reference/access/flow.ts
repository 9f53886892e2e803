import {
  comptrollerOnly,
  everyone,
  nftRows,
  nobody,
  streamRoleRows,
  same,
  senderOnly,
  streamRoles,
  withdrawalAccess,
  type StreamRole,
} from './stream-roles';
import type { AccessTable } from './types';

const CONTRACT = 'SablierFlow';

/** Who may call what in Flow. */
export const flowAccess: AccessTable<StreamRole> = {
  roles: streamRoles,
  groups: [
    {
      id: 'create',
      rows: streamRoleRows(
        CONTRACT,
        ['create', 'createAndDeposit', 'deposit', 'transferTokens'],
        everyone,
      ),
    },
    {
      id: 'manage',
      rows: [
        ...streamRoleRows(
          CONTRACT,
          [
            'adjustRatePerSecond',
            'pause',
            'depositAndPause',
            'restart',
            'restartAndDeposit',
            'refund',
            'refundMax',
            'refundAndPause',
          ],
          senderOnly,
          'SablierFlowState_Unauthorized',
        ),
        ...streamRoleRows(
          CONTRACT,
          ['void'],
          { ...nobody, sender: 'yes', recipient: 'yes', operator: 'yes' },
          'SablierFlow_Unauthorized',
        ),
      ],
    },
    {
      id: 'withdraw',
      rows: streamRoleRows(
        CONTRACT,
        ['withdraw', 'withdrawMax'],
        withdrawalAccess,
        'SablierFlow_WithdrawalAddressNotRecipient',
      ),
    },
    {
      id: 'nft',
      rows: nftRows(CONTRACT, ['transferFrom', 'transferFromPayable', 'safeTransferFrom']),
    },
    {
      id: 'protocol',
      rows: [
        ...streamRoleRows(
          CONTRACT,
          ['recover', 'setComptroller', 'setNativeToken', 'setNFTDescriptor'],
          comptrollerOnly,
          'Comptrollerable_CallerNotComptroller',
        ),
        ...streamRoleRows(CONTRACT, ['transferFeesToComptroller'], everyone),
        ...streamRoleRows(CONTRACT, ['batch'], same({ only: 'as the inner calls' })),
      ],
    },
  ],
};
