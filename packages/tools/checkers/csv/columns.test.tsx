import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ALICE, BOB, formatOf, CSV_NOW } from '../../csv/testing';
import { checkFile } from '../../csv/check-file';
import type { WithheldAnswer } from '../../csv/columns/withheld';
import { Columns } from './Columns';
import { WithheldChoice } from './WithheldChoice';

const format = formatOf('airdrops/instant');

/** The step of the tool for a file. */
function shown(text: string): string {
  const { arranged } = checkFile(text, { format, decimals: 6, now: CSV_NOW });
  return renderToStaticMarkup(
    <Columns format={format} of={{ ...arranged, key: 'file' }} onChoice={() => undefined} />,
  );
}

it('asks which column is what, with a guess filled in and the first value of each column', () => {
  const html = shown(`1,${ALICE},1500\n2,${BOB},2000\n`);
  expect(html).toContain('Which column is what?');
  expect(html).toMatch(/<option value="1" selected="">Column B: 0x8b1d/);
  expect(html).toContain('<option value="2">Column C: 1500</option>');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Use these columns/);
});

it.each([
  ['two columns', { address: 1, amount: 2 }, true],
  ['one column for both', { address: 2, amount: 2 }, false],
  ['a column for one of them', { address: 1, amount: null }, false],
])('takes %s', (_, choice, isReady) => {
  const { arranged } = checkFile(`1,${ALICE},1500\n`, { format, decimals: 6, now: CSV_NOW });
  const of = { ...arranged, key: 'file', asked: ['amount'], choice };
  const html = renderToStaticMarkup(<Columns format={format} of={of} onChoice={() => undefined} />);
  expect(/<button[^>]*disabled=""[^>]*>Use these columns/.test(html)).toBe(!isReady);
});

it('shows which columns were taken, their first rows, and what is left out', () => {
  const html = shown(`Name,Wallet,Tokens\nAda,${ALICE},1500\nBob,${BOB},2000\n`);
  expect(html).toContain('address, from Wallet');
  expect(html).toContain('amount, from Tokens');
  expect(html).toContain('<td>1500</td>');
  expect(html).toContain('Left out: Name.');
});

it('says nothing about a file in the columns of the template', () => {
  expect(shown(`address,amount\n${ALICE},1\n${BOB},2\n`)).toBe('');
});

it('asks about the rows that a column marks, and again about others', () => {
  const { arranged } = checkFile(`address,amount,paid\n${ALICE},1,\n${BOB},2,x\n`, {
    format,
    decimals: 6,
    now: CSV_NOW,
  });
  const detail = arranged.withheld?.detail ?? '';
  const choiceFor = (chosen: WithheldAnswer | null) =>
    renderToStaticMarkup(
      <WithheldChoice withheld={{ count: 1, detail }} chosen={chosen} onChoice={() => undefined} />,
    );
  expect(choiceFor(null)).toContain('Column paid: row 3 (x).');
  expect(choiceFor(null)).toMatch(/>Leave this row out<.*>Pay this row, too</);
  expect(choiceFor({ rows: 'leave', detail })).toContain('They are left out.');
  expect(choiceFor({ rows: 'pay', detail: 'Column paid: row 2 (x).' })).toContain('Pay this row');
});

it('what was found in the bytes of a file stays beside what is found in its columns', () => {
  const before = [{ code: 'byte-order-mark', fixed: true } as const];
  const codes = (text: string) =>
    checkFile(text, { format, decimals: 6, now: CSV_NOW }, before).report.problems.map(
      ({ code }) => code,
    );
  expect(codes(`address,amount\n${ALICE},1\n${BOB},2\n`)).toEqual(['byte-order-mark']);
  expect(codes(`name,wallet,tokens\nAda,${ALICE},1\nTotal,,1\n`)).toEqual(
    expect.arrayContaining(['byte-order-mark', 'sum-row']),
  );
});
