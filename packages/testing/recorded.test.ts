import { expect, it } from 'vitest';
import { recordOf } from './recorded';

/* A record that lost a change would let every fault pass that it is there for. */

it('has the whole answer to a sample, and of each change what differs', async () => {
  const sample = { amount: '5', list: [{ is: true }], kept: 1 };
  const answer = ({ amount, list }: Partial<typeof sample>) => {
    if (amount === undefined) throw new RangeError('There is no amount.');
    return { doubled: 2 * Number(amount), flags: list?.map((one) => one.is) };
  };
  expect((await recordOf([sample], answer, { kept: [] })).split('\n')).toEqual([
    '# {"amount":"5","list":[{"is":true}],"kept":1}',
    '  doubled: 10',
    '  flags.0: true',
    'amount = "6":',
    '  doubled: 12',
    'amount = "15":',
    '  doubled: 30',
    'amount = "0":',
    '  doubled: 0',
    'without amount: "RangeError: There is no amount."',
    'list.0.is = false:',
    '  flags.0: false',
    'without list.0.is:',
    '  flags.0: undefined',
    'list without its last:',
    '  flags: []',
    '  lacks 1: flags.0 to flags.0',
    'list with its first again:',
    '  flags.1: true',
    'without list:',
    '  flags: undefined',
    '  lacks 1: flags.0 to flags.0',
    '',
  ]);
});

it('tells long texts apart that begin and end alike', async () => {
  const long = (middle: string) => `${'a'.repeat(200)}${middle}${'b'.repeat(200)}`;
  const [one, other] = await Promise.all(
    ['x', 'y'].map((middle) => recordOf([0], () => long(middle), 'none')),
  );
  expect(one).not.toBe(other);
  expect(one?.length).toBeLessThan(200);
});
