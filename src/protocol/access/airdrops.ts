import type { AccessRow, AccessTable, Cell, CheckOrder } from './types';

export const campaignRoles = {
  admin: 'Admin',
  recipient: 'Recipient',
  anyone: 'Anyone else',
  comptroller: 'Comptroller',
} as const;
export type CampaignRole = keyof typeof campaignRoles;
type Cells = Readonly<Record<CampaignRole, Cell>>;

const types = ['Execute', 'Instant', 'LL', 'LT', 'VCA'] as const;
type Type = (typeof types)[number];
const signed: readonly Type[] = ['Instant', 'LL', 'LT', 'VCA'];

const campaigns = (of: readonly Type[] = types) => of.map((type) => `SablierMerkle${type}`);
const factories = types.map((type) => `SablierFactoryMerkle${type}`);

const same = (cell: Cell): Cells => ({
  admin: cell,
  recipient: cell,
  anyone: cell,
  comptroller: cell,
});
const only = (role: CampaignRole, cell: Cell = 'yes'): Cells => ({ ...same('no'), [role]: cell });

const row = (
  name: string,
  contracts: readonly string[],
  cells: Cells,
  refusal?: string,
): AccessRow<CampaignRole> => ({ name, contracts, cells, ...(refusal ? { refusal } : {}) });

/** Who may call what in Airdrops. No package has this Solidity; the ABI confirms the functions. */
export const airdrops: AccessTable<CampaignRole> = {
  roles: campaignRoles,
  groups: [
    {
      id: 'create',
      rows: types.map((type) =>
        row(`createMerkle${type}`, [`SablierFactoryMerkle${type}`], same('yes')),
      ),
    },
    {
      id: 'claim',
      rows: [
        row('claim', campaigns(['Instant', 'LL', 'LT']), same('yes')),
        row('claimTo', campaigns(signed), only('recipient'), 'SablierMerkleBase_InvalidProof'),
        row(
          'claimViaSig',
          campaigns(signed),
          same({ only: 'with a signature' }),
          'SablierMerkleSignature_InvalidSignature',
        ),
        row(
          'claimViaAttestation',
          campaigns(signed),
          only('recipient', { only: 'with an attestation' }),
          'SablierMerkleSignature_InvalidSignature',
        ),
        row(
          'claimAndExecute',
          campaigns(['Execute']),
          only('recipient'),
          'SablierMerkleBase_InvalidProof',
        ),
      ],
    },
    {
      id: 'manage',
      rows: [
        row('clawback', campaigns(), only('admin', { only: 'in its windows' }), 'CallerNotAdmin'),
        row('transferAdmin', campaigns(), only('admin'), 'CallerNotAdmin'),
        row('enableRedistribution', campaigns(['VCA']), only('admin'), 'CallerNotAdmin'),
        row(
          'setAttestor',
          campaigns(signed),
          { ...only('admin'), comptroller: 'yes' },
          'SablierMerkleSignature_CallerNotAuthorized',
        ),
        row('sponsor', campaigns(), same('yes')),
      ],
    },
    {
      id: 'protocol',
      rows: [
        row(
          'lowerMinFeeUSD',
          campaigns(),
          only('comptroller'),
          'SablierMerkleBase_CallerNotComptroller',
        ),
        row(
          'setNativeToken',
          factories,
          only('comptroller'),
          'Comptrollerable_CallerNotComptroller',
        ),
        row(
          'setComptroller',
          factories,
          only('comptroller'),
          'Comptrollerable_CallerNotComptroller',
        ),
        row('transferFeesToComptroller', factories, same('yes')),
      ],
    },
  ],
};

/** What every claim checks in the end. */
const claim = [
  'SablierMerkleBase_CampaignNotStarted',
  'SablierMerkleBase_CampaignExpired',
  'SablierMerkleBase_InsufficientFeePayment',
  'SablierMerkleBase_IndexClaimed',
  'SablierMerkleBase_InvalidProof',
  'SablierMerkleBase_FeeTransferFailed',
];
const KIND = 'SablierMerkleBase_UnsupportedClaimType';
const DESTINATION = 'SablierMerkleBase_ToZeroAddress';

/** Orders in which campaigns check; the syntax tree gives those of the other products. */
export const airdropsChecks: readonly CheckOrder[] = [
  { contract: 'SablierMerkleInstant', name: 'claim', errors: [KIND, ...claim] },
  { contract: 'SablierMerkleInstant', name: 'claimTo', errors: [KIND, DESTINATION, ...claim] },
  {
    contract: 'SablierMerkleInstant',
    name: 'claimViaSig',
    errors: [
      KIND,
      DESTINATION,
      'SablierMerkleSignature_InvalidSignature',
      'SablierMerkleSignature_SignatureNotYetValid',
      ...claim,
    ],
  },
  {
    contract: 'SablierMerkleInstant',
    name: 'claimViaAttestation',
    errors: [
      KIND,
      DESTINATION,
      'SablierMerkleSignature_AttestorNotSet',
      'SablierMerkleSignature_AttestationExpired',
      'SablierMerkleSignature_InvalidSignature',
      ...claim,
    ],
  },
  {
    contract: 'SablierMerkleExecute',
    name: 'claimAndExecute',
    errors: [
      'ReentrancyGuardReentrantCall',
      ...claim,
      'SablierMerkleExecute_NotFullAmountTransferred',
    ],
  },
  {
    contract: 'SablierFactoryMerkleVCA',
    name: 'createMerkleVCA',
    errors: [
      'SablierFactoryMerkleBase_ForbidNativeToken',
      'SablierFactoryMerkleVCA_AggregateAmountZero',
      'SablierFactoryMerkleVCA_StartTimeZero',
      'SablierFactoryMerkleVCA_VestingEndTimeNotGreaterThanVestingStartTime',
      'SablierFactoryMerkleVCA_ExpirationTimeZero',
      'SablierFactoryMerkleVCA_ExpirationTooEarly',
      'SablierFactoryMerkleVCA_UnlockPercentageTooHigh',
    ],
  },
];
