import { describe, expect, it } from 'vitest';
import { inHead } from './head';

const textAt = (html: string, ...asked: [string, Record<string, string>?]) => {
  const at = inHead(html, ...asked);
  return at && html.slice(at.start, at.end);
};

describe('an element of the head', () => {
  it('is found where a minifier has left out the tags around it', () => {
    const html = '<!doctype html><html lang=en><meta charset=UTF-8><title>A &lt;b></title><p>B';
    expect(textAt(html, 'title')).toBe('<title>A &lt;b></title>');
    expect(textAt(html, 'meta', { charset: 'UTF-8' })).toBe('<meta charset=UTF-8>');
  });

  it('is found however its tag is written', () => {
    const html = '<html><head>\n<META content="a>b"\n name="build" /><title>A</title></head>';
    expect(textAt(html, 'meta', { name: 'build' })).toBe('<META content="a>b"\n name="build" />');
  });

  it('is none that a script, a comment or the body holds', () => {
    const html =
      '<script>"<meta name=build>"</script><!-- <meta name=build> --><title>A</title>' +
      '<body><meta name=build><svg><title>B</title></svg>';
    expect(inHead(html, 'meta', { name: 'build' })).toBeUndefined();
    expect(textAt(html, 'title')).toBe('<title>A</title>');
  });

  it('is found after a script that writes the tag of a body', () => {
    const html =
      '<script>"<body class=a>"</script><title>A</title><body><title>B</title><meta name=build>';
    expect(textAt(html, 'title')).toBe('<title>A</title>');
    expect(inHead(html, 'meta', { name: 'build' })).toBeUndefined();
    const attribute = '<meta content="<body>"><title>A</title><body>';
    expect(textAt(attribute, 'title')).toBe('<title>A</title>');
  });
});
