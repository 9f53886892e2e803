import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { BUILD } from '../site';
import { openPage, visibleText } from './html';
import { sdkContracts, type SdkContract } from './sdk';

const FOLDER = path.join(BUILD, 'deployments');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

const releases = new Map<string, SdkContract[]>();
for (const row of sdkContracts) {
  const key = `${row.product}-${row.release}`;
  releases.set(key, [...(releases.get(key) ?? []), row]);
}

const sorted = (rows: readonly string[][]) => rows.map((row) => row.join(' | ')).sort();

describe.each([...releases])('%s', (key, rows) => {
  it('is on its page with chain, contract, address and explorer', () => {
    const [{ product, release, isLatest } = { product: '', release: '', isLatest: false }] = rows;
    const folder = isLatest || product === 'legacy' ? 'deployments' : 'previous-deployments/';
    const $ = openPage(`/guides/${product}/${folder}${folder.endsWith('/') ? release : ''}`);
    const shown = $(`table[aria-label*=" ${release} on "]`)
      .toArray()
      .flatMap((table) => {
        // Two releases on one page tell their headings apart: "Ethereum (v1.0)".
        const heading = visibleText($(table).closest('[data-chain]').find('h3').text());
        const chain = heading.replace(` (${release})`, '');
        return $(table)
          .find('tbody tr')
          .toArray()
          .map((row) => {
            const cells = $(row).find('td').toArray();
            const link = $(cells[1]).find('a').attr('href') ?? '';
            const address = visibleText($(cells[1]).text());
            const isLinked = link.includes(address);
            return [
              chain,
              visibleText($(cells[0]).text()),
              address,
              isLinked ? new URL(link).origin : '',
            ];
          });
      });
    const expected = rows.map((row) => [row.chain, row.contract, row.address, row.explorer]);
    expect(sorted(shown)).toEqual(sorted(expected));
  });

  it('is in its CSV file, column by column', () => {
    const { data } = Papa.parse<Record<string, string>>(read(`${key}.csv`), {
      header: true,
      skipEmptyLines: true,
    });
    const columns = data.map(({ explorer = '', ...row }) => ({
      ...row,
      explorer: new URL(explorer).origin,
      linked: explorer.endsWith(row['address'] ?? ''),
    }));
    const expected = rows.map((row) => ({
      chain_id: String(row.chainId),
      chain: row.chain,
      slug: row.slug,
      network: row.isTestnet ? 'testnet' : 'mainnet',
      contract: row.contract,
      address: row.address,
      alias: row.alias,
      creation_block: row.block,
      explorer: row.explorer,
      linked: true,
    }));
    const text = (all: readonly object[]) => all.map((row) => JSON.stringify(row)).sort();
    expect(text(columns)).toEqual(text(expected));
  });

  it('is in its JSON file, field by field', () => {
    const file = JSON.parse(read(`${key}.json`)) as {
      product: string;
      version: string;
      chains: {
        id: number;
        name: string;
        slug: string;
        isTestnet: boolean;
        contracts: { name: string; address: string; alias: string | null; block: number | null }[];
      }[];
    };
    const shown = file.chains.flatMap(({ id, name, slug, isTestnet, contracts }) =>
      contracts.map((one) => [
        file.product,
        file.version,
        `${id}`,
        name,
        slug,
        `${isTestnet}`,
        one.name,
        one.address,
        one.alias ?? '',
        `${one.block ?? ''}`,
      ]),
    );
    const expected = rows.map((row) => [
      row.product,
      row.release,
      `${row.chainId}`,
      row.chain,
      row.slug,
      `${row.isTestnet}`,
      row.contract,
      row.address,
      row.alias,
      row.block,
    ]);
    expect(sorted(shown)).toEqual(sorted(expected));
  });
});

it('offers no file of a release that the package does not have', () => {
  const names = readdirSync(FOLDER).map((name) => name.replace(/\.(csv|json)$/, ''));
  expect([...new Set(names)].sort()).toEqual([...releases.keys()].sort());
});
