import { describe, it } from 'vitest';
import { siteProvider } from '@sablier-docs/search/embedded/fixtures';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { z } from 'zod';
import { serverTools } from '.';
import { runTool } from '../calls/run-tool';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { NOW, samples } from '../testing/samples';

/* Sees an answer of a tool that has changed with the code, for each sample with each of its fields changed. The code that it
 * writes has tests of its own. */

const expectRecorded = recordsIn(import.meta.dirname);

const PAGE = `# Fees

> What Sablier charges.

Page: x

Index: y

Words before headings.

## Today {#today}

A [withdrawal](/x) costs one fee.

### When it is zero

- Without a feed.
`;
const item = { oldHashes: [], newHashes: [], before: [], after: [] };
const items = [
  { ...item, step: 'silent', for: ['caller', 'script'], name: 'since v3.0', todo: 'Pay the fee.' },
  {
    ...item,
    step: 'hook',
    for: ['hook'],
    name: 'onCancel',
    todo: 'Return the selector.',
    after: ['x()'],
  },
  {
    ...item,
    step: 'error',
    for: ['script', 'indexer'],
    name: 'error A',
    todo: 'Another name.',
    before: ['A()'],
    after: ['B()'],
    oldHashes: ['0x11223344'],
    newHashes: ['0x55667788'],
  },
];
const siteData = readSiteData('https://site.example', process.cwd(), {
  redirects: { '/concepts/protocol/fees': '/concepts/fees' },
  routes: ['/concepts/fees', '/concepts/nft'],
});
const site: Site = {
  data: () => Promise.resolve(siteData),
  now: () => NOW,
  file: (path) =>
    Promise.resolve(
      path === '/concepts/fees.md'
        ? PAGE
        : path.startsWith('/data/')
          ? JSON.stringify({ page: `https://site.example${path}`, items })
          : null,
    ),
  search: siteProvider(),
};

const ADDRESS = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const half = {
  deposit: '1000',
  startTime: '1800000000',
  at: ['1799999999', '1800000500', '1800002000'],
};

/** Of tools with few samples elsewhere, and of those that read pages. */
const more: Readonly<Record<string, readonly object[]>> = {
  simulate_lockup: [
    {
      ...half,
      model: 'linear',
      endTime: '1800002000',
      cliffTime: '1800000400',
      granularity: '60',
      decimals: 2,
      unlockStart: '10',
      unlockCliff: '20',
      withdrawn: '30',
      refunded: '0',
      cancelable: false,
    },
    { ...half, model: 'linear', endTime: '1800001000', withdrawn: '100', refunded: '600' },
    {
      ...half,
      model: 'dynamic',
      segments: [
        { amount: '300', exponent: '2', timestamp: '1800000600' },
        { amount: '700', exponent: '0.5', timestamp: '1800001000' },
      ],
    },
    {
      ...half,
      model: 'tranched',
      tranches: [
        { amount: '300', timestamp: '1800000400' },
        { amount: '700', timestamp: '1800001000' },
      ],
    },
  ],
  decode: [
    { data: `0xfdd46d60${word(5n)}${word(BigInt(ADDRESS))}${word(100n)}` },
    { data: `0x066920d7${word(42n)}${word(100n)}${word(75n)}` },
    { data: `0x095ea7b3${word(BigInt(ADDRESS))}${'f'.repeat(64)}` },
    { data: `0x${'5c'.repeat(32)}` },
    { data: 'execution reverted: ERC20: transfer amount exceeds balance' },
    {
      topics: [
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        ...[1n, 2n, 3n].map((at) => `0x${word(at)}`),
      ],
    },
  ],
  search: [
    'cancel',
    'debt',
    '0xcF8ce57f',
    'LK3-8453-5',
    'base',
    'zzzz',
    'streams legacy',
    'how do I get my money',
    'x'.repeat(80),
  ].map((query) => ({ query, limit: 3 })),
  read: [
    '/concepts/fees',
    '/concepts/fees#today',
    'https://site.example/concepts/fees',
    '/concepts/protocol/fees',
    '/concepts/fes',
    '/nothing',
  ].map((page) => ({ page })),
  upgrade: [
    { product: 'lockup', from: 'v2.0' },
    { product: 'flow', from: 'v1.1', to: 'v2.0', have: 'script' },
    { product: 'airdrops', from: 'v9.9' },
  ],
};

/** Whether a sample has the streams of others. */
const isRepeated = ({ streams = [] }: { streams?: readonly unknown[] }): boolean =>
  streams.length > 2;

/** A file of a project by its path alone. */
const withoutCode = (name: string, value: unknown): unknown =>
  name === 'text' ? undefined : value;

const choicesOf = (schema: z.ZodObject): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const inner =
        field instanceof z.ZodOptional || field instanceof z.ZodDefault ? field.unwrap() : field;
      return inner instanceof z.ZodEnum ? [[name, inner.options]] : [];
    }),
  );

describe.each(serverTools.map((tool) => [tool.name, tool] as const))('%s', (name, { schema }) => {
  it('answers as recorded', async () => {
    const asked = [...(samples[name] ?? []), ...(more[name] ?? [])];
    const record = await recordOf(
      asked.filter((sample) => !isRepeated(sample)),
      async (input) => {
        const { text, isError } = await runTool(name, input, site);
        return isError ? text : JSON.parse(text, name === 'wizard' ? withoutCode : undefined);
      },
      choicesOf(schema),
    );
    await expectRecorded(record, `${name}.txt`);
  });
});

it('the tools present themselves as recorded', async () => {
  const record = await recordOf(
    serverTools.map(({ name }) => name),
    (asked) => {
      const tool = serverTools.find(({ name }) => name === asked);
      return (
        tool && {
          ...tool,
          schema: z.toJSONSchema(tool.schema),
          output: z.toJSONSchema(tool.output),
        }
      );
    },
    'none',
  );
  await expectRecorded(record, 'tools.txt');
});
