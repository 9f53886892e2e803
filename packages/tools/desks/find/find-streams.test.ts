import { toEventSelector, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { readChains, readTokenPageChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { problemsOf, sampleResult } from '@sablier-docs/protocol/indexers/queries';
import { sampleRows } from '@sablier-docs/protocol/indexers/sample/rows';
import { vendors } from '@sablier-docs/protocol/indexers/types';
import { readStreamHash } from '../stream/url-hash';
import { findStreamsLink, readFindState } from '../../links/find-streams';
import { contractsOn } from './contracts';
import { contractPage, deskLink, holderPage } from './links';
import { envioQuery, graphQuery } from './queries';
import { BALANCE_OF, OWNER_OF } from './read';
import { TRANSFER } from './transfers';

const contracts = readStreamContracts();
const HOLDER = '0x8b1dD8774373729B7755202079F52D8c7444D335';

it('asks with the selectors and the topic of ERC-721', () => {
  expect(BALANCE_OF).toBe(toFunctionSelector('balanceOf(address)'));
  expect(OWNER_OF).toBe(toFunctionSelector('ownerOf(uint256)'));
  expect(TRANSFER).toBe(toEventSelector('Transfer(address,address,uint256)'));
});

describe('the contracts of a chain', () => {
  it('are those of every release, newest first', () => {
    const labels = contractsOn(1, contracts).map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual([
      'Lockup v4.0 (LK3)',
      'Lockup v3.0 (LK2)',
      'Lockup v2.0 (LK)',
    ]);
    expect(labels).toContain('Lockup v1.0 (LL)');
    expect(labels.at(-1)).toBe('Flow v1.0 (FL)');
    expect(labels).toHaveLength(contracts.filter(({ addresses }) => addresses[1]).length);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are on each chain that has a release, and nowhere else', () => {
    for (const { id, name, releases } of readChains()) {
      const isThere = releases.lockup !== null || releases.flow !== null;
      expect(contractsOn(id, contracts).length > 0, name).toBe(isThere);
    }
    expect(contractsOn(31_337, contracts)).toEqual([]);
  });
});

describe('links', () => {
  const [newest] = contractsOn(1, contracts);
  const etherscan = { url: 'https://etherscan.io/' };

  it('lead to the NFTs of the holder where the explorer has such pages, and to the contract elsewhere', () => {
    const at = newest?.address ?? '';
    expect(contractPage(etherscan, { address: at }, HOLDER, true)).toBe(
      `https://etherscan.io/token/${at}?a=${HOLDER}`,
    );
    expect(contractPage(etherscan, { address: at }, HOLDER, false)).toBe(
      `https://etherscan.io/address/${at}`,
    );
    expect(holderPage(etherscan, HOLDER)).toBe(`https://etherscan.io/address/${HOLDER}`);
  });

  it('know the kind of an explorer by its API alone', () => {
    const ids = readTokenPageChains();
    expect(ids).toEqual(expect.arrayContaining([1, 8453, 11155111]));
    // Blockscout, explorers of their own, and one without an API in the SDK.
    for (const id of [4663, 11155420, 324, 300, 34443, 2020, 88888]) expect(ids).not.toContain(id);
  });

  it('of other tools fill in whose streams to look for, and nothing else', () => {
    const link = findStreamsLink(HOLDER, 8453);
    expect(link).toBe(`/support/find-streams#find?address=${HOLDER}&chain=8453`);
    expect(readFindState(link.slice(link.indexOf('?')))).toEqual({
      address: HOLDER,
      chainId: '8453',
    });
    expect(readFindState(`?address=${HOLDER}&chain=base`)).toEqual({
      address: HOLDER,
      chainId: '',
    });
    expect(readFindState('?address=alice.eth&chain=1')).toBeNull();
  });

  it('open the stream on the desk', () => {
    const link = deskLink('LK3-8453-5');
    expect(readStreamHash(link.slice(link.indexOf('#')))).toEqual({
      stream: 'LK3-8453-5',
      action: null,
    });
  });
});

describe('queries', () => {
  const rows = [
    ...(sampleRows.streams['LockupStream'] ?? []),
    ...(sampleRows.streams['FlowStream'] ?? []),
  ];
  const texts = { envio: envioQuery, 'the-graph': graphQuery };
  const fields = { envio: 'alias', 'the-graph': 'alias' };

  it.each(vendors)('fit the schema of %s, and list what an address gets and pays', (vendor) => {
    for (const party of ['recipient', 'sender'] as const) {
      const who = String(rows[0]?.[party]);
      const query = {
        group: 'lockup' as const,
        vendor,
        variables: {},
        text: texts[vendor](`0x${who.slice(2).toUpperCase()}`),
      };
      expect(problemsOf(query)).toEqual([]);
      const { data } = sampleResult({ ...query, name: '', file: '' }) as {
        data: Record<string, Record<string, string>[]>;
      };
      const listed = Object.values(data)
        .flat()
        .map((row) => row[fields[vendor]]);
      const own = rows.filter((row) =>
        ['recipient', 'sender', 'proxender'].some((name) => row[name] === who),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(listed.sort()).toEqual(own.map(({ alias }) => alias).sort());
    }
  });
});
