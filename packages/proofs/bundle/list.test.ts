import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { missingFor, type Graph } from './needs';
import { stepsIn } from './steps';

const read = (text: string) =>
  ts.createSourceFile('a.statements.ts', text, ts.ScriptTarget.Latest, true);

function bodyIn(source: ts.SourceFile): ts.ArrowFunction {
  let found: ts.ArrowFunction | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isArrowFunction(node)) found ??= node;
    ts.forEachChild(node, look);
  };
  source.statements.filter(ts.isExpressionStatement).forEach(look);
  if (!found) throw new Error('There is no test.');
  return found;
}

const wordsOf = (code: string) =>
  stepsIn(bodyIn(read(`statement('id', async ({ lockup }) => {\n  ${code}\n});`))).map(
    ({ words }) => words,
  );

describe('the steps of a test in words', () => {
  it.each([
    ['await lockup.pass(40n * DAY);', 'The clock moves by 40 days.'],
    ['await lockup.pass(DAY);', 'The clock moves by 1 day.'],
    [
      "await lockup.call('sender', 'withdraw', [id, 'recipient', dai('15')]);",
      'Sender calls withdraw(id, recipient, 15 DAI).',
    ],
    [
      "const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });",
      'A stream is opened: deposit 100 DAI, total 100 days.',
    ],
    [
      "await lockup.reverts('SablierLockup_Unauthorized', 'stranger', 'cancel', [id]);",
      'Stranger calls cancel(id): it has to revert with SablierLockup_Unauthorized.',
    ],
    [
      "await lockup.moves(() => lockup.call('sender', 'cancel', [id]), { sender: dai('60'), lockup: -dai('60') });",
      'Sender calls cancel(id). These balances have to change, and no other: sender 60 DAI, lockup −60 DAI.',
    ],
    [
      "await lockup.moves(() => lockup.call('sender', 'renounce', [id]), {});",
      'Sender calls renounce(id). No balance may change.',
    ],
    ["expect(await lockup.read('isCold', [id])).toBe(true);", 'isCold(id) has to be true.'],
    ['expect(later).not.toBe(before);', 'later must not be before.'],
    ['const before = await lockup.now();', 'before is the current second.'],
  ])('turns the line %s into "%s"', (code, words) => {
    expect(wordsOf(code)).toEqual([words]);
  });

  it('returns no words for a loop of code and an early return', () => {
    expect(wordsOf('const again = async () => lockup.now();')).toEqual([undefined]);
    expect(wordsOf('if (a) return;')).toEqual([undefined]);
  });
});

describe('what a page lacks', () => {
  const graph: Graph = {
    'a.statements.ts': {
      imports: [
        { path: 'reads.ts', original: './reads', kind: 'import-statement' },
        { path: 'pure.ts', original: './pure', kind: 'import-statement' },
      ],
    },
    'reads.ts': { imports: [{ path: 'missing:node:fs', kind: 'import-statement' }] },
    'pure.ts': { imports: [{ path: 'reads.ts', kind: 'dynamic-import' }] },
  };
  const missing = (body: string, before = '') => {
    const source = read(
      `import { file } from './reads';\nimport { sum } from './pure';\n${before}\nstatement('id', async ({ indexer }) => { ${body} });`,
    );
    return missingFor(bodyIn(source), source, 'a.statements.ts', graph);
  };

  it('is found through what a test uses of its file', () => {
    expect(missing('expect(file()).toBe(1);')).toBe('node:fs');
    expect(missing('expect(own()).toBe(1);', 'const own = () => file();')).toBe('node:fs');
    expect(missing("indexer.answer('lockup/latest', 'envio');")).toBe('node:fs');
  });

  it('is undefined for a test that uses nothing of the module', () => {
    expect(missing('expect(sum(1, 2)).toBe(3);', 'const own = () => file();')).toBeUndefined();
  });
});
