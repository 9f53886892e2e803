import { describe, expect, it } from 'vitest';
import { shown } from './embedded/fixtures.ts';
import type { Matcher } from './highlight.ts';
import { sentence } from './sentence.ts';

const finds =
  (...words: string[]): Matcher =>
  (term) =>
    words.includes(term) ? { length: term.length, word: term } : undefined;
const of = (text: string, ...words: string[]) => shown(sentence(text, finds(...words), 2, 5));

describe('the snippet of a lay question', () => {
  it('is the sentence with most of its words', () => {
    const text = 'A sender cancels. The recipient keeps vested tokens. Press Cancel in the app.';
    expect(of(text, 'vested', 'tokens')).toBe('The recipient keeps [vested] [tokens].');
  });

  it('is no code, and no label', () => {
    const text =
      'lockup.cancel(id);\nStatus\nCall it as lockup.cancel(id); it ends.\nOnly the sender can cancel it.';
    expect(of(text, 'cancel')).toBe('Only the sender can [cancel] it.');
  });

  it('is the first sentence of a text without the words, and the best words of one without sentences', () => {
    expect(of('One is here now. Two is here too.', 'nothing')).toBe('One is here now.');
    expect(of('cancel(uint256 streamId) as one two three four', 'three')).toBe(
      '…as one two [three] four',
    );
  });

  it('is cut when it is long', () => {
    const long = `The ${'very '.repeat(40)}long sentence has tokens.`;
    expect(of(long, 'tokens').split(' ').length).toBeLessThan(8);
  });
});
