import { describe, expect, it } from 'vitest';
import { verifyEffects } from './from-abi/verify-effects';
import { plainRichText } from './rich-text';
import { functionOf, labels, mdxOf, pageOf } from './testing/pages';

describe('the pages of Airdrops', () => {
  it('describe every function, event, error and field', () => {
    const names = ['ISablierMerkleLL', 'ISablierMerkleVCA', 'Errors', 'MerkleLL', 'MerkleBase'];
    for (const page of names.map((name) => pageOf('airdrops', name))) {
      const members = [...page.functions, ...page.events, ...page.errors, ...page.structs];
      expect(members.length).toBeGreaterThan(0);
      expect(members.filter(({ notice }) => plainRichText(notice) === '')).toEqual([]);
      const fields = page.structs.flatMap((struct) => struct.fields);
      const params = [...page.functions, ...page.events, ...page.errors].flatMap(
        (doc) => doc.params,
      );
      expect([...fields, ...params].filter(({ text }) => plainRichText(text) === '')).toEqual([]);
    }
  });

  it('have the published hashes of the signature types', () => {
    const values = pageOf('airdrops', 'SignatureHash').variables.map(({ value }) => value);
    expect(values).toEqual([
      '0xb0f12a3a6931229a836eaab08aeb1ebe2ddebad3bfd83f30d39f6c4a3b0f4f81',
      '0x8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a866',
      '0x219f32e1e2ac61bb8bf48019aeabd1a04366f69f4d9a4e73b315e56deb50c043',
      '0x13cd784591b49af6fc220be53013eaddf1dc15399ca43850d206ea319aca0821',
    ]);
    expect(mdxOf('airdrops', 'SignatureHash')).toContain(values[0]);
  });

  it('order the checks of a claim as the contract does', () => {
    const { errors } = functionOf('airdrops', 'SablierMerkleInstant', 'claimViaSig');
    expect(labels(errors).map((name) => name.replace(/^SablierMerkle\w+?_/, ''))).toEqual([
      'UnsupportedClaimType',
      'ToZeroAddress',
      'InvalidSignature',
      'SignatureNotYetValid',
      'CampaignNotStarted',
      'CampaignExpired',
      'InsufficientFeePayment',
      'IndexClaimed',
      'InvalidProof',
      'FeeTransferFailed',
    ]);
  });

  it('are declared with the words of the source, also where an ABI has none', () => {
    for (const unit of ['ISablierFactoryMerkleLL', 'SablierFactoryMerkleLL']) {
      const declared = (name: string) => functionOf('airdrops', unit, name).declaration.join('\n');
      expect(declared('createMerkleLL')).toContain('ConstructorParams memory campaignParams');
      expect(declared('computeMerkleLL')).toContain('ConstructorParams calldata campaignParams');
    }
  });

  it('link structs, shared contracts and the errors that these raise', () => {
    const create = functionOf('airdrops', 'SablierFactoryMerkleLL', 'createMerkleLL');
    expect(create.params[0]?.type).toEqual({
      label: 'MerkleLL.ConstructorParams',
      href: '/reference/airdrops/contracts/types/library.MerkleLL#ConstructorParams',
    });
    const errors = pageOf('airdrops', 'Errors').errors;
    const notAdmin = errors.find(({ name }) => name === 'CallerNotAdmin');
    expect(labels(notAdmin?.raisedBy ?? []).sort()).toEqual([
      'Adminable.transferAdmin',
      'SablierMerkleBase.clawback',
      'SablierMerkleVCA.enableRedistribution',
    ]);
    expect(labels(pageOf('airdrops', 'Comptrollerable').inheritedBy)).toEqual([
      'SablierFactoryMerkleBase',
    ]);
  });

  it('fail when an ABI and the data disagree', () => {
    const { abi } = pageOf('airdrops', 'SablierMerkleInstant');
    const without = abi.filter((item) => !('name' in item && item.name === 'ClaimInstant'));
    expect(() => verifyEffects({ SablierMerkleInstant: without })).toThrow(
      'SablierMerkleInstant: its ABI lacks the event ClaimInstant',
    );
    const error = { type: 'error', name: 'Unheard', inputs: [] } as const;
    expect(() => verifyEffects({ SablierMerkleInstant: [...abi, error] })).toThrow(
      'SablierMerkleInstant: no function is said to have the error Unheard',
    );
  });
});
