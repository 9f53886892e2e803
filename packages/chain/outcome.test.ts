import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  parseAbi,
  BaseError,
} from 'viem';
import { expect, it } from 'vitest';
import { decodedEvent, decodedRevert, revertDataIn } from './outcome';

const [ALICE, BOB] = [`0x${'a1'.repeat(20)}`, `0x${'b0'.repeat(20)}`] as const;
const nft = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
]);
const token = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);

const tokenLog = {
  address: ALICE,
  topics: encodeEventTopics({ abi: token, args: { from: ALICE, to: BOB } }) as `0x${string}`[],
  data: encodeAbiParameters([{ type: 'uint256' }], [60n]),
};

it('reads a transfer of tokens with an interface in which the NFT’s of the same signature comes first', () => {
  const event = decodedEvent([...nft, ...token], tokenLog);
  expect(event?.args.map(({ input, value }) => [input.name, String(value).toLowerCase()])).toEqual([
    ['from', ALICE],
    ['to', BOB],
    ['value', '60'],
  ]);
});

it('returns undefined for an event and an error that no declaration fits', () => {
  expect(decodedEvent(nft, tokenLog)).toBeUndefined();
  expect(decodedRevert([], '0x12345678')).toBeUndefined();
});

it('returns the arguments of a custom error, and the text of `Error`, beside their parameters', () => {
  const abi = parseAbi(['error Sablier_Low(uint256 amount)']);
  const data = encodeErrorResult({ abi, args: [5n] });
  expect(decodedRevert(abi, data)?.args[0]).toMatchObject({ input: { name: 'amount' }, value: 5n });
  const text =
    `0x08c379a0${encodeAbiParameters([{ type: 'string' }], ['too low']).slice(2)}` as const;
  expect(decodedRevert([], text)).toMatchObject({ name: 'Error', args: [{ value: 'too low' }] });
});

it.each([
  ['an error of a provider', Object.assign(new Error('reverted'), { data: '0x1234' }), '0x1234'],
  [
    'one below an error of viem',
    new BaseError('x', { cause: Object.assign(new Error('y'), { data: '0x' }) }),
    '0x',
  ],
  ['a failure without data', new BaseError('x', { cause: new Error('y') }), undefined],
  ['data that is no hex', { data: 'Reverted' }, undefined],
])('finds the data of a revert in %s', (_what, error, data) => {
  expect(revertDataIn(error)).toBe(data);
});
