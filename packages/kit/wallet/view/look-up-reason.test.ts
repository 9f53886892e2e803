import { expect, it } from 'vitest';
import { readErrors } from '@sablier-docs/reference/errors';
import { describeReason, lookUpReason } from './look-up-reason';

const fail = () => Promise.reject<never>(new Error('It did not load.'));
const LOST = { errors: fail, older: fail };
const errors = readErrors(process.cwd());
const WHOLE = {
  errors: () => Promise.resolve({ default: errors }),
  older: () => Promise.resolve({ default: [] }),
};

async function sentences(...asked: Parameters<typeof lookUpReason>): Promise<string> {
  const { title, text } = describeReason(asked[0], await lookUpReason(...asked));
  return `${title} ${text}`;
}

/** `Error(string)` with the reason "paused". */
const REASON =
  '0x08c379a0' +
  '20'.padStart(64, '0') +
  '6'.padStart(64, '0') +
  Buffer.from('paused').toString('hex').padEnd(64, '0');

it.each(['0x', '0x1234'])(
  'without the lists, %s is told as no reason, as with them',
  async (data) => {
    expect(await sentences(data, LOST)).toBe(await sentences(data, WHOLE));
    expect(await sentences(data, LOST)).not.toContain('did not load');
  },
);

it('without the lists, a reason that the contract gives is lost, and never an unknown one', async () => {
  expect((await lookUpReason(REASON, WHOLE)) as object).toMatchObject({
    explained: { error: { name: 'Error' } },
    args: { list: [{ value: 'paused' }] },
  });
  expect(await lookUpReason(REASON, LOST)).toBe('lost');
  expect(await sentences(REASON, WHOLE)).not.toMatch(/did not load/);
  const lost = await sentences(REASON, LOST);
  expect(lost).toMatch(/^its reason could not be read\. The list of errors did not load\./);
  expect(lost).not.toContain('0x08c379a0');
});

it('while it is looked up, nothing is said of the reason', () => {
  expect(describeReason(REASON, null)).toEqual({
    title: 'the reason is being looked up.',
    text: '',
  });
});
