import { effects } from '../airdrops/effects';
import { incidental } from './incidental';
import type { AccessRow, AccessTable, Cell, CheckOrder } from './types';

export const campaignRoles = {
  admin: 'Admin',
  recipient: 'Recipient',
  anyone: 'Anyone else',
  comptroller: 'Comptroller',
} as const;
type CampaignRole = keyof typeof campaignRoles;
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
export const airdropsAccess: AccessTable<CampaignRole> = {
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

/**
 * Functions for which the order of the checks is shown: each claim once, and the creation with the most
 * checks.
 */
const shown: readonly (readonly [contract: string, name: string])[] = [
  ['SablierMerkleInstant', 'claim'],
  ['SablierMerkleInstant', 'claimTo'],
  ['SablierMerkleInstant', 'claimViaSig'],
  ['SablierMerkleInstant', 'claimViaAttestation'],
  ['SablierMerkleExecute', 'claimAndExecute'],
  ['SablierFactoryMerkleVCA', 'createMerkleVCA'],
];

/** The order of the checks in campaigns; for the other products the syntax tree gives it. */
export const airdropsChecks: readonly CheckOrder[] = shown.map(([contract, name]) => {
  const errors = effects[`${contract}.${name}`]?.errors;
  if (!errors) throw new Error(`airdrops/effects.ts has no errors of ${contract}.${name}.`);
  return { contract, name, errors: errors.filter((error) => !incidental.test(error)) };
});
