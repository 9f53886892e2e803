// cspell:disable: fakes are misspelled on purpose
import { domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hostOwner, readLink } from './hosts';
import { readableHost } from './punycode';
import { digitRanges } from './digit-ranges';
import { hostEditDistance, resemblesName, confusableSkeleton } from './resemblance';

describe('readableHost', () => {
  it.each(['sаblier.com', 'bücher.example', '日本語.jp', 'ѕаЬlіеr.com', 'ü-ü.de', 'a.b.c'])(
    'reads %s back, as the platform does',
    (name) => {
      const { hostname } = new URL(`https://${name}`);
      expect(readableHost(hostname)).toBe(domainToUnicode(hostname));
    },
  );

  it.each(['xn--', 'xn--a-', 'xn--!!!.com', 'xn--99999999999999', 'xn--zzzzzzzzzzzzzzz'])(
    'leaves %s, which stands for nothing',
    (host) => expect(readableHost(host)).toMatch(/^xn--|^a/),
  );
});

describe('edits', () => {
  it.each([
    ['sablier', 'sablier', 0],
    ['sabler', 'sablier', 1],
    ['sabiler', 'sablier', 1],
    ['sablierr', 'sablier', 1],
    ['sabller', 'sablier', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %i apart', (a, b, count) => {
    expect(hostEditDistance(a, b)).toBe(count);
    expect(hostEditDistance(b, a)).toBe(count);
  });
});

describe('resemblesName', () => {
  it.each(['Ѕablіеr', 'SABLIER', 's4bl1er', 'ｓａｂｌｉｅｒ', 'sáblíèr', '5a8lier', 'sab.lier'])(
    'sees the name in %s',
    (text) => expect(resemblesName(text), confusableSkeleton(text)).toBe(true),
  );

  it.each(['', 'saber', 'sabre', 'table', 'cable-tier', 'ethereum', 'able', 'abler', 'blister'])(
    'does not see it in %s',
    (text) => expect(resemblesName(text)).toBe(false),
  );
});

describe('ownerOf', () => {
  it.each([
    ['a.b.example.org', 'example.org'],
    ['x.evil.co.uk', 'evil.co.uk'],
    ['sablier.vercel.app', 'sablier.vercel.app'],
    ['a.sablier.vercel.app', 'sablier.vercel.app'],
  ])('returns for %s the domain %s that somebody can register', (host, owner) =>
    expect(hostOwner(host)).toBe(owner),
  );
});

describe('readLink', () => {
  it('reads links as a browser does', () => {
    const host = (text: string) => {
      const link = readLink(text);
      return link && 'url' in link ? link.url.hostname : link;
    };
    expect(host('https://evil.io\\@sablier.com')).toBe('evil.io');
    expect(host('https://sablier.com%2f@evil.io')).toBe('evil.io');
    expect(host('sablier.com:443')).toBe('sablier.com');
    expect(host('word')).toBeNull();
    expect(host('a,b.c d')).toBeNull();
    expect(host('JavaScript:alert(1)')).toEqual({ scheme: 'javascript' });
  });
});

describe('rangesOf', () => {
  it.each([
    [[0], 'character 3'],
    [[0, 1, 2], 'characters 3 to 5'],
    [[0, 2, 3, 39], 'characters 3, 5 to 6 and 42'],
  ])('writes the places %j of digits as "%s"', (places, words) =>
    expect(digitRanges(places)).toBe(words),
  );
});
