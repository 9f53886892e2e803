// cspell:ignore importmap speculationrules
import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '@sablier-docs/built/parse';
import { inlineScriptsOf, scriptHashes } from './inline-scripts';

const theme = { name: 'the theme', holds: 'theme(' };
const allowed = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
function hashes(html: string) {
  const scripts = scriptHashes([theme]);
  scripts.add('/a/b.html', inlineScriptsOf(parseHtml(html)));
  return scripts.all();
}

describe('inline scripts', () => {
  it('give the hash of their exact text, each once', () => {
    const html = '<script>theme( 1 )\n</script><script data-x="a>b">theme( 1 )\n</script>';
    expect(hashes(html)).toEqual([allowed('theme( 1 )\n')]);
  });

  it('stop the build when they are not expected, with the file and the text', () => {
    const act = () => hashes('<script>theme()</script><script>alert("x")</script>');
    expect(act).toThrow(/a\/b\.html holds an inline script.*alert\("x"\)/s);
  });

  for (const type of ['', 'module', 'text/javascript', 'importmap', 'speculationrules']) {
    it(`count when their type is "${type}"`, () => {
      expect(() => hashes(`<script type="${type}">x()</script>`)).toThrow(/not expected/);
    });
  }

  it('leave out JSON, files and elements whose name begins with script', () => {
    const html =
      '<script>theme()</script><script type="application/ld+json">{"a":"<b>"}</script>' +
      '<script type=application/json>{}</script><script defer src="/a.js"></script>' +
      '<script src=/b.js></script><scripted>x()</scripted>';
    expect(hashes(html)).toEqual([allowed('theme()')]);
  });

  it('throw for an expected script that no page has any more', () => {
    expect(() => hashes('<p>no script</p>')).toThrow(/the theme/);
  });
});
