import { publishedOn, type ReleaseNotes } from './types';

export const airdropsReleaseNotes: ReleaseNotes = {
  'v3.0': {
    month: '2026-03',
    packages: publishedOn('@sablier/airdrops', { '3.0.0': '2026-03-16', '3.0.1': '2026-03-23' }),
    changes: [
      'A fifth campaign type, Execute, with `SablierFactoryMerkleExecute`.',
      'Every campaign has a claim type, and the new `claimViaAttestation` serves those that ask for an attestation.',
      'Linear campaigns take a granularity; campaigns with variable amounts can redistribute what was forgone.',
      'The parameter structs of all factories changed. Calls encoded for v2.0 fail.',
      'New: `sponsor`. `totalForgoneAmount` is a `uint128`.',
    ],
  },
  'v2.0': {
    month: '2025-10',
    packages: publishedOn('@sablier/airdrops', { '2.0.0': '2025-10-08', '2.0.1': '2025-10-14' }),
    changes: [
      'One factory per campaign type replaces `SablierMerkleFactory`.',
      'A new type: campaigns with variable claim amounts (VCA).',
      'New ways to claim: `claimTo` another address, and `claimViaSig` with a signature (EIP-712 and ERC-1271).',
      'The claim fee is set in US dollars and converted through the comptroller; read it with `calculateMinFeeWei`.',
      'Campaigns have a start time; after the end of vesting a claim pays at once, without a stream.',
      'Getters have new names, among them `firstClaimTime`, `tranchesWithPercentages` and `VESTING_START_TIME`, and claims emit new events.',
    ],
  },
  'v1.3': {
    month: '2025-02',
    packages: publishedOn('@sablier/airdrops', { '1.3.0': '2025-01-29' }),
    changes: [
      'The first release in a package of its own; it succeeds the Merkle contracts of the periphery.',
      'A new type: instant campaigns, which pay without a stream.',
      'Claims cost a fee in the native coin, fixed for each campaign.',
      'Claims create streams with timestamps instead of durations. Names lose their V2 prefix.',
    ],
  },
  'v1.2': {
    month: '2024-07',
    packages: publishedOn('@sablier/v2-periphery', { '1.2.0': '2024-07-04' }),
    changes: [
      '`SablierV2MerkleStreamerFactory` becomes `SablierV2MerkleLockupFactory`.',
      'Campaigns can pay in tranched streams.',
      'A grace period of seven days after the first claim, in which the admin can claw back.',
    ],
  },
  'v1.1': {
    month: '2023-12',
    packages: publishedOn('@sablier/v2-periphery', {
      '1.1.0': '2023-12-17',
      '1.1.1': '2023-12-20',
    }),
    changes: ['The first campaigns: a Merkle root, and a linear stream for each claim.'],
  },
};
