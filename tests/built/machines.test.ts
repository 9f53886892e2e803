import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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
