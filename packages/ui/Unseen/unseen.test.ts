import { describe, expect, it } from 'vitest';
import { unseen } from '.';

describe('unseen', () => {
  it('returns the class and the height for a part of 12.345 rem, and another for one of 40', () => {
    expect(unseen(12.345)).toEqual({ className: 'unseen', style: { '--height': '12.3rem' } });
    expect(unseen(40)).toEqual({ className: 'unseen', style: { '--height': '40rem' } });
  });

  it('returns nothing for a part that is low', () => {
    expect(unseen(5.9)).toEqual({});
  });
});
