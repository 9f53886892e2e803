import { describe, expect, it } from 'vitest';
import { ALICE, BOB } from '../../csv/testing';
import { answersFor, fileAfter, noFile, type FileAnswers, type OpenFile } from './open-file';

const answers: FileAnswers = {
  notation: { notation: 'comma', example: '1.000' },
  dates: { order: 'day', example: '01/02/2027' },
  unit: { unit: 'smallest', example: '1500000000', decimals: 6 },
  withheld: { rows: 'leave', detail: 'Column paid: row 3 (x).' },
  columns: { key: 'columns', choice: { address: 1, amount: 2 } },
};
const NONE = { notation: null, dates: null, unit: null, withheld: null, columns: null };
const LIST = `address,amount\n${ALICE},1.000\n${BOB},2.500\n`;
const pasted = (data: Blob | string): OpenFile => ({
  source: { data, name: 'pasted rows' },
  answers,
  preset: null,
});
const open = (data: Blob | string, name = 'pasted rows') => ({ do: 'open', data, name }) as const;

describe('what was said of a file', () => {
  it.each([
    ['one more row', `${LIST}${ALICE},3\n`],
    ['an amount that is edited', LIST.replace('2.500', '2.501')],
    ['a row that is taken out', LIST.replace(`${ALICE},1.000\n`, '')],
    ['another header', LIST.replace('amount', 'tokens')],
    ['nothing new', LIST],
  ])('holds for the pasted list with %s', (_, text) => {
    const file = fileAfter(pasted(LIST), open(text));
    expect(file.answers).toBe(answers);
    expect(file.source?.data).toBe(text);
  });

  it.each([
    ['a list of others', `address,amount\n${BOB},1.000\n0x${'5'.repeat(40)},7,25\n`],
    ['one row of another', `address,amount\n${BOB},1.000`],
    ['nothing', ''],
    ['a header alone', 'address,amount\n'],
  ])('is asked again of %s under the same header', (_, text) => {
    expect(fileAfter(pasted(LIST), open(text)).answers).toEqual(NONE);
  });

  it('is asked again of rows of which one in three stays', () => {
    const [one, two, three] = ['5', '6', '7'].map((digit) => `0x${digit.repeat(40)}`);
    const before = `address,amount\n${ALICE},1.000\n${BOB},2.500\n${one},3.000\n`;
    const after = `address,amount\n${two},4.000\n${three},5.750\n${one},3.000\n`;
    expect(fileAfter(pasted(before), open(after)).answers).toEqual(NONE);
  });

  it.each([
    ['a file', new Blob([LIST]), 'list.csv'],
    ['a file of the same name', new Blob([LIST]), 'pasted rows'],
    ['the same rows from another place', LIST, 'the template'],
  ])('is asked again of %s', (_, data, name) => {
    expect(fileAfter(pasted(LIST), open(data, name)).answers).toEqual(NONE);
  });

  it('is asked again of rows that the tool fills in, which stand in the field', () => {
    const filled = fileAfter(pasted(LIST), { do: 'fill in', text: LIST, name: 'a plan' });
    expect(filled).toEqual({
      source: { data: LIST, name: 'a plan' },
      answers: NONE,
      preset: { text: LIST },
    });
    expect(fileAfter(filled, open(`${LIST}x`)).preset).toBe(filled.preset);
  });

  it('changes one answer at a time, and is taken back', () => {
    const dates = { order: 'month', example: '01/02/2027' } as const;
    const said = fileAfter(pasted(LIST), { do: 'answer', answers: { dates } });
    expect(said.answers).toEqual({ ...answers, dates });
    const undone = fileAfter(said, { do: 'answer', answers: { dates: null } });
    expect(undone.answers).toEqual({ ...answers, dates: null });
    expect(undone.source).toEqual(pasted(LIST).source);
  });

  it('of the unit holds for a token with the same decimals alone', () => {
    const file = pasted(LIST);
    expect(answersFor(file, 6)).toEqual(answers);
    expect(answersFor(file, 18)).toEqual({ ...answers, unit: null });
    expect(answersFor(noFile, 18)).toEqual(NONE);
  });
});
