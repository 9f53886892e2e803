import type { Call } from '@sablier-docs/kit/calls/call';
import { expect, it } from 'vitest';
import { entriesAfter, noEntries, type FormEntry } from './form-entries';

const SAFES = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  '0x0298F4332e3857631385b39766325058a93e249f',
] as const;
const callTo = (to: string): Call => ({
  chainId: 8453,
  to,
  fn: { name: 'clawback', selector: '0x', inputs: [], outputs: [], payable: false } as never,
  args: [],
  value: 0n,
  data: '0x',
  title: 'clawback',
});
const [first, second] = [callTo(SAFES[0]), callTo(SAFES[1])];

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
