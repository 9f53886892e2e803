import { describe, expect, it } from 'vitest';
import { plainRichText } from './rich-text';
import { pageOf } from './testing/pages';

/* Mistakes that cost money are mentioned on every affected entry, not only on one page. */

/** The text of an entry or a field of any kind. */
function textOf(product: string, path: string): string {
  const [contract = '', member, field] = path.split('.');
  const page = pageOf(product, contract);
  if (!member) return plainRichText([...page.notice, ...page.details]);
  const all = [...page.functions, ...page.variables, ...page.events, ...page.structs];
  const found = all.find(({ name }) => name === member);
  if (!found) throw new Error(`${contract} has no ${member}.`);
  if (!field) return plainRichText([...found.notice, ...found.details]);
  const fields = 'fields' in found ? found.fields : found.params;
  const one = fields.find(({ name }) => name === field);
  if (!one) throw new Error(`${path} is no field.`);
  return plainRichText(one.text);
}

const on = (contracts: string, members: string) =>
  contracts
    .split(' ')
    .flatMap((contract) => members.split(' ').map((name) => `${contract}.${name}`));
const claims = 'claim claimTo claimViaAttestation claimViaSig';
const timed = (...models: string[]) =>
  models.map((model) => `createWithTimestamps${model}`).join(' ');

interface Warning {
  name: string;
  product: string;
  says: RegExp;
  entries: readonly string[];
}

const warnings: readonly Warning[] = [
  {
    name: 'no admin',
    product: 'airdrops',
    says: /zero address.*SablierLockupHelpers_SenderZeroAddress|SablierLockupHelpers_SenderZeroAddress.*zero address/s,
    entries: [
      'SablierFactoryMerkleLL.createMerkleLL',
      'SablierFactoryMerkleLT.createMerkleLT',
      ...on('SablierMerkleLL SablierMerkleLT', claims),
      'MerkleLL.ConstructorParams.initialAdmin',
      'MerkleLT.ConstructorParams.initialAdmin',
      'SablierMerkleLockup',
      'Adminable.transferAdmin',
    ],
  },
  {
    name: 'no admin where no stream is opened',
    product: 'airdrops',
    says: /zero address is accepted/,
    entries: on('MerkleInstant MerkleVCA MerkleExecute', 'ConstructorParams.initialAdmin'),
  },
  {
    name: 'a vesting start of 0',
    product: 'airdrops',
    says: /in the block of (?:the|its) claim|each vesting starts at its claim/,
    entries: [
      'SablierFactoryMerkleLL.createMerkleLL',
      'SablierFactoryMerkleLT.createMerkleLT',
      ...on('SablierMerkleLL SablierMerkleLT', `VESTING_START_TIME ${claims}`),
      'MerkleLL.ConstructorParams.vestingStartTime',
      'MerkleLT.ConstructorParams.vestingStartTime',
    ],
  },
  {
    name: 'a start of 0 in Lockup',
    product: 'lockup',
    says: /0 is refused/,
    entries: [
      `SablierLockupLinear.${timed('LL')}`,
      `SablierLockupDynamic.${timed('LD')}`,
      `SablierLockupTranched.${timed('LT')}`,
      `SablierLockupPriceGated.${timed('LPG')}`,
      ...on('SablierBatchLockup', timed('LL', 'LD', 'LT', 'LPG')),
      'Lockup.Timestamps.start',
      'BatchLockup.CreateWithTimestampsLD.startTime',
      'BatchLockup.CreateWithTimestampsLT.startTime',
    ],
  },
  {
    name: 'a start of 0 in Flow',
    product: 'flow',
    says: /0 means this block/,
    entries: [
      ...on('SablierFlow', 'create createAndDeposit'),
      ...on('SablierFlow', 'create.startTime createAndDeposit.startTime'),
    ],
  },
  {
    name: 'what an early claim gives up',
    product: 'airdrops',
    says: /forgo.*for good|gives up for good|given up for good|forgoes the rest/s,
    entries: [
      'SablierFactoryMerkleVCA.createMerkleVCA',
      'SablierMerkleVCA',
      ...on(
        'SablierMerkleVCA',
        'claimTo claimViaAttestation claimViaSig calculateClaimAmount calculateForgoneAmount',
      ),
      'ISablierMerkleVCA.ClaimVCA.forgoneAmount',
    ],
  },
  {
    name: 'success that says nothing about a single stream',
    product: 'lockup',
    says: /success of the transaction says nothing|transaction succeeds all the same/,
    entries: [
      ...on('SablierLockup', 'cancelMultiple withdrawMultiple'),
      ...on('ISablierLockup', 'InvalidStreamInCancelMultiple InvalidWithdrawalInWithdrawMultiple'),
    ],
  },
];

describe.each(warnings)('the warning about $name', ({ product, says, entries }) => {
  it.each(entries)('has its words on %s', (path) => {
    expect(textOf(product, path)).toMatch(says);
  });
});

describe('a claim with a signature from a variable campaign', () => {
  it('says that who submits the claim chooses the moment, as claimTo does not', () => {
    expect(textOf('airdrops', 'SablierMerkleVCA.claimViaSig')).toMatch(/submits the claim chooses/);
    expect(textOf('airdrops', 'SablierMerkleVCA.claimTo')).not.toMatch(/chooses/);
  });
});
