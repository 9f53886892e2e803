import { expect, test } from 'vitest';
import { airdropsAccess, airdropsChecks, campaignRoles } from './airdrops';
import type { Cell } from './types';

/*
 * No package has the bytecode of Airdrops, so its rules are entered twice: in packages/reference/access for
 * the pages, and here from the sources of airdrops@v3.0.1
 * (https://github.com/sablier-labs/evm-monorepo/tree/airdrops@v3.0.1/airdrops/src).
 */

/** By function: who passes its guard, and the error of those who do not. */
const guards: Record<string, readonly [who: string, error?: string]> = {
  // SablierFactoryMerkle*.sol: external, without a modifier
  createMerkleExecute: ['everyone'],
  createMerkleInstant: ['everyone'],
  createMerkleLL: ['everyone'],
  createMerkleLT: ['everyone'],
  createMerkleVCA: ['everyone'],
  // SablierMerkle{Instant,LL,LT}.sol: the leaf is built from an argument
  claim: ['everyone'],
  // The leaf is built from msg.sender
  claimTo: ['recipient', 'SablierMerkleBase_InvalidProof'],
  claimAndExecute: ['recipient', 'SablierMerkleBase_InvalidProof'],
  claimViaAttestation: ['recipient with an attestation', 'SablierMerkleSignature_InvalidSignature'],
  // abstracts/SablierMerkleSignature.sol: the signature is compared with an argument
  claimViaSig: ['everyone with a signature', 'SablierMerkleSignature_InvalidSignature'],
  setAttestor: ['admin, comptroller', 'SablierMerkleSignature_CallerNotAuthorized'],
  // abstracts/SablierMerkleBase.sol
  clawback: ['admin in its windows', 'CallerNotAdmin'],
  sponsor: ['everyone'],
  lowerMinFeeUSD: ['comptroller', 'SablierMerkleBase_CallerNotComptroller'],
  // SablierMerkleVCA.sol and @sablier/evm-utils Adminable.sol: onlyAdmin
  enableRedistribution: ['admin', 'CallerNotAdmin'],
  transferAdmin: ['admin', 'CallerNotAdmin'],
  // abstracts/SablierFactoryMerkleBase.sol and @sablier/evm-utils Comptrollerable.sol
  setNativeToken: ['comptroller', 'Comptrollerable_CallerNotComptroller'],
  setComptroller: ['comptroller', 'Comptrollerable_CallerNotComptroller'],
  transferFeesToComptroller: ['everyone'],
};

/** A row in the format of `guards`: the roles that may call, and the condition that they share. */
function inWords(cells: Readonly<Record<string, Cell>>): string {
  const roles = Object.keys(cells).filter((role) => cells[role] !== 'no');
  const conditions = new Set(
    roles.map((role) => {
      const cell = cells[role];
      return typeof cell === 'object' ? ` ${cell.only}` : '';
    }),
  );
  expect(conditions.size).toBe(1);
  const isEveryone = roles.length === Object.keys(campaignRoles).length;
  return (isEveryone ? 'everyone' : roles.join(', ')) + [...conditions].join('');
}

test('who may call is what the sources say, for every function', () => {
  const rows = airdropsAccess.groups.flatMap((group) => group.rows);
  const words = rows.map(({ name, cells, refusal }) => [
    name,
    refusal ? [inWords(cells), refusal] : [inWords(cells)],
  ]);
  expect(Object.fromEntries(words)).toEqual(guards);
});

test('a claim checks its gate first, then what every claim does', () => {
  const short = (name: string) =>
    airdropsChecks
      .find((check) => check.name === name)
      ?.errors.map((error) => error.replace(/^\w+?_/, ''))
      .join(' ');
  const claimed =
    'CampaignNotStarted CampaignExpired InsufficientFeePayment IndexClaimed InvalidProof FeeTransferFailed';
  expect(short('claim')).toBe(`UnsupportedClaimType ${claimed}`);
  expect(short('claimTo')).toBe(`UnsupportedClaimType ToZeroAddress ${claimed}`);
  expect(short('claimViaSig')).toBe(
    `UnsupportedClaimType ToZeroAddress InvalidSignature SignatureNotYetValid ${claimed}`,
  );
  expect(short('claimViaAttestation')).toBe(
    `UnsupportedClaimType ToZeroAddress AttestorNotSet AttestationExpired InvalidSignature ${claimed}`,
  );
  expect(short('claimAndExecute')).toBe(
    `ReentrancyGuardReentrantCall ${claimed} NotFullAmountTransferred`,
  );
  expect(short('createMerkleVCA')).toBe(
    'ForbidNativeToken AggregateAmountZero StartTimeZero VestingEndTimeNotGreaterThanVestingStartTime ' +
      'ExpirationTimeZero ExpirationTooEarly UnlockPercentageTooHigh',
  );
});
