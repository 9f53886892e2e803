import { describe, expect, it } from 'vitest';
import { cleanPath, idOfHash } from './address';
import { isPagePath } from './links';

describe('the path of a page', () => {
  it.each([
    '/',
    '/concepts/nft',
    '/concepts/nft.html',
    '/reference/lockup/contracts/contract.SablierLockup',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockup',
    '/guides/lockup/previous-deployments/v1.0',
  ])('%s is one, whatever dot it has', (path) => expect(isPagePath(path)).toBe(true));

  it.each([
    '/concepts/nft.md',
    '/llms.txt',
    '/releases.xml',
    '/data/v1/deployments.json',
    '/deployments/lockup.csv',
    '/abi/lockup/SablierLockup.JSON',
    '/img/logo-dark.svg',
    '/examples/lockup/create.sol',
  ])('returns false for the file %s', (path) => expect(isPagePath(path)).toBe(false));

  it.each([
    ['/index.html', '/'],
    ['/concepts/nft.html', '/concepts/nft'],
    ['/concepts/nft', '/concepts/nft'],
    ['/concepts/nft/', '/concepts/nft'],
    ['/concepts/index.html', '/concepts'],
    ['/', '/'],
  ])('%s is cleaned to %s', (path, clean) => expect(cleanPath(path)).toBe(clean));

  it('a hash that is no text names nothing', () => {
    expect(idOfHash('#%E0%A4%A')).toBeUndefined();
    expect(idOfHash('#a%20b')).toBe('a b');
  });
});
