import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { questionFaults } from '@sablier-docs/search/questions/faults';
import { placesOfQuestions, sameWords } from '@sablier-docs/search/questions/same-words';
import { allQuestions } from '../../src/questions/all';
import { headingsOf } from '../../src/questions/headings';
import { parseQuestions } from '../../src/questions/parse';
import { readQuestions } from '../../src/questions/read';

const source =
  '# T\n\n## Fees {#fees}\n\n```md\n## Not a heading\n```\n\n### Who pays\n\n## Next\n';
const ids = new Set(['fees', 'who-pays', 'next', 'made-by-an-element']);
const six = (about: string) => Array.from({ length: 6 }, (_, at) => `${about} question ${at}`);
const all = new Map(['page', 'fees', 'who-pays'].map((id) => [id, six(id)]));
const page = {
  route: '/concepts/fees',
  headings: headingsOf(source),
  ids,
  questions: all,
  file: 'docs/concepts/fees.questions.yml',
  places: placesOfQuestions(new Map()),
};
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

  it('are refused for a section that the page does not have', () => {
    const [fault] = says({ questions: new Map([...all, ['fee', six('x')]]) });
    expect(fault).toBe(
      'fee: The page has no section #fee. Its sections: fees, who-pays, next, made-by-an-element.',
    );
  });

  it('are refused when a section has five or eighteen', () => {
    const five = new Map([...all, ['fees', six('x').slice(1)]]);
    const many = new Map([...all, ['fees', [...six('a'), ...six('b'), ...six('c')]]]);
    expect(says({ questions: five })).toEqual([
      'fees: Section #fees has 5 questions. Write 6 to 15.',
    ]);
    expect(says({ questions: many })[0]).toMatch(/has 18 questions/);
  });

  it('are not repeated, whatever the case, the order, the endings and the punctuation', () => {
    const twice = new Map([...all, ['fees', [...six('x'), 'Question 1 of the PAGES?']]]);
    expect(says({ questions: twice })).toEqual([
      'fees: "Question 1 of the PAGES?" asks the same as "page question 1" of "page". ' +
        'Keep the one whose section answers it best.',
    ]);
  });

  it('are not repeated on another page', () => {
    const places = placesOfQuestions(
      new Map([
        ['docs/support/faq.questions.yml', new Map([['cost', ['the fees question 3?']]])],
        [page.file, all],
      ]),
    );
    expect(says({ places })).toEqual([
      'fees: "fees question 3" asks the same as "the fees question 3?" of "cost" in ' +
        'docs/support/faq.questions.yml. Keep the one whose section answers it best.',
    ]);
  });

  it('are other questions when their words with a meaning differ, or the short words of a short one', () => {
    const same = (one: string, other: string) => sameWords(one) === sameWords(other);
    expect(same('why was my salary stream canceled', 'canceled salary streams')).toBe(true);
    expect(same('why was my salary stream canceled', 'canceled salary')).toBe(false);
    expect(same('when can i claim', 'why can i not claim')).toBe(false);
    expect(same('Is it safe?', 'it is safe')).toBe(true);
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
    const about = { route: '/guides/x', source, ids };
    return readQuestions(path.join(folder, `${name}.mdx`), about, placesOfQuestions(new Map()));
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

  it('is one of all, without those that cannot be read', async () => {
    writeFileSync(path.join(folder, 'three.questions.yml'), 'page:\n  - alone\n');
    writeFileSync(path.join(folder, 'broken.questions.yml'), 'page:\n  - [\n');
    const names = [...(await allQuestions(folder)).keys()].map((file) => path.basename(file));
    expect(names).toContain('three.questions.yml');
    expect(names).not.toContain('broken.questions.yml');
  });
});

describe('the questions of the site', () => {
  it('have no question in two sections', async () => {
    const all = await allQuestions();
    expect(all.size).toBeGreaterThan(100);
    const repeated = [...placesOfQuestions(all).values()].filter(({ length }) => length > 1);
    expect(repeated).toEqual([]);
  });
});
