import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { questionFaults } from '@sablier-docs/search/questions/faults';
import { headingsOf } from '../../src/questions/headings';
import { parseQuestions } from '../../src/questions/parse';
import { readQuestions } from '../../src/questions/read';

const source =
  '# T\n\n## Fees {#fees}\n\n```md\n## Not a heading\n```\n\n### Who pays\n\n## Next\n';
const ids = new Set(['fees', 'who-pays', 'next', 'made-by-an-element']);
const six = (about: string) => Array.from({ length: 6 }, (_, at) => `${about} question ${at}`);
const all = new Map(['page', 'fees', 'who-pays'].map((id) => [id, six(id)]));
const page = { route: '/concepts/fees', headings: headingsOf(source), ids, questions: all };
const says = (over: Partial<Parameters<typeof questionFaults>[0]>) =>
  questionFaults({ ...page, ...over }).map((fault) => `${fault.id}: ${fault.says}`);

describe('the headings of a page', () => {
  it('have the ids that the site gives them', () => {
    expect(headingsOf(source).map(({ level, id }) => `${level} ${id}`)).toEqual([
      '1 t',
      '2 fees',
      '3 who-pays',
      '2 next',
    ]);
  });
});

describe('the questions of a page', () => {
  it('are whole when every section has some, and those of elements may', () => {
    expect(says({})).toEqual([]);
    expect(says({ questions: new Map([...all, ['made-by-an-element', six('m')]]) })).toEqual([]);
  });

  it('miss a section, or all of them', () => {
    const some = new Map([...all].filter(([id]) => id !== 'fees'));
    const missing = 'Section #fees has no questions. Write 6 to 15 below "fees:".';
    expect(says({ questions: some })).toEqual([`fees: ${missing}`]);
    expect(says({ questions: undefined })).toHaveLength(3);
  });

  it('are of sections that exist', () => {
    const [fault] = says({ questions: new Map([...all, ['fee', six('x')]]) });
    expect(fault).toBe(
      'fee: The page has no section #fee. Its sections: fees, who-pays, next, made-by-an-element.',
    );
  });

  it('are six to fifteen', () => {
    const five = new Map([...all, ['fees', six('x').slice(1)]]);
    const many = new Map([...all, ['fees', [...six('a'), ...six('b'), ...six('c')]]]);
    expect(says({ questions: five })).toEqual([
      'fees: Section #fees has 5 questions. Write 6 to 15.',
    ]);
    expect(says({ questions: many })[0]).toMatch(/has 18 questions/);
  });

  it('are not repeated, whatever the case and the punctuation', () => {
    const twice = new Map([...all, ['fees', [...six('x'), 'Page question 1?']]]);
    expect(says({ questions: twice })).toEqual([
      'fees: "Page question 1?" is a question of "page" too. Keep it where its answer is.',
    ]);
  });

  it('are those of the whole page in guides, and none in generated and earlier pages', () => {
    const whole = new Map([['page', six('page')]]);
    expect(says({ route: '/guides/fees', questions: whole })).toEqual([]);
    expect(says({ route: '/guides/fees', questions: undefined })).toHaveLength(1);
    const none = ['/guides/legacy/x', '/reference/lockup/contracts/contract.X', '/snippets/x'];
    for (const route of none) expect(says({ route, questions: undefined })).toEqual([]);
  });
});

describe('a file of questions', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (name: string, text?: string) => {
    if (text) writeFileSync(path.join(folder, `${name}.questions.yml`), text);
    return readQuestions(path.join(folder, `${name}.mdx`), { route: '/guides/x', source, ids });
  };

  it('is a list in YAML for each section', async () => {
    const text = '# Comment\npage:\n  - one: two\n';
    await expect(parseQuestions('x.yml', text)).rejects.toThrow(/"page" needs a list/);
    const quoted = await parseQuestions('x.yml', 'page:\n  - "why: a colon"\n  - it\'s plain\n');
    expect(quoted.get('page')).toEqual(['why: a colon', "it's plain"]);
  });

  it('has its faults with file and line', async () => {
    const text = `# Comment\npage:\n${six('x')
      .map((one) => `  - ${one}\n`)
      .join('')}nowhere:\n${six('y')
      .map((one) => `  - ${one}\n`)
      .join('')}`;
    const { faults, questions } = await read('one', text);
    expect(questions?.get('page')).toHaveLength(6);
    expect(faults).toEqual([
      {
        file: path.join(folder, 'one.questions.yml'),
        line: 9,
        says: expect.stringContaining('no section #nowhere') as string,
      },
    ]);
  });

  it('is missed once, and one that cannot be read is named', async () => {
    const missing = await read('none');
    expect(missing.faults).toHaveLength(1);
    expect((await read('bad', 'page:\n  - [\n')).faults).toHaveLength(1);
  });
});
