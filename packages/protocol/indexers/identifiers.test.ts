import { resolveEvmStreamId } from 'sablier';
import { describe, expect, it } from 'vitest';
import { readAliases, readStreamContracts } from './aliases';
import { nameStream, splitName } from './identifiers';

const contracts = readStreamContracts();
const LK3 = '0x93b37bd5b6b278373217333ac30d7e74c85fbdcb';
const name = (text: string) => {
  const parts = splitName(text);
  return parts ? nameStream(parts, contracts) : null;
};

describe('names of streams', () => {
  it('lead from each name to all others', () => {
    const expected = {
      names: {
        product: 'lockup',
        version: 'v4.0',
        chainId: 1,
        contract: 'SablierLockup',
        address: LK3,
        tokenId: '12',
        id: `${LK3}-1-12`,
        alias: 'LK3-1-12',
        appPath: '/vesting/stream/LK3-1-12',
      },
    };
    for (const text of [
      'LK3-1-12',
      ' lk3-1-0012 ',
      `${LK3}-1-12`,
      '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB-1-12',
      'https://app.sablier.com/vesting/stream/LK3-1-12',
      'https://app.sablier.com/vesting/stream/LK3-1-12/history?cc=1#top',
    ]) {
      expect(name(text), text).toEqual(expected);
    }
    expect(name('FL4-8453-100')).toMatchObject({
      names: { product: 'flow', appPath: '/payments/stream/FL4-8453-100' },
    });
  });

  it('agree with the SDK for every contract and chain', () => {
    let compared = 0;
    for (const { alias, addresses, product: protocol } of contracts) {
      for (const [chainId, address] of Object.entries(addresses)) {
        const text = `${alias}-${chainId}-7`;
        const own = name(text);
        const theirs = resolveEvmStreamId({
          alias,
          chainId: Number(chainId),
          tokenId: 7,
          protocol: protocol as never,
        });
        expect(own && 'names' in own && own.names.id, text).toBe(`${address}-${chainId}-7`);
        expect(theirs.toLowerCase(), text).toBe(`${address}-${chainId}-7`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(250);
  });

  it('says which of source, chain and id of a stream is wrong', () => {
    const problem = (source: string, chainId: string, tokenId: string) => {
      const naming = nameStream({ source, chainId, tokenId }, contracts);
      return 'problem' in naming ? naming.problem : 'none';
    };
    expect(problem('LK9', '1', '1')).toContain('LL, ');
    expect(problem('LK3', '1', '0')).toContain('from 1');
    expect(problem('LK3', '1', '-1')).toContain('whole number');
    expect(problem('LK3', '1', '1e3')).toContain('whole number');
    expect(problem('LK3', '1', '٣')).toContain('whole number');
    expect(problem('LK3', '1', '9'.repeat(78))).toContain('whole number');
    expect(problem('LK3', '123456', '1')).toContain('No stream contract');
    expect(problem(`0x${'0'.repeat(40)}`, '1', '1')).toContain('no stream contract of Sablier');
    expect(problem('', '1', '1')).toContain('Give the alias');
  });

  it('return null for a text that names no stream', () => {
    for (const text of [
      '',
      'LK3',
      'LK3-1',
      'LK3-1-12-13',
      'LK3-1-x',
      '<img src=x onerror=alert(1)>-1-1',
      'javascript:alert(1)-1-1',
      `LK3-1-${'1'.repeat(400)}`,
      'https://app.sablier.com/airdrops/campaign/0x12-1',
    ]) {
      expect(splitName(text), text).toBeNull();
    }
  });
});

describe('aliases', () => {
  it('belong to one product each and are those of the SDK', () => {
    const aliases = readAliases();
    expect(new Set(aliases.map(({ alias }) => alias)).size).toBe(aliases.length);
    const of = (product: string) =>
      aliases
        .filter((fact) => fact.product === product)
        .map(({ alias }) => alias)
        .sort();
    expect(of('lockup')).toEqual([
      'LD',
      'LD2',
      'LD3',
      'LK',
      'LK2',
      'LK3',
      'LL',
      'LL2',
      'LL3',
      'LT3',
    ]);
    expect(of('flow')).toEqual(['FL', 'FL2', 'FL3', 'FL4']);
    expect(of('airdrops')).toHaveLength(12);
  });
});
