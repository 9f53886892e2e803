import { Ajv2020 } from 'ajv/dist/2020.js';
import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { changesHtml } from '../../../src/plugins/release-feed';
import { writeRss } from '../../../src/plugins/release-feed/rss';
import { publicFiles } from '../../../src/plugins/public-data';
import { securityTxt } from '../../../src/plugins/security-txt/text';
import { countContracts, readDeployments } from '../../../src/protocol/deployments';
import { readChains } from '../../../src/protocol/chains';
import { dataPaths } from '../../../src/protocol/public-data/paths';
import { chainFields, deploymentFields } from '../../../src/protocol/public-data/schema';
import { readNews } from '../../../src/protocol/release-feed';

describe('the public data', () => {
  const files = publicFiles('https://docs.example');
  const read = (file: keyof typeof dataPaths) =>
    JSON.parse(files.get(dataPaths[file]) ?? '') as Record<string, unknown>;
  const rows = (file: 'deployments' | 'chains') => read(file)[file] as Record<string, unknown>[];

  it('stays at its addresses', () => {
    expect([...files.keys()]).toEqual([
      'data/v1/deployments.json',
      'data/v1/chains.json',
      'data/v1/deployments.schema.json',
      'data/v1/chains.schema.json',
    ]);
  });

  it.each(['deployments', 'chains'] as const)('%s fits its schema, which it names', (name) => {
    const schema = read(`${name}Schema`);
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    const file = read(name);
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
    expect(file.$schema).toBe(schema.$id);
    expect(file.source).toMatch(/^sablier \d+\.\d+\.\d+$/);
    for (const field of Object.keys(name === 'chains' ? chainFields : deploymentFields)) {
      const without = structuredClone(file);
      delete (without[name] as Record<string, unknown>[])[0]?.[field];
      expect(validate(without), `without ${field}`).toBe(false);
    }
  });

  it('documents every field', () => {
    expect(Object.keys(rows('deployments')[0] ?? {})).toEqual(Object.keys(deploymentFields));
    expect(Object.keys(rows('chains')[0] ?? {})).toEqual(Object.keys(chainFields));
  });

  it('holds every contract of the SDK, in checksum form, and every chain', () => {
    const all = rows('deployments');
    expect(all).toHaveLength(readDeployments().reduce((sum, one) => sum + countContracts(one), 0));
    expect(rows('chains')).toHaveLength(readChains().length);
    const known = new Set(rows('chains').map(({ id }) => id));
    for (const { address, chainId } of all) {
      expect(getAddress(String(address).toLowerCase())).toBe(address);
      expect(known.has(chainId), String(chainId)).toBe(true);
    }
  });

  it('has one row per line, for shells', () => {
    const lines = (files.get(dataPaths.deployments) ?? '').split('\n');
    expect(lines.filter((line) => line.includes('"address"'))).toHaveLength(
      rows('deployments').length,
    );
  });
});

describe('the feed of releases', () => {
  it('knows every release once, newest first', () => {
    const news = readNews();
    expect(news).toHaveLength(readDeployments().length);
    expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
    const dates = news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  const item = {
    id: 'a-v1',
    title: 'A & <B>',
    link: 'https://a.example/?x=1&y=2',
    date: '2026-03-16',
    content: '<ul></ul>',
  };
  const feed = {
    title: 'T',
    description: 'D',
    link: 'https://a.example',
    self: 'https://a.example/f.xml',
    items: [item],
  };

  it('escapes text and writes dates as RFC 822', () => {
    const xml = writeRss(feed);
    expect(xml).toContain('<title>A &#38; &#60;B&#62;</title>');
    expect(xml).toContain('<description>&#60;ul&#62;&#60;/ul&#62;</description>');
    expect(xml).toContain('<pubDate>Mon, 16 Mar 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<guid isPermaLink="false">a-v1</guid>');
  });

  it('is loud about nothing and about what is no day', () => {
    expect(() => writeRss({ ...feed, items: [] })).toThrow(/no item/);
    expect(() => writeRss({ ...feed, items: [{ ...item, date: '2026-03' + '-99' }] })).toThrow(
      /no day/,
    );
  });

  it('writes changes as a list with code', () => {
    expect(changesHtml({ changes: ['`a<b>` & c'] })).toBe(
      '<ul><li><code>a&#60;b&#62;</code> &#38; c</li></ul>',
    );
  });
});

describe('security.txt', () => {
  it('expires within a year of the build', () => {
    const now = new Date('2026-11-21T13:00:00Z');
    const text = securityTxt(
      { contact: 'mailto:a@b.example', policy: 'https://p', canonical: 'https://c' },
      now,
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:a@b.example',
      'Expires: 2027-10-17T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://c',
      'Policy: https://p',
      '',
    ]);
  });
});
