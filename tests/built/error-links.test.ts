import { describe, expect, it } from 'vitest';
import { groups } from '@sablier-docs/protocol/errors/groups';
import { builtPages } from './site';

const pages = builtPages();
const guides = pages.filter(({ path }) => path.startsWith('/guides/'));
const names = new Set(groups.flatMap(({ descriptions }) => Object.keys(descriptions)));

describe('errors that the tables of guides name', () => {
  const cells = guides.flatMap(({ path, $ }) =>
    $('.theme-doc-markdown td code')
      .toArray()
      .map((code) => ({
        at: path,
        name: $(code).text(),
        href: $(code).closest('a').attr('href'),
      })),
  );

  it('lead to their entries in the error reference', () => {
    const found = cells.filter(({ name }) => names.has(name));
    expect(found.length).toBeGreaterThan(100);
    const lost = found.filter(
      ({ name, href }) => href !== `/reference/errors#${name.toLowerCase()}`,
    );
    expect(lost).toEqual([]);
  });

  it('exist', () => {
    const unknown = cells.filter(
      ({ name }) => /^Sablier\w*_[A-Z]\w+/.test(name) && !names.has(name),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the error reference', () => {
  const errors = pages.find(({ path }) => path === '/reference/errors');
  const { $ } = errors ?? { $: undefined };

  it('links functions to where the contract reference has them', () => {
    const hrefs = $?.('.theme-doc-markdown li a[href*="/contracts/"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(hrefs?.length).toBeGreaterThan(400);
    expect(hrefs).toContain('/reference/lockup/contracts/contract.SablierLockup#withdraw');
    expect(hrefs).toContain('/reference/airdrops/contracts/contract.SablierMerkleVCA#claimTo');
  });
});
