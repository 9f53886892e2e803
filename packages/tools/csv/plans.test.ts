import { describe, expect, it } from 'vitest';
import { check, codes, formatOf, ALICE, BOB } from './testing';
import { LIST_FORMAT, PLAN_FORMATS, csvPlan, type Plan, type PlanOptions } from './plans';

const options: PlanOptions = { format: formatOf(LIST_FORMAT), decimals: 6, start: '2027-03-01' };
const plan = (text: string, of: Plan = 'fourYears', more: Partial<PlanOptions> = {}) =>
  csvPlan(text, of, { ...options, ...more });

describe('a list of people becomes', () => {
  it('four years of vesting with a quarter after the first', () => {
    const table = `Name\tWallet\tTokens\nAda\t${ALICE}\t12,000\nBob\t${BOB}\t0.000007\n`;
    const made = plan(table, 'fourYears', { notation: 'point' });
    expect(made).toEqual({
      formatId: 'lockup/range/cliff',
      made: 'Made of Wallet (recipients) and Tokens (amounts). Left out: Name.',
      text: [
        'address,amount,startAt,endAt,cliffAmount,cliffAt',
        `${ALICE},12000,2027-03-01 00:00,2031-03-01 00:00,3000,2028-03-01 00:00`,
        `${BOB},0.000007,2027-03-01 00:00,2031-03-01 00:00,0.000001,2028-03-01 00:00`,
        '',
      ].join('\n'),
    });
    expect(codes(check(PLAN_FORMATS.fourYears, made.text ?? '', 6))).toEqual([]);
  });

  it('pay for every month, with the first as deposit, also for one person', () => {
    const made = plan(`${ALICE};5000\n`, 'monthly');
    expect(made.text).toBe(
      `address,rateAmount,rateInterval,initialDepositAmount,startAt\n${ALICE},5000,month,5000,2027-03-01 00:00\n`,
    );
    expect(codes(check(PLAN_FORMATS.monthly, made.text ?? '', 6))).toEqual([]);
  });

  it('the same in every order of the columns, with and without names', () => {
    const tables = [
      `${ALICE},12\n${BOB},5`,
      `amount,address\n12,${ALICE}\n5,${BOB}`,
      `"Tokens";"Address"\n"12";"${ALICE}"\n"5";"${BOB}"`,
    ];
    const [first, ...others] = tables.map((text) => plan(text).text);
    expect(first).toContain(`${ALICE},12,`);
    for (const other of others) expect(other).toBe(first);
  });

  it('March 1 for a February 29 that does not exist', () => {
    const made = plan(`${ALICE},4`, 'fourYears', { start: '2028-02-29' });
    expect(made.text).toContain('2028-02-29 00:00,2032-02-29 00:00,1,2029-03-01 00:00');
  });
});

describe('nothing is made of', () => {
  it('amounts with two meanings: the list comes back, and is asked about', () => {
    const made = plan(`Wallet;Amount\n${ALICE};1.000\n${BOB};2\n`);
    expect(made.problem).toMatch(/then press the plan again/);
    expect(made.text).toBe(`Wallet;Amount\n${ALICE};1.000\n${BOB};2\n`);
    expect(plan(made.text ?? '', 'fourYears', { notation: 'comma' }).text).toContain(
      `${ALICE},1000,`,
    );
  });

  it('a row that cannot be read', () => {
    const made = plan(`to,tokens\n${ALICE},5\n${BOB},6\n0x12,7`);
    expect(made).toMatchObject({ formatId: LIST_FORMAT, problem: expect.any(String) as string });
    expect(made.text).toContain('0x12,7');
  });

  it.each(['', 'nothing', 'address,amount', ALICE, `${ALICE},x`])(
    'makes no plan of %j and asks for a list',
    (text) => {
      expect(plan(text)).toEqual({ problem: expect.stringMatching(/^Paste or choose/) as string });
    },
  );

  it('a first day that is no day', () => {
    expect(plan(`${ALICE},5`, 'fourYears', { start: 'soon' }).text).toBeUndefined();
  });
});
