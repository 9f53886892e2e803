import { sablier } from 'sablier';
import { describe, expect, it } from 'vitest';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import {
  emptyStreamQuery,
  findStream,
  missingStreamText,
  parseStreamQuery,
  withOnlyChain,
  type StreamQuery,
} from './find';
import { readActionQuery, readStreamHash, writeStreamHash } from './url-hash';

const contracts = readStreamContracts();
const chains = readChains();
const find = (asked: Partial<StreamQuery>) =>
  findStream({ ...emptyStreamQuery, ...asked }, contracts, chains);
const paste = (text: string) => findStream(parseStreamQuery(text, chains), contracts, chains);
const LK3 = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';

describe('finding a stream', () => {
  it.each([
    'LK3-1-12',
    ' lk3-1-12 ',
    `${LK3}-1-12`,
    'https://app.sablier.com/vesting/stream/LK3-1-12',
    'app.sablier.com/vesting/stream/LK3-1-12/history',
    'https://app.sablier.com/stream/LK3-1-12',
  ])('reads contract, chain and id of the stream in %s', (text) => {
    expect(paste(text)).toMatchObject({ stream: { alias: 'LK3-1-12', chainId: 1 } });
  });

  it('reads a bare address with chain and ID', () => {
    const asked = { ...parseStreamQuery(LK3), chainId: '1', tokenId: '12' };
    expect(findStream(asked, contracts, chains)).toMatchObject({ stream: { alias: 'LK3-1-12' } });
    expect(paste(LK3)).toBeNull();
  });

  it('knows every contract of the SDK that holds streams, on its chain', () => {
    let count = 0;
    const other: string[] = [];
    for (const { chainId, contracts: here } of allDeployments()) {
      for (const { address, alias } of here) {
        if (!alias || !/^(LD|LK|LL|LT|FL)/.test(alias)) continue;
        count += 1;
        const found = find({ chainId: String(chainId), source: address, tokenId: '1' });
        if (!found || !('stream' in found)) throw new Error(`${alias} ${chainId} is not found.`);
        expect(found.stream.chainId).toBe(chainId);
        if (found.stream.alias !== `${alias}-${chainId}-1`) other.push(`${alias}-${chainId}`);
      }
    }
    expect(count).toBeGreaterThan(250);
    // The SDK has one address for two releases on this testnet; their calls have the same calldata.
    expect(other).toEqual(['FL2-53302']);
  });

  it('refuses every other contract of the SDK', () => {
    let count = 0;
    for (const { chainId, contracts: here } of allDeployments()) {
      for (const { address, alias } of here) {
        if (alias && /^(LD|LK|LL|LT|FL)/.test(alias)) continue;
        count += 1;
        expect(find({ chainId: String(chainId), source: address, tokenId: '1' })).toHaveProperty(
          'problem',
        );
      }
    }
    expect(count).toBeGreaterThan(500);
  });

  it('names the chains of a contract that is not on this one', () => {
    const base = contracts.find(({ alias }) => alias === 'LK3')?.addresses[8453] ?? '';
    const found = find({ chainId: '1', source: base, tokenId: '1' });
    expect(found).toHaveProperty('problem', expect.stringMatching(/It is one on .*Base.*choose/));
  });

  it.each([
    'https://app-sablier.com/vesting/stream/LK3-1-12',
    'https://app.sablier.com.evil.io/vesting/stream/LK3-1-12',
    'http://sablier.app/vesting/stream/LK3-1-12',
    'evil.io/vesting/stream/LK3-1-12',
    'javascript://app.sablier.com/vesting/stream/LK3-1-12',
    'evil.io:443/vesting/stream/LK3-1-12',
    '//evil.io/vesting/stream/LK3-1-12',
    'https:/evil.io/vesting/stream/LK3-1-12',
    'app.sablier.com@evil.io/vesting/stream/LK3-1-12',
    '\u0435vil.io/vesting/stream/LK3-1-12',
    'see https://evil.io/vesting/stream/LK3-1-12',
    'https://app.sablier.com\n.evil.io/vesting/stream/LK3-1-12',
    'https://app.sablier.com\\@evil.io/vesting/stream/LK3-1-12',
    'https://app.sablier.com:8443/vesting/stream/LK3-1-12',
    'http://app.sablier.com/vesting/stream/LK3-1-12',
    'app.sablier.com:x@evil.io/stream/LK3-1-12',
  ])('refuses the link %s, which is not one of the app as it is written', (text) => {
    expect(parseStreamQuery(text)).toMatchObject({ source: '', tokenId: '' });
    expect(paste(text)).toHaveProperty('problem', expect.stringContaining('Do not follow it'));
  });

  it.each([
    'hello',
    'LK9-1-12',
    'LK3-1-0',
    'LK3-999999-1',
    'LK3-1-12-5',
    'https://app.sablier.com/?to=/vesting/stream/LK3-1-12',
  ])('refuses %s', (text) => {
    expect(paste(text)).toHaveProperty('problem');
  });

  it.each([
    [
      'https://docs.sablier.com/apps',
      /leads to docs\.sablier\.com, the documentation, and names nothing/,
    ],
    ['https://solana.sablier.com/', /the app for Solana/],
    ['https://opensea.io/collection/x', /a marketplace .* The contract and the ID in it decide/],
    [`https://app.sablier.com/airdrops/campaign/${LK3}-1`, /names a campaign: claim it at/],
  ])('says where %s belongs, without an alarm', (text, says) => {
    const found = paste(text);
    expect(found).toHaveProperty('problem', expect.stringMatching(says));
    expect(JSON.stringify(found)).not.toMatch(/Do not follow/);
  });

  const base = contracts.find(({ alias }) => alias === 'LK3')?.addresses[8453] ?? '';

  it.each([
    [`https://opensea.io/item/ethereum/${LK3}/12`, 'LK3-1-12'],
    [`https://opensea.io/assets/ethereum/${LK3}/12`, 'LK3-1-12'],
    [`https://opensea.io/item/base/${base}/5`, 'LK3-8453-5'],
    [`https://etherscan.io/nft/${LK3}/12`, 'LK3-1-12'],
    [`https://etherscan.io/token/${LK3}?a=12`, 'LK3-1-12'],
    [`https://basescan.org/token/${base}?a=5#inventory`, 'LK3-8453-5'],
  ])('takes chain, contract and ID from the link %s', (text, alias) => {
    expect(paste(text)).toMatchObject({ stream: { alias } });
  });

  it('knows the explorer of each chain', () => {
    for (const { id, explorer } of chains) {
      if (!explorer) continue;
      const at = explorer.url.replace(/\/$/, '');
      const taken = parseStreamQuery(`${at}/token/${LK3}/instance/7`, chains);
      expect(taken, at).toMatchObject({ chainId: String(id), source: LK3, tokenId: '7' });
    }
  });

  it.each([
    `https://opensea.io.evil.io/item/ethereum/${LK3}/12`,
    `http://etherscan.io/nft/${LK3}/12`,
    `https://etherscan.io:8443/nft/${LK3}/12`,
    `https://etherscan.io@evil.io/nft/${LK3}/12`,
    `https://evil.io/nft/${LK3}/12`,
    `see https://etherscan.io/nft/${LK3}/12`,
    `https://opensea.io/?to=/item/ethereum/${LK3}/12`,
  ])('fills no field from %s and says that it names no stream', (text) => {
    expect(parseStreamQuery(text, chains)).toMatchObject({ source: '', tokenId: '' });
    expect(paste(text)).toHaveProperty('problem');
  });

  it('says of the link to another NFT that it is no stream', () => {
    const fake = `0x${'12'.repeat(20)}`;
    expect(paste(`https://opensea.io/item/ethereum/${fake}/12`)).toHaveProperty(
      'problem',
      expect.stringMatching(/is no stream of Sablier/),
    );
    // A chain that the site does not know is left to the reader.
    const unknown = parseStreamQuery(`https://opensea.io/item/nowhere/${LK3}/12`, chains);
    expect(unknown).toMatchObject({ chainId: '', source: LK3, tokenId: '12' });
  });

  it('says of a number alone that it names no stream, and keeps it', () => {
    expect(parseStreamQuery(' 12345 ')).toMatchObject({ source: '', tokenId: '12345' });
    expect(paste('12345')).toHaveProperty(
      'problem',
      expect.stringMatching(/^A number alone names no stream: .* own stream 12345/),
    );
  });

  it('says what is missing of a contract, and takes the chain that it is on alone', () => {
    const say = (asked: Partial<StreamQuery>) =>
      missingStreamText({ ...emptyStreamQuery, ...asked }, contracts, chains);
    expect(say({})).toBe('');
    expect(say({ source: 'LK3' })).toMatch(
      /^Still missing: choose the chain, and enter the stream/,
    );
    expect(say({ source: 'LK3', chainId: '1' })).toMatch(/^Still missing: enter the stream ID/);
    expect(say({ source: base })).toMatch(/choose the chain, Base, and enter/);
    expect(say({ source: base, tokenId: '5' })).toBe('Still missing: choose the chain, Base.');
    expect(say({ source: base, chainId: '8453', tokenId: '5' })).toBe('');
    expect(say({ source: `0x${'12'.repeat(20)}` })).toMatch(/^This address is no contract of/);
    const alone = { ...emptyStreamQuery, source: ` ${base.toUpperCase().replace('X', 'x')} ` };
    expect(withOnlyChain(alone, contracts).chainId).toBe('8453');
    const chosen = { ...alone, chainId: '1' };
    expect(withOnlyChain(chosen, contracts)).toBe(chosen);
    expect(withOnlyChain({ ...alone, source: 'LK3' }, contracts).chainId).toBe('');
  });

  it('waits until chain, contract and ID are there', () => {
    expect(find({ source: 'LK3' })).toBeNull();
    expect(find({ source: 'LK3', chainId: '1' })).toBeNull();
  });
});

describe('the hash', () => {
  it('keeps stream and action, and no address or amount', () => {
    const found = paste('LK3-8453-5');
    if (!found || !('stream' in found)) throw new Error('There is no stream.');
    const hash = writeStreamHash(found.stream, 'withdrawMax');
    expect(hash).toBe('#stream=LK3-8453-5&do=withdrawMax');
    expect(readStreamHash(hash)).toEqual({ stream: 'LK3-8453-5', action: 'withdrawMax' });
    expect(readStreamHash(`${hash}&to=${LK3}&amount=5`)).toEqual(readStreamHash(hash));
  });

  it.each(['', '#fee', '#stream=', '#stream=<b>', `#stream=${'9'.repeat(200)}-1-1`])(
    'returns null for the hash %j',
    (hash) => {
      expect(readStreamHash(hash)).toBeNull();
    },
  );

  it('is not needed to choose an action for the stream that comes', () => {
    expect(readActionQuery('?do=transferFrom')).toBe('transferFrom');
    expect(readActionQuery('?do=withdrawMax&to=0x1')).toBe('withdrawMax');
    expect(readActionQuery('?do=burn')).toBeNull();
    expect(readActionQuery('')).toBeNull();
  });

  it('drops an action that the desk does not have and keeps the stream', () => {
    expect(readStreamHash('#stream=LK3-1-1&do=burn')).toEqual({ stream: 'LK3-1-1', action: null });
    expect(readStreamHash('#stream=LK3-1-1&do=constructor')).toEqual({
      stream: 'LK3-1-1',
      action: null,
    });
  });
});

function allDeployments() {
  return (['lockup', 'flow', 'airdrops'] as const).flatMap((protocol) =>
    (sablier.releases.getAll({ protocol: protocol as never }) ?? [])
      .flatMap(({ deployments }) => deployments)
      .filter(({ chainId }) => sablier.chains.get(chainId)),
  );
}
