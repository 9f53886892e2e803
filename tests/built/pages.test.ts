import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readChains } from '@sablier-docs/protocol/chains';
import { linkedHosts } from '@sablier-docs/protocol/project/linked-hosts';
import { links } from '@sablier-docs/protocol/project/links';
import { isGenerated } from '@sablier-docs/reference/paths';
import { explorersOf } from '@sablier-docs/tools/links/app-link';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { BUILD, builtPages } from './site';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');

/** Pages of React, not of the documentation. */
const UNDATED = ['/', '/search'];

const idsOf = ($: CheerioAPI) =>
  new Set(
    $('[id]')
      .toArray()
      .map((element) => element.attribs.id),
  );

describe('every built page', () => {
  it('has a description of its own, 70 to 160 characters', () => {
    const seen = new Map<string, string>();
    for (const { path: at, $ } of pages) {
      const description = $('meta[name="description"]').attr('content') ?? '';
      if (at !== '/search') {
        expect(description.length, `${at}: "${description}"`).toBeGreaterThanOrEqual(70);
        expect(description.length, `${at}: "${description}"`).toBeLessThanOrEqual(160);
      }
      expect(seen.get(description), `${at} repeats the description`).toBeUndefined();
      seen.set(description, at);
    }
  });

  it('has a language, a title of its own and one h1', () => {
    const titles = new Set<string>();
    for (const { path: at, $ } of pages) {
      expect($('html').attr('lang'), at).toBe('en');
      expect($('h1').length, `${at}: h1`).toBe(1);
      const title = $('title').text();
      expect(titles.has(title), `${at} repeats the title "${title}"`).toBe(false);
      titles.add(title);
    }
  });

  it('is in the sitemap, unless it is the search page', () => {
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc]) => new URL(loc ?? '').pathname,
    );
    const expected = pages.map((page) => page.path).filter((at) => at !== '/search');
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('asks robots to index it, unless it is the search page', () => {
    for (const { path: at, $ } of pages) {
      const robots = $('meta[name="robots"]').attr('content') ?? '';
      expect(robots.includes('noindex'), `${at}: "${robots}"`).toBe(at === '/search');
    }
  });

  it('links only to pages, files and anchors that exist', () => {
    const broken: string[] = [];
    const ids = new Map(pages.map(({ path: at, $ }) => [at, idsOf($)]));
    for (const { path: from, $ } of pages) {
      for (const link of $('a[href]').toArray()) {
        const href = $(link).attr('href') ?? '';
        if (/^(https?:|mailto:)/.test(href)) continue;
        const { pathname, hash } = new URL(href, `https://site${from}`);
        const target = ids.get(pathname);
        // The state of a tool follows its id.
        const [id = ''] = decodeURIComponent(hash.slice(1)).split('?');
        if (!target && !existsSync(path.join(BUILD, pathname))) broken.push(`${from} -> ${href}`);
        if (target && id && !target.has(id)) broken.push(`${from} -> ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('leads to no host outside that the desks would warn of', () => {
    const known = new Set([
      ...linkedHosts,
      ...[...Object.values(links), ...explorersOf(readChains())].map((at) => new URL(at).hostname),
    ]);
    const found = new Set<string>();
    for (const { $ } of pages)
      for (const link of $('a[href^="http"]').toArray())
        found.add(new URL($(link).attr('href') ?? '').hostname);
    expect(found.size).toBeGreaterThan(50);
    expect([...found].filter((host) => !known.has(host))).toEqual([]);
  });

  it('has links whose text names their target', () => {
    // Link texts that Lighthouse counts as empty: https://developer.chrome.com/docs/lighthouse/seo/link-text
    const empty =
      /^(?:click here|click this|go|here|information|learn more|more|more info|more information|read more|right here|start|this)$/i;
    const found = pages.flatMap(({ path: at, $ }) =>
      $('a[href]')
        .toArray()
        .map((link) => $(link).text().trim())
        .filter((text) => empty.test(text))
        .map((text) => `${at}: "${text}"`),
    );
    expect(found).toEqual([]);
  });

  it('says of each link that opens a new tab that it does', () => {
    const silent: string[] = [];
    let told = 0;
    for (const { path: at, $ } of pages) {
      const withId = $('[id]').toArray();
      const textOf = (element?: (typeof withId)[number]) => (element ? $(element).text() : '');
      const byId = new Map(withId.map((element) => [element.attribs.id, element] as const));
      for (const link of $('a[target="_blank"], form[target="_blank"] button').toArray()) {
        const ids = ($(link).attr('aria-describedby') ?? '').split(' ').filter(Boolean);
        const said = ids.map((id) => textOf(byId.get(id))).join(' ');
        if (said.includes('Opens in a new tab')) told += 1;
        else silent.push(`${at}: ${$(link).text() || $(link).attr('title')}`);
      }
    }
    expect(silent).toEqual([]);
    expect(told).toBeGreaterThan(5_000);
  });

  it('keeps code, addresses and selectors from translators of browsers', () => {
    const changed: string[] = [];
    let kept = 0;
    for (const { path: at, $ } of pages) {
      for (const element of $('body code, body a, body td, body dd, body li').toArray()) {
        const own = $(element)
          .contents()
          .filter((_, { type }) => type === 'text')
          .text();
        if (element.tagName !== 'code' && !/\b0x[\da-f]{8,}/i.test(own)) continue;
        if ($(element).closest('[translate="no"]').length > 0) kept += 1;
        else changed.push(`${at}: ${$(element).text().slice(0, 60)}`);
      }
    }
    expect(changed).toEqual([]);
    expect(kept).toBeGreaterThan(20_000);
  });

  it('repeats no id', () => {
    const repeated = pages.flatMap(({ path: at, $ }) => {
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '');
      return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${at}#${id}`);
    });
    expect(repeated).toEqual([]);
  });
});

describe('the build', () => {
  it('leaves the draft page out', () => {
    expect(byPath.has('/guides/frontend')).toBe(false);
    expect(sitemap).not.toContain('/guides/frontend');
  });

  it('dates the pages that people write, and no generated one', () => {
    const dated = pages.filter(({ $ }) => $('.theme-last-updated time[datetime]').length === 1);
    expect(dated.filter(({ path: at }) => isGenerated(at)).map(({ path: at }) => at)).toEqual([]);
    // A downloaded archive has no history to take dates from.
    if (existsSync('.git')) {
      const written = pages.filter(({ path: at }) => !isGenerated(at));
      expect(dated.length).toBe(written.length - UNDATED.length);
    }
  });

  it('names one docs version, current, labelled Next', () => {
    const tag = byPath.get('/concepts/streaming')?.$('meta[name="docsearch:docusaurus_tag"]');
    expect(tag?.attr('content')).toBe('docs-default-current');
    const version = byPath.get('/concepts/streaming')?.$('meta[name="docusaurus_version"]');
    expect(version?.attr('content')).toBe('current');
  });
});
