import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AmountNotation } from './AmountNotation';
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
