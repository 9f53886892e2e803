// cspell:ignore fexample csecret fetc
import { describe, expect, it } from 'vitest';
import { resolve } from './resolve';

const built = new Set([
  '/index.html',
  '/index.md',
  '/404.html',
  '/404.md',
  '/search.html',
  '/concepts/nft.html',
  '/concepts/nft.md',
  '/old/index.html',
  '/v/v1.0.html',
  '/v/v1.0.md',
  '/abi/a b.json',
  '/.well-known/security.txt',
]);
const hosting = { redirects: [['/old', '/concepts/nft']] as const };
const ask = (target: string, accept?: string) =>
  resolve(target, accept, hosting, (file) => built.has(file));
const file = (path: string) => ({ kind: 'file', status: 200, file: path });
const moved = (location: string) => ({ kind: 'redirect', location });
const notFound = { kind: 'file', status: 404, file: '/404.html' };
const notFoundMarkdown = { kind: 'file', status: 404, file: '/404.md' };

describe('an address', () => {
  it.each([
    ['/', file('/index.html')],
    ['/?q=stream', file('/index.html')],
    ['/concepts/nft', file('/concepts/nft.html')],
    ['/concepts/nft?a=1', file('/concepts/nft.html')],
    ['/v/v1.0', file('/v/v1.0.html')],
    ['/concepts/nft.md', file('/concepts/nft.md')],
    ['//concepts//nft', file('/concepts/nft.html')],
    ['/abi/a%20b.json', file('/abi/a b.json')],
    ['/.well-known/security.txt', file('/.well-known/security.txt')],
  ])('answers %s with a file', (target, expected) => expect(ask(target)).toEqual(expected));

  it.each([
    ['/concepts/nft/', moved('/concepts/nft')],
    ['/concepts/nft.html?q=a%20b', moved('/concepts/nft?q=a%20b')],
    ['/concepts/nft/index.html', moved('/concepts/nft')],
    ['/index.html?x', moved('/?x')],
    ['/index', moved('/')],
    ['/old?utm=1', moved('/concepts/nft?utm=1')],
    ['/old/', moved('/concepts/nft')],
    ['/old/index.html', moved('/concepts/nft')],
    ['//example.org/', moved('/example.org')],
    ['/%2f%2fexample.org/', moved('/example.org')],

    ['/a%0d%0aSet-Cookie:x/', moved('/a%0D%0ASet-Cookie:x')],
  ])('redirects %s to the one address of its page', (target, expected) =>
    expect(ask(target)).toEqual(expected),
  );

  it.each(['/no', '/404', '/404.html', '/_headers', '/concepts', '/concepts/NFT', '/../secret'])(
    'answers %s with "not found"',
    (target) => {
      const answer = ask(target);
      const last = answer.kind === 'redirect' ? ask(answer.location) : answer;
      expect(last).toEqual(notFound);
    },
  );

  it.each(['/no.md', '/concepts/NFT.md', '/404.md'])('%s is not found, as Markdown', (target) =>
    expect(ask(target)).toEqual(notFoundMarkdown),
  );

  it('is not found as Markdown by a client that asks for Markdown', () => {
    expect(ask('/no', 'text/markdown')).toEqual(notFoundMarkdown);
  });

  it.each(['/%', '/%ff', '/a%00b', '/..\\secret', '/%5c..%5csecret', '*', ''])(
    'calls "%s" unreadable',
    (target) => expect(ask(target)).toEqual({ kind: 'unreadable' }),
  );

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'])(
    '%s stays in the build',
    (target) => {
      const asked: string[] = [];
      resolve(target, undefined, hosting, (path) => asked.push(path) < 0);
      expect(asked.filter((path) => path.includes('..'))).toEqual([]);
    },
  );
});

describe('a request for Markdown', () => {
  it.each([
    ['/', '/index.md'],
    ['/concepts/nft', '/concepts/nft.md'],
    ['/v/v1.0?x=1', '/v/v1.0.md'],
  ])('answers %s with the Markdown file %s', (target, markdown) => {
    expect(ask(target, 'text/markdown, text/html;q=0.9')).toEqual(file(markdown));
  });

  it('gets the page where there is no Markdown', () => {
    expect(ask('/search', 'text/markdown')).toEqual(file('/search.html'));
    expect(ask('/abi/a%20b.json', 'text/markdown')).toEqual(file('/abi/a b.json'));
    expect(ask('/no', 'text/markdown')).toEqual(notFoundMarkdown);
  });

  it.each([
    ['text/markdown', true],
    ['text/html, text/markdown', true],
    ['text/html,text/markdown;q=1.0,*/*;q=0.1', true],
    ['TEXT/MARKDOWN', true],
    ['text/markdown; charset=utf-8, */*;q=0.1', true],
    ['text/markdown;variant=GFM', true],
    ['text/markdown;variant=GFM;q=1, text/html', true],
    ['text/markdown;variant=GFM;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/html, text/markdown;q=0.5', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    ['x-text/markdown', false],
    ['text/markdown-x', false],
  ])('is told by "%s": %s', (accept, wanted) => {
    const expected = wanted ? '/concepts/nft.md' : '/concepts/nft.html';
    expect(ask('/concepts/nft', accept)).toEqual(file(expected));
  });
});
