import {
  comptrollerOnly,
  everyone,
  nftRows,
  nobody,
  rows,
  same,
  senderOnly,
  streamRoles,
  withdrawal,
  type StreamRole,
} from './stream-roles';
import type { AccessTable } from './types';

const CONTRACT = 'SablierFlow';

/** Who may call what in Flow. */
export const flow: AccessTable<StreamRole> = {
  roles: streamRoles,
  groups: [
    {
      id: 'create',
      rows: rows(CONTRACT, ['create', 'createAndDeposit', 'deposit', 'transferTokens'], everyone),
    },
    {
      id: 'manage',
      rows: [
        ...rows(
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
        ...rows(
          CONTRACT,
          ['void'],
          { ...nobody, sender: 'yes', recipient: 'yes', operator: 'yes' },
          'SablierFlow_Unauthorized',
        ),
      ],
    },
    {
      id: 'withdraw',
      rows: rows(
        CONTRACT,
        ['withdraw', 'withdrawMax'],
        withdrawal,
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
        ...rows(
          CONTRACT,
          ['recover', 'setComptroller', 'setNativeToken', 'setNFTDescriptor'],
          comptrollerOnly,
          'Comptrollerable_CallerNotComptroller',
        ),
        ...rows(CONTRACT, ['transferFeesToComptroller'], everyone),
        ...rows(CONTRACT, ['batch'], same({ only: 'as the inner calls' })),
      ],
    },
  ],
};
