import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildId, withBuildId } from './build-id';

const page = (text: string) =>
  `<!doctype html><html><meta charset=UTF-8><meta name=generator content=A><title>${text}</title>`;

let build: string;
const write = (file: string, content: string) => {
  mkdirSync(path.join(build, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(build, file), content);
};
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('404.html', page('frame'));
  write('concepts/nft.html', page('nft'));
  write('assets/js/main.01.js', 'a()');
  write('js/chat.js', 'b()');
});

describe('the name of a build', () => {
  it('is the same for the same content, marked or not', () => {
    const id = buildId(build);
    expect(id).toMatch(/^[\da-f]{12}$/);
    expect(buildId(build)).toBe(id);
    write('404.html', withBuildId(page('frame'), id));
    expect(buildId(build)).toBe(id);
  });

  it.each([
    ['a script', 'assets/js/main.01.js', 'c()'],
    ['a script without a hash', 'js/chat.js', 'c()'],
    ['a stylesheet', 'assets/css/new.01.css', 'a{}'],
    ['the frame', '404.html', page('another frame')],
  ])('changes when %s changes', (_what, file, content) => {
    const id = buildId(build);
    write(file, content);
    expect(buildId(build)).not.toBe(id);
  });

  it('stays when the text of a page changes', () => {
    const id = buildId(build);
    write('concepts/nft.html', page('another text'));
    write('search-index.json', '{}');
    expect(buildId(build)).toBe(id);
  });
});

describe('a page', () => {
  it('has one mark, which a later one replaces', () => {
    const once = withBuildId(page('x'), 'aaaa');
    expect(once).toContain(
      '<meta charset=UTF-8><meta name=build content=aaaa><meta name=generator content=A><title>',
    );
    expect(withBuildId(once, 'bbbb')).toBe(withBuildId(page('x'), 'bbbb'));
  });

  it('writes no build into a page without a generator, such as a redirect', () => {
    const redirect = '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">';
    expect(withBuildId(redirect, 'aaaa')).toBe(redirect);
  });
});
