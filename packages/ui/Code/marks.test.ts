import { describe, expect, it } from 'vitest';
import { linesOf } from './lines';
import { readLineMarks } from './marks';
import { readFenceOptions } from './fence-options';
import { remarkFences } from '@sablier-docs/vocabulary/steps/fences';
import { readMdx } from '@sablier-docs/vocabulary/testing/mdx';

const marks = (source: string, lines: number[] = []) => {
  const { code, lines: marked } = readLineMarks(source, lines);
  return [code, [...marked].sort((a, b) => a - b)];
};

describe('the meta of a fence', () => {
  it('names title, file, region, lines and numbers, in any order', () => {
    expect(readFenceOptions('{1,3-4} title="A = {2}" showLineNumbers')).toEqual({
      title: 'A = {2}',
      lines: [1, 3, 4],
      firstNumber: 1,
    });
    expect(readFenceOptions(`file="a.ts" region='b' showLineNumbers=7`)).toEqual({
      file: 'a.ts',
      region: 'b',
      lines: [],
      firstNumber: 7,
    });
    expect(readFenceOptions('')).toEqual({ lines: [] });
  });

  it.each(['titel="x"', 'live', '{3-1}', '{0}', '{a}', 'title="a"{1}', 'showLineNumber'])(
    'is refused when it says %s',
    (meta) => {
      expect(() => readFenceOptions(meta)).toThrow();
    },
  );
});

describe('comments that highlight', () => {
  it.each([
    ['Solidity and TypeScript', '// highlight-next-line'],
    ['a shell, TOML, YAML and GraphQL', '  # highlight-next-line'],
    ['styles', '/* highlight-next-line */'],
    ['JSX', '{/* highlight-next-line */}'],
    ['HTML', '<!-- highlight-next-line -->'],
    ['SQL', '-- highlight-next-line'],
  ])('are taken out in %s', (_language, comment) => {
    expect(marks(`a\n${comment}\nb\nc`)).toEqual(['a\nb\nc', [2]]);
  });

  it('mark a part, and work beside lines that the meta names', () => {
    expect(marks('// highlight-start\na\nb\n// highlight-end\nc\nd', [4])).toEqual([
      'a\nb\nc\nd',
      [1, 2, 4],
    ]);
  });

  it('are text in a line of code', () => {
    expect(marks('a // highlight-next-line')).toEqual(['a // highlight-next-line', []]);
  });

  it.each([
    ['// highlight-start\na', /no highlight-end/],
    ['// highlight-end\na', /no highlight-start/],
    ['// highlight-start\n// highlight-end', /nothing between/],
    ['// highlight-start\na\n// highlight-start', /before highlight-end/],
    ['a\n// highlight-next-line', /No line follows/],
    ['// highlight-line\na', /Unknown comment highlight-line/],
  ])('throws for the comments in %j', (source, message) => {
    expect(() => marks(source)).toThrow(message);
  });

  it('are refused for lines that are not there', () => {
    expect(() => marks('a\nb', [3])).toThrow('Line 3 cannot be highlighted: the code has 2');
  });

  it('stop the build with page and line', () => {
    const page = (fence: string) => () => readMdx(`# A\n\n${fence}`, [remarkFences]);
    expect(page('```ts {2}\na\n```')).toThrow(/docs\/guides\/page\.mdx:3: Line 2/);
    expect(page('```ts live\na\n```')).toThrow(/page\.mdx:3: Code on a page is not live/);
    expect(page('```ts {1} showLineNumbers title="a"\na\n```')).not.toThrow();
  });
});

it('cuts colored pieces into lines, each with its line feed', () => {
  const pieces = [{ text: 'a\n\n' }, { role: 'comment', text: 'b\nc' }, { text: 'd' }];
  expect(linesOf(pieces).map((line) => line.map(({ text }) => text))).toEqual([
    ['a\n'],
    ['\n'],
    ['b\n'],
    ['c', 'd'],
  ]);
});
