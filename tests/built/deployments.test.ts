import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  countContracts,
  readDeployments,
  type Deployment,
} from '@sablier-docs/protocol/deployments';
import { BUILD } from './site';

const pageOf = ({ product, version, isLatest }: Deployment) =>
  product === 'legacy' || isLatest
    ? `guides/${product}/deployments`
    : `guides/${product}/previous-deployments/${version}`;

const htmlOf = (deployment: Deployment) =>
  readFileSync(path.join(BUILD, `${pageOf(deployment)}.html`), 'utf8');

const releases = readDeployments().map((one) => [`${one.product} ${one.version}`, one] as const);

describe.each(releases)('the page of %s, without JavaScript', (_name, deployment) => {
  const $ = load(htmlOf(deployment));
  const { product, version, chains } = deployment;
  const list = $('[data-chain]').filter(
    (_, section) =>
      $(section).find('table').attr('aria-label')?.includes(` ${version} on `) ?? false,
  );

  it('has a section per chain with a heading that the table of contents links to', () => {
    expect(list.length).toBe(chains.length);
    const headings = list.toArray().map((section) => $(section).find('h3').attr('id') ?? '');
    for (const id of headings) {
      expect($(`.table-of-contents a[href="#${id}"]`).length, id).toBe(1);
    }
    expect(new Set(headings).size).toBe(chains.length);
  });

  it('shows every address as text, with its contract, explorer and copy button', () => {
    let shown = 0;
    for (const { name: chain, contracts } of chains) {
      const section = list.filter((_, one) => $(one).attr('data-chain')?.split('|')[0] === chain);
      for (const { name, address, alias, block, explorer } of contracts) {
        const row = section.find('tbody tr').filter((_, tr) => $(tr).text().includes(address));
        expect(row.length, `${name} on ${chain}`).toBeGreaterThan(0);
        const cells = row
          .filter((_, tr) => $(tr).find('td').first().text() === name)
          .find('td')
          .toArray();
        const texts = cells.map((cell) => $(cell).text());
        expect(texts.slice(0, 2)).toEqual([name, address]);
        if (alias) expect(texts).toContain(alias);
        if (block) expect(texts).toContain(`${block}`);
        expect($(cells[1]).find('a').attr('href')).toBe(explorer);
        expect($(cells[1]).find('button').attr('aria-label')).toBe(
          `Copy the address of ${name} on ${chain}`,
        );
        shown++;
      }
    }
    expect(shown).toBe(countContracts(deployment));
    expect(list.find('tbody tr').length).toBe(shown);
  });

  it('has no address outside checksum form, links included', () => {
    const found = htmlOf(deployment).match(/0x[0-9a-fA-F]{40}\b/g) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((address) => getAddress(address.toLowerCase()) !== address)).toEqual([]);
  });

  it('offers both downloads, and the files exist', () => {
    for (const format of ['json', 'csv']) {
      const file = `deployments/${product}-${version}.${format}`;
      expect($(`a[download][href="/${file}"]`).length, file).toBe(1);
      expect(existsSync(path.join(BUILD, file)), file).toBe(true);
    }
  });
});

describe('the pages of all releases', () => {
  it('are listed on the snippet page', () => {
    const $ = load(readFileSync(path.join(BUILD, 'snippets/deployments.html'), 'utf8'));
    for (const [, deployment] of releases) {
      expect($(`td a[href="/${pageOf(deployment)}"]`).length).toBeGreaterThan(0);
    }
  });

  it('show the history of their product where the newest release is', () => {
    for (const [, deployment] of releases.filter(([, { isLatest }]) => isLatest)) {
      const $ = load(htmlOf(deployment));
      const table = $('table[aria-label^="Releases of"]');
      const versions = releases.filter(([, { product }]) => product === deployment.product);
      expect(table.find('tbody tr').length).toBe(versions.length);
    }
  });

  it('send nothing of the SDK to the browser but the rows that they show', () => {
    const [, newest] = releases.find(([, one]) => one.product === 'flow' && one.isLatest) ?? [];
    if (!newest) throw new Error('no Flow release');
    const $ = load(htmlOf(newest));
    const scripts = $('script[src^="/assets/"]')
      .toArray()
      .map((script) => readFileSync(path.join(BUILD, $(script).attr('src') ?? ''), 'utf8'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const addresses = new Set(script.match(/0x[0-9a-fA-F]{40}\b/g));
      expect(addresses.size).toBeLessThanOrEqual(countContracts(newest));
      expect(script).not.toMatch(/"stateMutability"/);
    }
  });
});
