import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const FOLDER = 'build/assets';
/** A page in the table of pages. */
const ROUTE =
  /\{path:"\/[^"]*",component:(?:\w+|\(0,\w+\.\w+\))\("[^"]*","[^"]*"\),exact:!0(?:,sidebar:"[^"]*")?\},?/g;
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const sizeOf = (kind: string, name: RegExp) => {
  const found = readdirSync(`${FOLDER}/${kind}`).filter((file) => name.test(file));
  expect(found, `${kind} files named ${name}`).not.toEqual([]);
  return found.reduce((sum, file) => sum + gzip(`${FOLDER}/${kind}/${file}`), 0);
};

const scripts = readdirSync(`${FOLDER}/js`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(`${FOLDER}/js/${file}`, 'utf8') }));
/** The one script that has more than 200 such entries. */
function scriptWith(entry: RegExp): string {
  const found = scripts.filter(({ code }) => (code.match(entry) ?? []).length > 200);
  expect(found, `scripts with ${entry}`).toHaveLength(1);
  return found[0]?.code ?? '';
}

/** The scripts that src/start asks for together: the one with the table of pages is among them. */
function application(): { file: string; code: string }[] {
  const idOf = (code: string) => /\.push\(\[\["(\d+)"/.exec(code)?.[1] ?? '';
  const main = scripts.find(({ file }) => file.startsWith('main.'))?.code ?? '';
  const imports = main.match(/Promise\.all\(\[(?:\w+\.e\("\d+"\),?)+\]/g) ?? [];
  const table = `"${idOf(scriptWith(ROUTE))}"`;
  const asked = imports.find((all) => all.includes(table)) ?? '';
  return scripts.filter(({ code }) => asked.includes(`"${idOf(code)}"`));
}

/** Limits in bytes of gzip, with some room above what was reached. */
describe('what every page loads', () => {
  it.each([
    // What runs for a reader who only reads; the application is fetched ahead, see src/start.
    ['js', /^main\./, 9_000],
    ['js', /^runtime~main\./, 8_000],
    ['css', /^styles\./, 34_000],
  ])('%s %s stays below its limit', (kind, name, limit) => {
    expect(sizeOf(kind, name)).toBeLessThanOrEqual(limit);
  });

  it('the application stays below its limit, without React DOM and Prism', () => {
    const parts = application();
    const bytes = parts.reduce((sum, { file }) => sum + gzip(`${FOLDER}/js/${file}`), 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(72_000);
    for (const { code } of parts) {
      expect(code).not.toMatch(/Minified React error|__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject/);
      expect(code).not.toContain('"function-definition"');
    }
  });
});

describe('what a page adds to every other page', () => {
  /** What application and runtime hold for each page, as the bundler writes it. */
  const KINDS: Readonly<Record<string, RegExp>> = {
    route: ROUTE,
    'names of its code': /"\/[^"]*-[\da-f]{3}":\{"__comp":"\w+","content":"\w+"\},?/g,
    code: /"?\w{7,10}"?:\[\(\)=>\w+\.e\([^\]]*\],?/g,
    'file of its code': /\b\d+:"[\da-f]{8}",?/g,
  };

  it('is below 5.5 KB for 100 pages', () => {
    let bytes = 0;
    for (const entry of Object.values(KINDS)) {
      const code = scriptWith(entry);
      const entries = code.match(entry) ?? [];
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
    const images = readdirSync('build', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(file))
      .map((file) => `build/${file}`)
      .filter((file) => file !== card);
    expect(images.length).toBeGreaterThan(200);
    expect(images.filter((file) => statSync(file).size > 60_000)).toEqual([]);
  });
});
