import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AmountNotation } from './AmountNotation';
import { LongInput } from './LongInput';
import { TextInput } from './TextInput';

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text);
const field = (value: string, most?: number) =>
  renderToStaticMarkup(
    <TextInput
      label="Amount"
      value={value}
      onValue={vi.fn()}
      {...(most !== undefined && { most })}
    />,
  );

it('a field for a number offers what its text can mean, and no other field does', () => {
  expect(buttons(field('1.125', Infinity))).toEqual(['Use 1.125', 'Use 1125']);
  expect(buttons(field('0,5', Infinity))).toEqual(['Use 0.5']);
  expect(buttons(field('33.333', 100))).toEqual([]);
  expect(buttons(field('1.5', Infinity))).toEqual([]);
  expect(buttons(field('1.125'))).toEqual([]);
});

/** Enough for every amount here. */
const ROOM = { maxLength: 100 };

it('an amount that may count the smallest unit of its token is offered both ways', () => {
  const amount = (value: string, decimals: number) =>
    buttons(
      renderToStaticMarkup(
        <LongInput
          label="Amount"
          value={value}
          onValue={vi.fn()}
          {...ROOM}
          most={Infinity}
          decimals={decimals}
        />,
      ),
    );
  expect(amount('1500000000', 6)).toEqual(['Use 1\u202f500\u202f000\u202f000', 'Use 1\u202f500']);
  expect(amount('1500000000', 18)).toEqual([]);
  expect(amount('1,5', 6)).toEqual(['Use 1.5']);
});

it('a file is asked for the notations that its amount has a meaning in', () => {
  const ask = (doubtful: string) =>
    buttons(
      renderToStaticMarkup(
        <AmountNotation doubtful={doubtful} chosen={null} onChoice={vi.fn()} />,
      ).replaceAll('<!-- -->', ''),
    );
  expect(ask('1.000')).toEqual(['1 (decimal point)', '1000 (decimal comma)']);
  expect(ask('0,5')).toEqual(['0.5 (decimal comma)']);
});

it('an answer stays where it was pressed, and what takes it back comes behind all of them', () => {
  const html = renderToStaticMarkup(
    <AmountNotation
      doubtful={null}
      chosen={{ notation: 'point', example: '1.000' }}
      onChoice={vi.fn()}
    />,
  );
  expect(buttons(html)).toEqual(['1 (decimal point)', '1000 (decimal comma)', 'Undo this choice']);
  expect(html.match(/aria-pressed="true">[^<]*/g)).toEqual([
    'aria-pressed="true">1 (decimal point)',
  ]);
  // What stands before the answers is what stood there when they were pressed.
  expect(html.slice(0, html.indexOf('<button'))).toContain('In this file, 1.000 means:');
});

it.each([
  ['a problem and a hint', 'Too much.', 'In tokens.', ['Too much.', 'In tokens.']],
  ['a problem alone', 'Too much.', undefined, ['Too much.']],
  ['a hint alone', undefined, 'In tokens.', ['In tokens.']],
])('a field with %s is described by it, the problem first', (_, problem, hint, said) => {
  const html = renderToStaticMarkup(
    <TextInput label="Amount" value="1" onValue={vi.fn()} {...{ problem, hint }} />,
  );
  const ids = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(ids.map((id) => html.split(`id="${id}"`)[1]?.replace(/^[^>]*>|<[\s\S]*$/g, ''))).toEqual(
    said,
  );
  expect(html.includes('aria-invalid="true"')).toBe(problem !== undefined);
});
