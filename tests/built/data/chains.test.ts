import { describe, expect, it } from 'vitest';
import { openPage, tablesWith } from './html';
import { newestOn, sdkChains } from './sdk';

const $ = openPage('/concepts/chains');
const tables = tablesWith($, 'Chain', 'Chain ID', 'In the app');

describe.each([
  ['mainnets', false, tables[0]],
  ['testnets', true, tables[1]],
] as const)('the table of %s', (_name, isTestnet, table) => {
  it('has a row per chain of the package, cell by cell', () => {
    const expected = sdkChains
      .filter((chain) => (chain.isTestnet === true) === isTestnet)
      .map((chain) => ({
        Chain: chain.name,
        'Chain ID': String(chain.id),
        Slug: chain.slug,
        Coin: chain.nativeCurrency.symbol,
        Lockup: newestOn('lockup', chain.id),
        Flow: newestOn('flow', chain.id),
        Airdrops: newestOn('airdrops', chain.id),
        'In the app': chain.isSupportedByUI ? 'yes' : 'no',
        Explorer: chain.blockExplorers?.default.name ?? 'none',
      }))
      .sort((a, b) => a.Chain.localeCompare(b.Chain, 'en'));
    expect(expected.length).toBeGreaterThan(2);
    expect(table?.rows).toEqual(expected);
  });
});

it('links each explorer by the address of the package', () => {
  const links = $('table tbody tr[id]')
    .toArray()
    .map((row) => [$(row).attr('id'), $(row).find('a').attr('href')]);
  const expected = sdkChains.map(({ slug, blockExplorers }) => [slug, blockExplorers?.default.url]);
  expect(links.sort()).toEqual(expected.sort());
});
