import { expect, it } from 'vitest';
import { approval } from '@sablier-docs/kit/wallet/fake-tab';
import { entriesAfter, noEntries, type FormEntry } from './form-entries';

const SAFES = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  '0x0298F4332e3857631385b39766325058a93e249f',
] as const;
const [first, second] = [approval(1n), approval(2n)];

const after = (...events: FormEntry[]) => events.reduce(entriesAfter, noEntries);

it('keeps two calls for one Safe, and none of them for another', () => {
  const one = after(
    { do: 'actor', text: SAFES[0] },
    { do: 'keep', calls: [first] },
    { do: 'keep', calls: [first, second] },
  );
  expect(one).toEqual({ root: null, actor: SAFES[0], kept: [first, second] });
  expect(entriesAfter(one, { do: 'actor', text: SAFES[1] })).toEqual({
    root: null,
    actor: SAFES[1],
    kept: [],
  });
  expect(entriesAfter(one, { do: 'actor', text: '' }).kept).toEqual([]);
});

it('keeps account and calls when the root is typed', () => {
  expect(
    after(
      { do: 'actor', text: SAFES[0] },
      { do: 'keep', calls: [first] },
      { do: 'root', text: '0x12' },
    ),
  ).toEqual({ root: '0x12', actor: SAFES[0], kept: [first] });
});
