import { describe, expect, it } from 'vitest';
import { firstChoice, readSharedUpgrade, rolesOf, withFrom, writeSharedUpgrade } from './choice';

const versions = ['v1.0', 'v1.1', 'v1.2', 'v2.0', 'v3.0', 'v4.0'];

describe('the choice of the upgrade assistant', () => {
  it('begins with the upgrade that most have before them', () => {
    expect(firstChoice('lockup', versions)).toEqual({ from: 'v2.0', to: 'v4.0', have: 'caller' });
  });

  it('moves the target when the source becomes as new as it', () => {
    const choice = { from: 'v1.0', to: 'v2.0', have: 'script' } as const;
    expect(withFrom(choice, 'v1.2', versions)).toEqual({ ...choice, from: 'v1.2' });
    expect(withFrom(choice, 'v2.0', versions)).toEqual({ ...choice, from: 'v2.0', to: 'v4.0' });
  });

  it('is read back from the address that was written for it', () => {
    const choice = { from: 'v1.2', to: 'v3.0', have: 'indexer' } as const;
    expect(readSharedUpgrade(writeSharedUpgrade(choice), 'lockup', versions)).toEqual({
      choice,
      rejected: [],
    });
  });

  it('names what an address has that cannot be used', () => {
    const { choice, rejected } = readSharedUpgrade(
      '?from=v3.0&to=v1.0&have=hook',
      'flow',
      versions,
    );
    expect(choice).toEqual({ from: 'v3.0', to: 'v4.0', have: 'caller' });
    expect(rejected).toEqual(['to', 'have']);
  });

  it('offers hooks where a product calls them', () => {
    expect(rolesOf('lockup')).toContain('hook');
    expect(rolesOf('airdrops')).toEqual(['caller', 'script', 'indexer']);
  });
});
