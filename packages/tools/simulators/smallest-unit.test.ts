import { describe, expect, it } from 'vitest';
import { FIRST_FORM } from './flow/form';
import { readFlow } from './flow/read-form';
import { readSharedFlow, writeSharedFlow } from './flow/share';
import { presetForm } from './stream/from-stream';
import { readForm } from './stream/read-form';

const COUNT = '1500000000';

describe('an amount that may count the smallest unit', () => {
  it('is asked about in the deposit, the unlocks and the tranches of the simulator', () => {
    const linear = { ...presetForm('linear'), decimals: '6', unlockCliff: COUNT, deposit: COUNT };
    const rows = [{ amount: COUNT, exponent: '1', time: '1d' }];
    const tranched = { ...linear, model: 'tranched', deposit: '1500', rows } as const;
    const asked = (form: Parameters<typeof readForm>[0]) =>
      readForm(form)
        .unread.filter(({ message }) => message.includes('smallest unit'))
        .map(({ field }) => field);
    expect(asked(linear)).toEqual(['deposit', 'unlockCliff']);
    expect(asked(tranched)).toEqual(['rows[0].amount']);
    expect(asked({ ...linear, decimals: '18' })).toEqual([]);
  });

  it('is asked about in the amount and the deposit of the Flow calculator', () => {
    const form = { ...FIRST_FORM, decimals: '6', amount: COUNT, deposit: COUNT };
    const { problems, amount, deposit } = readFlow(form);
    expect([...problems.keys()]).toEqual(['amount', 'deposit']);
    expect([amount, deposit]).toEqual([null, null]);
  });

  it('is tokens in a link, and comes into the field with its spaces', () => {
    const shared = readSharedFlow(`?decimals=6&amount=${COUNT}&deposit=${COUNT}`);
    if (!shared) throw new Error('The link has no form.');
    const spaced = '1\u202f500\u202f000\u202f000';
    expect(shared.form).toMatchObject({ amount: spaced, deposit: spaced });
    expect(readFlow(shared.form).problems.size).toBe(0);
    expect(writeSharedFlow(shared.form)).toContain(`amount=${COUNT}`);
  });
});
