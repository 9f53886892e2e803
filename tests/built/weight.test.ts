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
