import { sablier } from 'sablier';
import { decodeFunctionData, type Abi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import {
  DAI_ADDRESS,
  FLOW,
  preparedForTest,
  RECIPIENT,
  resultsOf,
  SENDER,
  STRANGER,
  USDC_ADDRESS,
} from '../testing';
import { packedDeposits } from './deposit-calls';
import { dividedLines, divisionAnswer, emptyTotal, totalAfter } from './divide';

const abiOfFlow = (version: string): Abi =>
  sablier.releases.getAll({ protocol: 'flow' })?.find((one) => String(one.version) === version)
    ?.abi?.['SablierFlow'] as unknown as Abi;

const inUsdc = {
  ...FLOW,
  getToken: BigInt(USDC_ADDRESS),
  getUnderlyingToken: BigInt(USDC_ADDRESS),
  getAsset: BigInt(USDC_ADDRESS),
  getTokenDecimals: 6n,
};
const inDai = resultsOf(FLOW, { symbol: 'DAI', decimals: 18 });
const streams = new Map([
  [12n, resultsOf({ ...inUsdc, ownerOf: BigInt(STRANGER) })],
  [15n, resultsOf(inUsdc)],
  [18n, inDai],
  [19n, resultsOf({ ...FLOW, isVoided: 1n }, { symbol: 'DAI', decimals: 18 })],
]);
const several = (...ids: bigint[]) => ({
  time: 1n,
  streams: new Map([...streams].filter(([id]) => ids.includes(id))),
});
const made = (lines: string, more: Parameters<typeof preparedForTest>[2] = {}, alias = 'FL4') =>
  preparedForTest(alias, 'depositMultiple', { account: SENDER, texts: { lines }, ...more });

/** What the calls say, decoded by viem with the ABI of the release. */
const decoded = (version: string, data: string) => {
  const abi = abiOfFlow(version);
  const { functionName, args } = decodeFunctionData({ abi, data: data as Hex });
  const inner = (args?.[0] ?? []) as Hex[];
  return [functionName, inner.map((one) => decodeFunctionData({ abi, data: one }))];
};

describe('a deposit for several streams', () => {
  it.each([
    ['FL4', 'v3.0'],
    ['FL3', 'v2.0'],
    ['FL2', 'v1.1'],
    ['FL', 'v1.0'],
  ])(
    'of %s approves the sum of each token and deposits each amount in one call',
    (alias, version) => {
      const { calls, keys, description } = made(
        '12 250.5\n15 1\n18 2',
        { several: several(12n, 15n, 18n) },
        alias,
      );
      expect(keys).toEqual(['lines']);
      expect(calls.map(({ fn, to, args }) => [fn.name, to, args[1]])).toEqual([
        ['approve', USDC_ADDRESS, 251_500_000n],
        ['approve', DAI_ADDRESS, 2n * 10n ** 18n],
        ['batch', expect.stringMatching(/^0x/), undefined],
      ]);
      const args = [
        [12n, 250_500_000n, SENDER, STRANGER],
        [15n, 1_000_000n, SENDER, RECIPIENT],
        [18n, 2n * 10n ** 18n, SENDER, RECIPIENT],
      ];
      expect(decoded(version, calls[2]?.data ?? '')).toEqual([
        'batch',
        args.map((one) => ({ functionName: 'deposit', args: one })),
      ]);
      expect(calls[2] && packedDeposits(calls[2]).map(Object.values)).toEqual(args);
      expect(description.does).toContain(
        'Takes 250.5 USDC for stream 12, 1 USDC for stream 15, 2 DAI for stream 18 from the account',
      );
      expect(description.does).toContain('Total: 251.5 USDC and 2 DAI.');
    },
  );

  it('approves 0 first for each token where it is asked for', () => {
    const { calls } = made('12 1\n18 2', { several: several(12n, 18n), clearsFirst: true });
    expect(calls.map(({ to, args }) => [to, args[1]]).slice(0, 4)).toEqual([
      [USDC_ADDRESS, 0n],
      [USDC_ADDRESS, 1_000_000n],
      [DAI_ADDRESS, 0n],
      [DAI_ADDRESS, 2n * 10n ** 18n],
    ]);
  });

  it.each([
    ['12 1\n15 1', several(12n), /Enter the decimals of the token first/],
    ['12\n15', several(12n, 15n), /needs an ID, a space and an amount/],
    ['12 1,000', several(12n), /1,000/],
    ['12 1\n12 2', several(12n), /listed twice/],
    [`12 1 ${SENDER}`, several(12n), /number/i],
  ])('writes no call for %j', (lines, read, problem) => {
    const { calls, problems } = made(lines, { several: read, takesUnread: true });
    expect(calls).toEqual([]);
    expect(problems.lines).toMatch(problem);
  });

  it('takes sender and recipient of a stream that was not read from its line, and no token from the open stream', () => {
    const lines = `12 1 ${SENDER} ${RECIPIENT}\n15 2 ${SENDER} ${STRANGER}`;
    const texts = { lines, decimals: '6' };
    const results = resultsOf(inUsdc);
    const blind = made('', { texts, results, takesUnread: true });
    expect(blind.calls.map(({ fn }) => fn.name)).toEqual(['batch']);
    const named = made('', { texts: { ...texts, token: DAI_ADDRESS }, results, takesUnread: true });
    expect(named.calls.map(({ to, args }) => [to, args[1]])[0]).toEqual([DAI_ADDRESS, 3_000_000n]);
    expect(made('', { texts, results }).calls).toEqual([]);
    const none = made('', { texts: { ...texts, lines: '12 1' }, takesUnread: true });
    expect(none.problems.lines).toMatch(/Read stream 12 with your wallet, or write its sender/);
  });

  it.each([
    [`15 2 ${STRANGER} ${RECIPIENT}`, /the sender of this stream is/],
    [`15 2 ${SENDER} ${STRANGER}`, /the recipient of this stream is/],
    ['15 2\n19 1', /stream 19 would make the whole transaction fail: the stream is voided/],
    ['15 2\n19 1', /Leave it out/],
  ])('is refused as a whole for %j', (lines, refusal) => {
    const { calls, prepared, refusal: said } = made(lines, { several: several(15n, 19n) });
    expect([calls, prepared]).toEqual([[], []]);
    expect(said).toMatch(refusal);
  });
});

describe('a total', () => {
  const two = [
    { id: 12n, results: resultsOf({ ...inUsdc, getRatePerSecond: 1n }) },
    { id: 15n, results: resultsOf({ ...inUsdc, getRatePerSecond: 2n }) },
  ];
  it.each([
    ['100', 'equal', '12 50\n15 50'],
    ['100', 'by rate', '12 33.333334\n15 66.666666'],
    ['0.000003', 'equal', '12 0.000002\n15 0.000001'],
  ] as const)('of %s divided %s is %j', (total, division, lines) => {
    expect(dividedLines(total, division, two)).toEqual({ value: lines });
  });

  it.each([
    ['1,000', two, /1,000/],
    ['0.000001', two, /too little/],
    ['0.0000001', two, /decimals/],
    ['1', [...two, { id: 18n, results: inDai }], /Stream 18 has another token/],
    ['1', [], /Read the streams/],
  ])('of %j is refused where it cannot be divided', (total, list, problem) => {
    const lines = dividedLines(total, 'equal', list as typeof two);
    expect(isRead(lines) ? lines.value : lines.problem).toMatch(problem);
  });

  it('is written into the list with how it was divided, or stays with the reason', () => {
    expect(divisionAnswer(' 100 ', 'by rate', two)).toEqual({
      lines: '12 33.333334\n15 66.666666',
      problem: '',
      written: '100 is in the list above, in parts by their rates.',
    });
    const little = divisionAnswer('0.000001', 'equal', two);
    expect(little).toMatchObject({ lines: null, written: '' });
    expect(little.problem).toMatch(/too little/);
  });

  it.each(['100', '0.000001'])(
    'of %s keeps what a press said of it until another is typed',
    (total) => {
      const typed = totalAfter(emptyTotal, { typed: total });
      const answer = divisionAnswer(total, 'equal', two);
      const divided = totalAfter(typed, { answer });
      expect(divided).toEqual({ total, problem: answer.problem, written: answer.written });
      expect(divided).not.toEqual(typed);
      expect(totalAfter(divided, { typed: '200' })).toEqual({
        total: '200',
        problem: '',
        written: '',
      });
    },
  );

  it('is not divided by the rate of a stream that has none', () => {
    const paused = { id: 20n, results: resultsOf({ ...inUsdc, getRatePerSecond: 0n }) };
    expect(dividedLines('9', 'by rate', [...two, paused])).toMatchObject({
      problem: expect.stringMatching(/Stream 20 has no rate now/),
    });
    expect(dividedLines('9', 'equal', [...two, paused])).toEqual({ value: '12 3\n15 3\n20 3' });
  });
});
