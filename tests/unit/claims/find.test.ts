import { describe, expect, it } from 'vitest';
import { endsOf } from '../../../src/claims/find';

const found = (sentence: string, text: string) => endsOf(sentence, text).length;

describe('a sentence in a text', () => {
  it('is found at its beginning, within and at its end', () => {
    for (const text of ['One. Two.', 'No. One. Two.', 'Two. One.', 'Note: One.', '(No.) One.']) {
      expect(found('One.', text), text).toBe(1);
    }
  });

  it('is not found as a part of a longer one, whose rest may say the opposite', () => {
    expect(found('The sender can cancel.', 'Only the sender can cancel.')).toBe(0);
    expect(found('The sender can cancel', 'The sender can cancel unless it is settled.')).toBe(0);
    expect(found('sender can cancel.', 'The sender can cancel.')).toBe(0);
    expect(found('It pays 1.', 'It pays 1.5 tokens.')).toBe(0);
  });

  it('may be a cell or an item without a period, as a whole', () => {
    expect(found('the sender', 'the sender')).toBe(1);
    expect(found('the sender', 'the sender only')).toBe(0);
  });

  it('is found each time', () => {
    expect(endsOf('One.', 'One. Two. One.')).toEqual([4, 14]);
  });
});
