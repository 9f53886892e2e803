import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PasteField } from './PasteField';
import { insertText } from './long-text';

it('a pasted text takes the place of what is selected and keeps the rest', () => {
  const field = { value: 'address,amount\nold\nend', selectionStart: 15, selectionEnd: 18 };
  expect(insertText(field, 'new')).toBe('address,amount\nnew\nend');
  expect(insertText({ ...field, selectionStart: 22, selectionEnd: 22 }, '!')).toBe(
    `${field.value}!`,
  );
});

it('the length of a text too long to show is said, and the field is empty', () => {
  const show = (shown: string | number) =>
    renderToStaticMarkup(<PasteField label="Rows" shown={shown} onText={vi.fn()} />);
  expect(show(1_250_000)).toMatch(/<textarea[^>]*><\/textarea>.*1\u202f250\u202f000 characters/s);
  expect(show('a,b')).toMatch(/<textarea[^>]*>a,b<\/textarea>/);
  expect(show('a,b')).not.toContain('characters');
});
