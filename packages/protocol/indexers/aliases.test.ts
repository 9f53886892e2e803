import { describe, expect, it } from 'vitest';
import { readStreamAliases } from './aliases';

describe('readStreamAliases', () => {
  const aliases = readStreamAliases();

  it('lists the contracts that hold streams, newest first within a product', () => {
    const codes = aliases.map(({ product, alias }) => `${product} ${alias}`);
    expect(codes.slice(0, 3)).toEqual(['lockup LK3', 'lockup LK2', 'lockup LK']);
    expect(codes.filter((code) => code.startsWith('flow'))).toEqual([
      'flow FL4',
      'flow FL3',
      'flow FL2',
      'flow FL',
    ]);
    expect(codes.findIndex((code) => code.startsWith('flow'))).toBe(
      codes.filter((code) => code.startsWith('lockup')).length,
    );
  });

  it('carries no addresses and no factories', () => {
    expect(Object.keys(aliases[0] ?? {}).sort()).toEqual([
      'alias',
      'chains',
      'contract',
      'product',
      'version',
    ]);
    expect(aliases.filter(({ contract }) => contract.includes('Merkle'))).toEqual([]);
  });
});
