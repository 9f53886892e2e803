import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const FOLDER = 'build/assets';
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const sizeOf = (kind: string, name: RegExp) => {
  const found = readdirSync(`${FOLDER}/${kind}`).filter((file) => name.test(file));
  expect(found, `${kind} files named ${name}`).not.toEqual([]);
  return found.reduce((sum, file) => sum + gzip(`${FOLDER}/${kind}/${file}`), 0);
};

/** Limits in bytes of gzip, with some room above what was reached; main was 153,825 with React DOM. */
describe('what every page loads', () => {
  it.each([
    ['js', /^main\./, 80_000],
    ['js', /^runtime~main\./, 8_000],
    ['css', /^styles\./, 34_000],
  ])('%s %s stays below its limit', (kind, name, limit) => {
    expect(sizeOf(kind, name)).toBeLessThanOrEqual(limit);
  });

  it('the main bundle holds no React DOM and no Prism', () => {
    const [main] = readdirSync(`${FOLDER}/js`).filter((file) => /^main\..*\.js$/.test(file));
    const code = readFileSync(`${FOLDER}/js/${main}`, 'utf8');
    expect(code).not.toMatch(/Minified React error|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject/);
    expect(code).not.toContain('"function-definition"');
  });
});

describe('what a page adds to every other page', () => {
  /** What main bundle and runtime hold for each page, as the bundler writes it. */
  const KINDS: Readonly<Record<string, [file: RegExp, entry: RegExp]>> = {
    route: [
      /^main\./,
      /\{path:"\/[^"]*",component:\w+\("[^"]*","[^"]*"\),exact:!0(?:,sidebar:"[^"]*")?\},?/g,
    ],
    'names of its code': [/^main\./, /"\/[^"]*-[\da-f]{3}":\{"__comp":"\w+","content":"\w+"\},?/g],
    code: [/^main\./, /"?\w{7,10}"?:\[\(\)=>\w+\.e\([^\]]*\],?/g],
    'file of its code': [/^runtime~main\./, /\b\d+:"[\da-f]{8}",?/g],
  };

  it('is below 5.5 KB for 100 pages', () => {
    let bytes = 0;
    for (const [kind, [file, entry]] of Object.entries(KINDS)) {
      const [name = ''] = readdirSync(`${FOLDER}/js`).filter((found) => file.test(found));
      const code = readFileSync(`${FOLDER}/js/${name}`, 'utf8');
      const entries = code.match(entry) ?? [];
      expect(entries.length, `${kind} in ${name}`).toBeGreaterThan(200);
      // As many as there would be with half of the pages.
      let place = 0;
      const half = code.replace(entry, (found) => (place++ % 2 ? found : ''));
      const size = (text: string) => gzipSync(text, { level: 9 }).length;
      bytes += ((size(code) - size(half)) / Math.ceil(entries.length / 2)) * 100;
    }
    console.log(`100 more pages add ${Math.round(bytes)} bytes to every page.`);
    expect(bytes).toBeLessThan(5_500);
  });
});

describe('the heaviest of each kind', () => {
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );

  it('no page is more than 60 KB', () => {
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter((file) => gzip(`build/${file}`) > 60_000)).toEqual([]);
  });

  it('no image of a page is more than 60 KB', () => {
    // Asked for by link previews of pages without a picture of their own, never by a reader's page.
    const card = 'build/img/social-card.png';
    const images = readdirSync('build/img', { recursive: true, encoding: 'utf8' })
      .map((file) => `build/img/${file}`)
      .filter((file) => file !== card && statSync(file).isFile());
    expect(images.length).toBeGreaterThan(5);
    expect(images.filter((file) => statSync(file).size > 60_000)).toEqual([]);
  });
});
