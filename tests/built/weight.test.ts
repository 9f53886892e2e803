import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { keptAssets } from '@sablier-docs/built/assets';
import { figureNames } from '@sablier-docs/figures/names';

const sizes = new Map<string, number>();

function gzip(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const kept = keptAssets('build');
const scripts = readdirSync('build/assets/js').filter(
  (file) => file.endsWith('.js') && !kept.has(`/assets/js/${file}`),
);
const codeOf = (file: string) => readFileSync(`build/assets/js/${file}`, 'utf8');
const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

interface Asked {
  scripts: string[];
  styles: string[];
  leadsOn: boolean;
}

const asked = new Map<string, Asked>();

/** The files of this site that a page names, read once. */
function askedBy(page: string): Asked {
  const known = asked.get(page);
  if (known) return known;
  const $ = load(readFileSync(`build/${page}`, 'utf8'));
  const filesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '')
      .filter((file) => file.startsWith('/'));
  const found = {
    scripts: filesOf('script[src]', 'src'),
    styles: filesOf('link[rel="stylesheet"]', 'href'),
    leadsOn:
      $('meta[http-equiv="refresh"]').length > 0 || $('script[src="/js/redirect.js"]').length > 0,
  };
  asked.set(page, found);
  return found;
}

/** Limits in bytes of gzip; the README of packages/islands/client names the first two. */
describe('what every page loads', () => {
  const first = askedBy('concepts/fees.html').scripts;
  /** Asked for by the first scripts after the first paint; see packages/islands/client/index.ts. */
  const app = scripts.filter((file) => file.startsWith('app.')).map((file) => `/assets/js/${file}`);
  /** Pages that are read; others lead on to them. */
  const shown = pages.filter((page) => askedBy(page).styles.length > 0);

  it('is the same on every page of the documentation', () => {
    expect(first.length).toBeGreaterThan(1);
    for (const page of pages.filter((file) => file.startsWith('reference/'))) {
      if (askedBy(page).leadsOn) continue;
      expect(askedBy(page).scripts, page).toEqual(first);
    }
  });

  it('has at most 20 KB of JavaScript before a reader does something', () => {
    expect(app).toHaveLength(1);
    const bytes = [...first, ...app].reduce((sum, file) => sum + gzip(`build${file}`), 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(20_000);
  });

  it('has no framework in it', () => {
    for (const file of [...first, ...app]) {
      expect(readFileSync(`build${file}`, 'utf8'), file).not.toMatch(
        /Minified React error|react\.dev\/errors|hydrateRoot/,
      );
    }
  });

  it('grows with no page: none is named in it', () => {
    const bundled = [...first, ...app].filter((file) => file.startsWith('/assets/'));
    const code = bundled.map((file) => readFileSync(`build${file}`, 'utf8')).join('\n');
    const named = pages
      .map((file) => `/${file.replace(/\.html$/, '')}`)
      .filter((path) => path.length > 12 && code.includes(`"${path}"`));
    expect(named).toEqual([]);
  });

  it('has at most 6 KB of it before the first paint', () => {
    const bytes = first.reduce((sum, file) => sum + gzip(`build${file}`), 0);
    expect(bytes).toBeLessThanOrEqual(6_000);
  });

  it('has one sheet of styles before all others, the same on every page, of at most 17 KB', () => {
    expect(shown.length).toBeGreaterThan(200);
    const firsts = new Set(shown.map((page) => askedBy(page).styles[0]));
    expect([...firsts]).toEqual([expect.stringMatching(/^\/assets\/css\/styles\.[\da-f]+\.css$/)]);
    expect(gzip(`build${[...firsts][0]}`)).toBeLessThanOrEqual(17_000);
  });

  it('has no other sheet on most pages, and at most 23 KB of styles in all on any', () => {
    const alone = shown.filter((page) => askedBy(page).styles.length === 1);
    expect(alone.length).toBeGreaterThan(shown.length * 0.7);
    const bytesOf = (page: string) =>
      askedBy(page).styles.reduce((sum, file) => sum + gzip(`build${file}`), 0);
    expect(shown.filter((page) => bytesOf(page) > 23_000)).toEqual([]);
  });
});

describe('what comes on demand', () => {
  it('is React itself, once', () => {
    const own = scripts.filter((file) => codeOf(file).includes('react.dev/errors'));
    expect(own).not.toEqual([]);
    const renderers = own.filter((file) => gzip(`build/assets/js/${file}`) > 40_000);
    expect(renderers).toHaveLength(1);
    expect(gzip(`build/assets/js/${renderers[0]}`)).toBeLessThanOrEqual(62_000);
  });
});

/** Chunks that one expression of a bundled file fetches, in gzip; the names of files begin with their numbers. */
const FETCH = /Promise\.all\(\[[^\]]*\]\)|\w+\.e\("\d+"\)/g;

const sizeOfFetch = (expression: string): number =>
  [...expression.matchAll(/\.e\("(\d+)"\)/g)].reduce((sum, [, number = '']) => {
    const file = scripts.find((name) => name.startsWith(`${number}.`));
    if (file === undefined) throw new Error(`There is no file of chunk ${number}.`);
    return sum + gzip(`build/assets/js/${file}`);
  }, 0);

describe('a figure', () => {
  const element = scripts.filter((file) => codeOf(file).includes('define("living-figure"'));
  const code = element.map(codeOf).join('');
  const number = element[0]?.split('.')[0] ?? '';
  const [app = ''] = scripts.filter((file) => file.startsWith('app.'));
  const common = (codeOf(app).match(FETCH) ?? []).filter((text) => text.includes(`"${number}"`));
  const own = (code.match(FETCH) ?? []).map(sizeOfFetch);

  it('is a file of its own beside the element, but for three that have one model each', () => {
    expect(element).toHaveLength(1);
    expect(common).toHaveLength(1);
    expect(own).toHaveLength(figureNames.length - 2);
  });

  it('takes at most 12 KB of scripts whichever is the first of a visit', () => {
    const shared = sizeOfFetch(common[0] ?? '');
    expect(shared).toBeGreaterThan(4_000);
    expect(Math.max(...own.map((size) => shared + size))).toBeLessThanOrEqual(12_000);
  });

  it('takes at most 4 KB as another one', () => {
    expect(Math.min(...own)).toBeGreaterThan(500);
    expect(Math.max(...own)).toBeLessThanOrEqual(4_000);
  });
});

describe('the heaviest of each kind', () => {
  it('no page is more than 60 KB', () => {
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter((file) => gzip(`build/${file}`) > 60_000)).toEqual([]);
  });

  it('no image of a page is more than 60 KB', () => {
    // Asked for by link previews of pages without a picture of their own, never by a reader's page.
    const card = 'build/img/social-card.png';
    const images = readdirSync('build', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(file))
      .map((file) => `build/${file}`)
      .filter((file) => file !== card);
    expect(images.length).toBeGreaterThan(200);
    expect(images.filter((file) => statSync(file).size > 60_000)).toEqual([]);
  });
});
