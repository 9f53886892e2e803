import { describe, expect, it } from 'vitest';
import { likelyPages, listedPages, queryOfAddress } from './likely-pages';

const LLMS = `# Docs

- [Concepts](https://docs.sablier.com/concepts/llms.txt)

## Concepts

- [Fees](https://docs.sablier.com/concepts/fees.md)
- [Airdrops](https://docs.sablier.com/concepts/merkle-airdrops.md): campaigns
- [Claim an airdrop without the app](https://docs.sablier.com/apps/claim-an-airdrop.md)
- [Manage a stream without the app](https://docs.sablier.com/apps/manage-a-stream.md)
- [Local environment](https://docs.sablier.com/guides/lockup/examples/local-environment.md)
- [Lockup v3.0 [old]](https://docs.sablier.com/guides/lockup/previous-deployments/v3.0.md)
- [Lockup deployments](https://docs.sablier.com/guides/lockup/deployments.md)
- [Code disclaimer](https://docs.sablier.com/snippets/code-disclaimer.md)
- [LockupMath](https://docs.sablier.com/reference/lockup/contracts/libraries/library.LockupMath.md)
- [SablierLockup](https://docs.sablier.com/reference/lockup/contracts/contract.SablierLockup.md)
`;
const pages = listedPages(LLMS);
const pathsFor = (address: string) => likelyPages(address, pages).map(({ path }) => path);

describe('listedPages', () => {
  it('has each page with its title, and none of the lists', () => {
    expect(pages).toHaveLength(10);
    expect(pages[0]).toEqual({ path: '/concepts/fees', title: 'Fees' });
    expect(pages[5]?.title).toBe('Lockup v3.0 [old]');
    expect(listedPages('<!doctype html>')).toEqual([]);
  });
});

describe('likelyPages', () => {
  it.each([
    ['/concepts/fes', '/concepts/fees'],
    ['/concept/feess?from=mail#today', '/concepts/fees'],
    ['/fee.html', '/concepts/fees'],
    ['/contracts/v2/guides/local-environment', '/guides/lockup/examples/local-environment'],
    ['/claim', '/apps/claim-an-airdrop'],
    ['/docs/claiming.md', '/apps/claim-an-airdrop'],
    ['/guides/lockup/previous-deployments/3.0', '/guides/lockup/previous-deployments/v3.0'],
    ['/guides/lockup/deployment', '/guides/lockup/deployments'],
    ['/x/library.LockupMaths', '/reference/lockup/contracts/libraries/library.LockupMath'],
    ['/code%20disclaimer', '/snippets/code-disclaimer'],
  ])('%s leads to %s first', (address, path) => {
    expect(pathsFor(address)[0]).toBe(path);
  });

  it.each(['/', '/no-such-page', '/wp-login.php', '/.env', '/%E0%A4%A', '/..%2f..%2fetc', ''])(
    '%j leads nowhere rather than anywhere',
    (address) => expect(pathsFor(address)).toEqual([]),
  );

  it('offers three pages at most, and none of an empty list', () => {
    expect(pathsFor('/guides/lockup')).toHaveLength(3);
    expect(likelyPages('/concepts/fees', [])).toEqual([]);
  });

  it('takes an address of a megabyte', () => {
    expect(likelyPages(`/${'fees-'.repeat(200_000)}`, pages)[0]?.path).toBe('/concepts/fees');
  });
});

describe('queryOfAddress', () => {
  it.each([
    ['/guides/lockup/examples/create-airstream', 'examples create airstream'],
    ['/reference/core/contract.SablierV2LockupLinear.md', 'core lockup linear'],
    ['/concepts/fees/', 'concepts fees'],
    ['/no-such-page', ''],
    [`/${'abcdefghij-'.repeat(20)}x/claim`, 'abcdefghij x claim'],
    [`/${Array.from({ length: 30 }, (_, at) => `w${'o'.repeat(at)}rd`).join('-')}`, /^.{20,64}$/],
  ])('%s is searched as %s', (address, query) => {
    if (typeof query === 'string') expect(queryOfAddress(address)).toBe(query);
    else expect(queryOfAddress(address)).toMatch(query);
  });
});
