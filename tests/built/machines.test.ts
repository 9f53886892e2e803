import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isGenerated } from '@sablier-docs/reference/paths';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { BUILD, builtPages, type BuiltPage } from './site';

const pages = builtPages().filter(({ path: at }) => at !== '/search');
const docs = pages.filter(({ path: at }) => at !== '/');
const origin = new URL(pages[0]?.$('link[rel="canonical"]').attr('href') ?? '').origin;

const jsonOf = ({ $ }: BuiltPage) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);

const typed = (page: BuiltPage, type: string) =>
  jsonOf(page).filter((one) => one['@type'] === type);

it('the build has the notices of the code and the fonts in it', () => {
  const text = readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8');
  for (const name of ['react', 'papaparse', '@noble/hashes', 'viem', 'katex']) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(text).toContain('Inter\n');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Permission is hereby granted, free of charge');
});

it('the build has a bill of materials, in which the packages of the notices are the shipped ones', () => {
  const text = readFileSync(path.join(BUILD, 'sbom.json'), 'utf8');
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { name: string; version: string; scope: string; hashes?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(text).not.toMatch(/timestamp|serialNumber/);
  expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
  const shipped = components.filter(({ scope }) => scope === 'required');
  const notices = readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8').split('\n');
  const noticed = shipped.filter(({ name, version }) => notices.includes(`${name} ${version}`));
  expect(noticed.length).toBeGreaterThan(20);
  // The notices name the fonts, the bill the packages that they are taken from.
  expect(shipped.filter((one) => !noticed.includes(one)).map(({ name }) => name)).toEqual([
    '@fontsource-variable/inter',
    '@fontsource-variable/jetbrains-mono',
  ]);
  expect(components.filter(({ scope }) => scope === 'excluded').length).toBeGreaterThan(500);
});

it('the downloads are the archives whose digests the list and the commands name', () => {
  const { starters } = JSON.parse(
    readFileSync(path.join(BUILD, 'starters/index.json'), 'utf8'),
  ) as {
    starters: { name: string; url: string; digest: string }[];
  };
  expect(starters.length).toBeGreaterThan(5);
  for (const { name, url, digest } of starters) {
    const archive = readFileSync(path.join(BUILD, new URL(url).pathname));
    const hex = hash('sha256', archive);
    expect(digest, name).toBe(`sha256:${hex}`);
    const shown = docs.filter(({ $ }) => $('pre').text().includes(`${hex}  ${name}.tgz`));
    expect(shown.length, name).toBeGreaterThan(0);
  }
});

describe('the head of every page', () => {
  it('names its Markdown, which exists', () => {
    for (const { path: at, $ } of pages) {
      const links = $('link[rel="alternate"][type="text/markdown"]');
      expect(links.length, at).toBe(1);
      expect(existsSync(path.join(BUILD, links.attr('href') ?? '')), at).toBe(true);
    }
  });

  it('names a picture of its own, with size and words, for both kinds of readers', () => {
    const seen = new Set<string>();
    for (const { path: at, $ } of pages) {
      const of = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`);
      const image = of('og:image').attr('content') ?? '';
      expect(of('og:image').length, at).toBe(1);
      expect(of('twitter:image').attr('content'), at).toBe(image);
      expect(of('og:image:alt').attr('content'), at).toContain($('h1').text().trim());
      expect(seen.has(image), `${at} repeats ${image}`).toBe(false);
      seen.add(image);

      const file = path.join(BUILD, new URL(image).pathname);
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String), at).toEqual([
        of('og:image:width').attr('content'),
        of('og:image:height').attr('content'),
      ]);
      expect(statSync(file).size, file).toBeLessThan(60_000);
    }
  });
});

describe('the structured data', () => {
  it('describes every documentation page as an article', () => {
    for (const page of docs) {
      const [article, ...others] = typed(page, 'TechArticle');
      expect(others, page.path).toEqual([]);
      expect(article, page.path).toMatchObject({
        headline: page.$('h1').text().trim(),
        description: page.$('meta[name="description"]').attr('content'),
        url: origin + page.path,
        image: expect.stringMatching(new RegExp(`^${origin}/`)) as string,
        publisher: { '@type': 'Organization', name: 'Sablier' },
      });
    }
  });

  it('leads from the home page to every page, once, through pages that exist', () => {
    const known = new Set(pages.map(({ path: at }) => at));
    for (const page of docs) {
      const lists = typed(page, 'BreadcrumbList');
      expect(lists.length, page.path).toBe(1);
      const steps = lists[0]?.itemListElement as { position: number; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
      const paths = steps.map(({ item }) => new URL(item).pathname);
      expect(paths[0]).toBe('/');
      expect(paths.at(-1)).toBe(page.path);
      expect(
        paths.filter((one) => !known.has(one)),
        page.path,
      ).toEqual([]);
      expect(new Set(paths).size, page.path).toBe(paths.length);
      expect(page.$('[itemtype]').length, `${page.path} repeats it as microdata`).toBe(0);
    }
  });
});

describe('the FAQ page', () => {
  const page = pages.find(({ path: at }) => at === '/support/faq');

  it('tells each of its questions with an answer, once', () => {
    if (!page) throw new Error('There is no FAQ page.');
    const [faq, ...others] = typed(page, 'FAQPage');
    expect(others).toEqual([]);
    const told = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const asked = page
      .$('.theme-doc-markdown h3')
      .toArray()
      .map((h3) => page.$(h3).text());
    expect(told.map(({ name }) => name)).toEqual(
      asked.map((text) => text.replace(/\u200b/g, '').trim()),
    );
    expect(told.length).toBeGreaterThan(50);
    const words = page.$('.theme-doc-markdown').text().replace(/\s+/g, '');
    for (const { name, acceptedAnswer } of told) {
      const [first = ''] = acceptedAnswer.text.split('\n');
      expect(first.length, name).toBeGreaterThan(10);
      expect(words, name).toContain(first.replace(/^- /, '').replace(/\s+/g, ''));
    }
  });

  it('is the only one that is marked as a list of questions', () => {
    const others = docs.filter((one) => one.path !== '/support/faq');
    expect(others.filter((one) => typed(one, 'FAQPage').length > 0)).toEqual([]);
  });
});

const file = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');

describe('the lists for language models', () => {
  it('link to the Markdown of every page, once', () => {
    const links = [...file('llms.txt').matchAll(/^- \[.+\]\((\S+\.md)\)$/gm)].map(
      ([, url]) => url ?? '',
    );
    expect(links.map((url) => url.replace(origin, '').replace(/\.md$/, '')).sort()).toEqual(
      docs.map(({ path: at }) => at).sort(),
    );
  });

  it('say the size of the full text, which holds what they promise', () => {
    const full = file('llms-full.txt');
    const [, count, size] =
      /holds (\d+) of them in one file of ([\d.]+) MB/.exec(file('llms.txt')) ?? [];
    expect(full.match(/^Page: /gm)).toHaveLength(Number(count));
    expect((Buffer.byteLength(full) / 1e6).toFixed(1)).toBe(size);
    expect(full).toContain(file('concepts/lockup/stream-shapes.md'));
    expect(full).not.toContain('/reference/lockup/contracts/contract.SablierLockup\n');
  });
});

describe('the sitemap', () => {
  it('has the date of each written page, and none for generated ones', () => {
    const entries = [
      ...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
    ];
    expect(entries.length).toBe(pages.length);
    for (const [, loc = '', date] of entries) {
      const { pathname } = new URL(loc);
      if (isGenerated(pathname)) expect(date, pathname).toBeUndefined();
      else expect(date, pathname).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

describe('the feed of releases', () => {
  const $ = load(file('releases.xml'), { xmlMode: true });

  it('is RSS 2.0 that names itself, and every page names it', () => {
    expect($('rss').attr('version')).toBe('2.0');
    expect($('channel > atom\\:link').attr('href')).toBe(`${origin}/releases.xml`);
    for (const { path: at, $: page } of pages) {
      expect(page('link[type="application/rss+xml"]').attr('href'), at).toBe('/releases.xml');
    }
  });

  it('leads from each release to a page that exists', () => {
    const items = $('item').toArray();
    expect(items.length).toBeGreaterThan(10);
    const known = new Set(pages.map(({ path: at }) => at));
    for (const item of items) {
      const { pathname } = new URL($(item).children('link').text());
      expect(known.has(pathname), pathname).toBe(true);
      expect(Date.parse($(item).children('pubDate').text())).not.toBeNaN();
      expect($(item).children('description').text()).toMatch(/^<ul><li>/);
    }
  });
});

describe('files at fixed addresses', () => {
  it('tell researchers where to report, for less than a year', () => {
    const text = file('.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:/m);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    const policy = new URL(/^Policy: (.+)$/m.exec(text)?.[1] ?? '');
    const page = pages.find(({ path: at }) => at === policy.pathname);
    expect(page?.$(policy.hash).length).toBe(1);
  });

  it('give programs the deployments and chains', () => {
    for (const name of ['deployments', 'chains']) {
      const data = JSON.parse(file(`data/v1/${name}.json`)) as Record<string, unknown>;
      expect(data.$schema).toBe(`${origin}/data/v1/${name}.schema.json`);
      expect((data[name] as unknown[]).length).toBeGreaterThan(20);
    }
  });
});
