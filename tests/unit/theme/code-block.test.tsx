import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { attribute, findElement, findAll, hasClass, textOf } from '@sablier-docs/built/hast';
import { parseHtml } from '@sablier-docs/built/parse';
import CodeBlock from '../../../src/theme/CodeBlock/Content/String';

// This ignores colors, and the framework makes the highlighter's list of languages.
vi.mock('@sablier-docs/ui/Code/useTokens', () => ({
  useTokens: (text: string) => [{ role: 'keyword', text }],
}));

function draw(code: string, metastring = '') {
  const block = (
    <CodeBlock className="language-ts" metastring={metastring}>
      {code}
    </CodeBlock>
  );
  const tree = parseHtml(renderToStaticMarkup(block));
  const shown = findElement(tree, ({ tagName }) => tagName === 'code');
  const title = findElement(tree, (node) => hasClass(node, 'code-title'));
  const lines = findAll(tree, (node) => hasClass(node, 'code-line'));
  return {
    text: shown && textOf(shown),
    title: title && textOf(title),
    lines: lines.length,
    marked: lines.filter((line) => hasClass(line, 'code-line-marked')).map(textOf),
    numbers: shown && hasClass(shown, 'code-numbered') && attribute(shown, 'style'),
  };
}

describe('a block of code', () => {
  it('has no element per line unless a line is marked or numbered', () => {
    expect(draw('a\nb\n', 'title="x.ts"')).toEqual({
      text: 'a\nb',
      title: 'x.ts',
      lines: 0,
      marked: [],
      numbers: false,
    });
  });

  it('marks lines by its meta and by comments, which are not copied', () => {
    const block = draw('a\n// highlight-next-line\nb\n\nc\n', '{4}');
    expect(block).toMatchObject({ text: 'a\nb\n\nc', lines: 4, marked: ['b\n', 'c'] });
  });

  it('numbers its lines from where it is told, outside of the text', () => {
    expect(draw('a\nb', 'showLineNumbers')).toMatchObject({
      text: 'a\nb',
      numbers: 'counter-reset:line 0',
    });
    expect(draw('a', 'showLineNumbers=7').numbers).toBe('counter-reset:line 6');
  });
});
