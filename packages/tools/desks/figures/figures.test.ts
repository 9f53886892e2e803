import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { blockAt } from './block-at';
import { readStreams } from './list';
import { readMoment, readMoments } from './moment';
import { readFigures, readFiguresOfAll } from './read';
import { readSelector } from '@sablier-docs/kit/inputs/selectors';
import { figureAmountText, figuresCsv, figuresFileName, sourceText, sumsOf } from './table';

const contracts = readStreamContracts();
const hex = (value: bigint | number) => `0x${BigInt(value).toString(16)}`;
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** A chain whose blocks have these timestamps, from block 1 on. */
function chainOf(times: readonly number[], call?: (data: string, block: string) => string) {
  const asked: string[] = [];
  const provider: Provider = {
    request: ({ method, params }) => {
      asked.push(method);
      const [first, second] = params as [string, string];
      if (method === 'eth_getBlockByNumber') {
        const number = first === 'latest' ? times.length : Number(first);
        return Promise.resolve({ number: hex(number), timestamp: hex(times[number - 1] ?? 0) });
      }
      const data = (first as unknown as { data: string }).data;
      try {
        return Promise.resolve(call?.(data, second) ?? '0x');
      } catch {
        return Promise.reject(Object.assign(new Error('execution reverted'), { code: 3 }));
      }
    },
  } as Provider;
  return { provider, asked };
}

describe('the block of a second', () => {
  it('is the last one at it or before it, whatever the time between blocks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 100_000 }), { minLength: 2, maxLength: 400 }),
        fc.nat({ max: 1_000_000 }),
        async (gaps, at) => {
          let time = 1_000;
          const times = gaps.map((gap) => (time += gap % 7 === 0 ? gap : gap % 3));
          const [first = 0] = times;
          const last = times.at(-1) ?? 0;
          const second = first + (at % (last - first + 1));
          const { provider, asked } = chainOf(times);
          const found = await blockAt(provider, BigInt(second));
          const expected = times.findLastIndex((one) => one <= second) + 1;
          expect(found).toEqual({
            value: { number: BigInt(expected), timestamp: BigInt(times[expected - 1] ?? 0) },
          });
          expect(asked.length).toBeLessThan(40);
        },
      ),
    );
  });

  it.each([
    [5, /before the first block/],
    [5_000, /Only the past/],
  ])('is refused for %d, which is outside of the chain', async (second, message) => {
    const found = await blockAt(chainOf([10, 20, 30]).provider, BigInt(second));
    expect(found).toMatchObject({ problem: { message: expect.stringMatching(message) as string } });
  });

  it('is not taken from a node that contradicts itself', async () => {
    const { provider } = chainOf([10, 900, 20, 40, 35, 50]);
    expect(await blockAt(provider, 37n)).toMatchObject({ problem: { kind: 'odd' } });
  });
});

describe('a date', () => {
  it.each([
    ['2026-12-31', '2027-01-01T00:00:00Z'],
    ['2024-02-28', '2024-02-29T00:00:00Z'],
    ['2026-12-31 18:00', '2026-12-31T18:00:00Z'],
    ['1798761600', '2027-01-01T00:00:00Z'],
    ['31.12.2026', '2027-01-01T00:00:00Z'],
    ['31/12/2026 18:00', '2026-12-31T18:00:00Z'],
    ['28 Feb 2024', '2024-02-29T00:00:00Z'],
  ])('%s is read as %s', (text, iso) => {
    expect(readMoment(text, 'utc')).toMatchObject({
      value: { second: BigInt(Date.parse(iso) / 1_000) },
    });
  });

  it('without a time is the end of its day, and says so', () => {
    expect(readMoment('2026-12-31', 'utc')).toMatchObject({
      value: {
        says: 'The end of 31 December 2026 (midnight, UTC): 2027-01-01 00:00 UTC, Unix 1798761600',
      },
    });
  });

  it.each(['', 'soon', '2026-02-30', '31.02.2026', '31.12.26'])('refuses the date %j', (text) => {
    expect(readMoment(text, 'utc')).toHaveProperty('problem');
  });
});

it('a date whose day and month can be swapped is asked about', () => {
  expect(readMoment('01/02/2027', 'utc')).toMatchObject({
    problem: expect.stringMatching(/both orders/) as string,
  });
  expect(readMoment('02.02.2027', 'utc')).toHaveProperty('value');
});

it.each([
  ['2027-01-01T00:00:00Z', 'figures-end-of-2026-12-31'],
  ['2024-03-01T00:00:00Z', 'figures-end-of-2024-02-29'],
  ['2026-12-31T18:30:00Z', 'figures-2026-12-31T1830Z'],
])('a file of %s is called %s', (iso, name) => {
  expect(figuresFileName([{ second: BigInt(Date.parse(iso) / 1_000) }])).toBe(name);
});

describe('a first and a last month', () => {
  const endsOf = (text: string) => {
    const read = readMoments(text, 'utc');
    if ('problem' in read) throw new Error(read.problem);
    return read.value.map(({ second }) => new Date(Number(second) * 1_000).toISOString());
  };

  it.each([
    ['2027-11 to 2028-02', ['2027-12-01', '2028-01-01', '2028-02-01', '2028-03-01']],
    ['2026-04', ['2026-05-01']],
    ['2026-01..2026-03', ['2026-02-01', '2026-03-01', '2026-04-01']],
  ])('%s is the end of each month', (text, days) => {
    expect(endsOf(text)).toEqual(days.map((day) => `${day}T00:00:00.000Z`));
  });

  it('is one moment for a date, and for a date with a time', () => {
    expect(endsOf('2026-12-31 18:00')).toEqual(['2026-12-31T18:00:00.000Z']);
    expect(endsOf('2026-12-31')).toEqual(['2027-01-01T00:00:00.000Z']);
  });

  it.each([
    ['2026-13 to 2027-01', /from 01 to 12/],
    ['2026-05 to 2026-04', /before the first/],
    ['2020-01 to 2026-12', /at most 36/],
  ])('refuses %s and says why', (text, message) => {
    expect(readMoments(text, 'utc')).toMatchObject({
      problem: expect.stringMatching(message) as string,
    });
  });

  it('name the file of their figures by the first and the last', () => {
    const seconds = ['2026-02-01', '2026-03-01', '2026-04-01'].map((day) => ({
      second: BigInt(Date.parse(day) / 1_000),
    }));
    expect(figuresFileName(seconds)).toBe('figures-end-of-2026-01-31-to-end-of-2026-03-31');
  });
});

describe('a list of streams', () => {
  it('takes aliases and links, and each stream once', () => {
    const text = 'LK3-8453-5, LK3-8453-6\nhttps://app.sablier.com/vesting/stream/LK3-8453-5';
    const read = readStreams(text, contracts);
    expect('value' in read && read.value.map(({ alias }) => alias)).toEqual([
      'LK3-8453-5',
      'LK3-8453-6',
    ]);
  });

  it.each([
    ['', /at least one/],
    ['LK3-8453-5 FL4-1-2 nonsense', /is no alias|another chain|No stream|alias/],
    ['LK3-8453-5 LK3-1-5', /on another chain/],
    ['https://evil.example/vesting/stream/LK3-8453-5', /no alias/],
  ])('refuses the list %j and says why', (text, message) => {
    expect(readStreams(text, contracts)).toMatchObject({
      problem: expect.stringMatching(message) as string,
    });
  });
});

describe('the figures', () => {
  const views: Record<string, bigint> = {
    getDepositedAmount: 1_000_000_000n,
    streamedAmountOf: 250_000_000n,
    getWithdrawnAmount: 50_000_000n,
    withdrawableAmountOf: 200_000_000n,
    getAsset: 0xa0b8n,
  };
  const bySelector = new Map(
    Object.entries(views).map(([name, value]) => {
      const selector = readSelector(`${name}(uint256)`);
      return ['value' in selector ? selector.value : '', value];
    }),
  );
  const answer = (data: string, block: string): string => {
    if (block !== hex(2)) throw new Error('Another block.');
    if (data.startsWith('0x313ce567')) return `0x${word(6n)}`;
    if (data.startsWith('0x95d89b41'))
      return `0x${word(32n)}${word(4n)}${'55534443'.padEnd(64, '0')}`;
    const value = bySelector.get(data.slice(0, 10));
    if (value === undefined) throw new Error('It reverts.');
    return `0x${word(value)}`;
  };
  const streams = (text: string) => {
    const read = readStreams(text, contracts);
    if ('problem' in read) throw new Error(read.problem);
    return read.value;
  };

  it('are the answers of one block, with the token of each stream and sums by token', async () => {
    const { provider } = chainOf([10, 20, 30], answer);
    const read = await readFigures(provider, streams('LK3-8453-5 LK3-8453-6'), 25n);
    if ('problem' in read) throw new Error(read.problem.message);
    const { rows, block } = read.value;
    expect(block).toEqual({ number: 2n, timestamp: 20n });
    const [row] = rows;
    if (!row) throw new Error('There is no row.');
    expect(figureAmountText(row, 'vested')).toBe('250 USDC');
    expect(figureAmountText(row, 'refunded')).toBe('no answer');
    expect(sumsOf(rows, 'deposited')).toEqual(['2\u202f000 USDC']);
    expect(sumsOf([row, { ...row, token: '0x01' }], 'vested')).toHaveLength(2);
    expect(sourceText(read.value)).toMatch(/^Answers of the contracts in block 2 of 1970-01-01/);
    const lines = figuresCsv([read.value]).trim().split('\r\n');
    expect(lines).toHaveLength(11);
    expect(lines[2]).toMatch(
      /^LK3-8453-5,8453,0x[0-9a-f]{40},5,0x0{36}a0b8,USDC,6,.*,2,.*,Vested,250,250000000$/,
    );
  });

  it('of several moments are read in their order, and stand in one file', async () => {
    const { provider } = chainOf([10, 20, 20, 30], (data) => answer(data, hex(2)));
    const moments = [12n, 25n].map((second) => ({ second, says: `Second ${second}` }));
    const read = await readFiguresOfAll(provider, streams('LK3-8453-5'), moments);
    if ('problem' in read) throw new Error(read.problem.message);
    expect(read.value.map(({ block }) => block.number)).toEqual([1n, 3n]);
    const blocks = figuresCsv(read.value)
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[8]);
    expect(blocks).toEqual(['block', ...Array<string>(5).fill('1'), ...Array<string>(5).fill('3')]);
  });

  it('of several moments say which of them is still to come', async () => {
    const { provider } = chainOf([10, 20, 30], answer);
    const moments = [25n, 99n].map((second) => ({ second, says: `Second ${second}` }));
    expect(await readFiguresOfAll(provider, streams('LK3-8453-5'), moments)).toMatchObject({
      problem: { message: expect.stringMatching(/^Second 99\. This moment is after/) as string },
    });
  });

  it('of too many streams and months are not asked for', async () => {
    const { provider, asked } = chainOf([10, 20, 30], answer);
    const list = Array.from({ length: 34 }, (_, at) => `LK3-8453-${at + 1}`).join(' ');
    const moments = Array.from({ length: 12 }, () => ({ second: 25n, says: '' }));
    expect(await readFiguresOfAll(provider, streams(list), moments)).toMatchObject({
      problem: { message: expect.stringMatching(/12 months, read at most 33 streams/) as string },
    });
    expect(asked).toEqual([]);
  });

  it('of a stream that did not exist are empty, and none is made up', async () => {
    const { provider } = chainOf([10, 20, 30], () => {
      throw new Error('It reverts.');
    });
    const read = await readFigures(provider, streams('LK3-8453-5'), 25n);
    expect('value' in read && read.value.rows[0]?.figures.size).toBe(0);
  });
});
