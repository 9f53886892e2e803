import { afterAll, expect, it, vi } from 'vitest';
import { onThisProcessor, processorTimeOf } from '@sablier-docs/testing/cpu';
import { serverTools } from '@sablier-docs/agents/server/tools';
import judgments from '@sablier-docs/search/relevance/judgments.json';
import { ask } from './ask';
import { overServe, overStdio } from './transports';
import { samples } from '@sablier-docs/agents/server/testing/samples';
import { anything, randomFrom, invalidArguments } from './invalid-arguments';

/** More at night. */
const CALLS = process.env.TEST_ALL ? 1000 : 400;
const SEED = 20_261_122;

const errors = vi.spyOn(console, 'error');
afterAll(() => errors.mockRestore());

it(`${CALLS} calls with strange arguments get an answer or a clear error`, async () => {
  const { client, close } = await overServe();
  // From now on the client compares each answer with the schema of its tool.
  await client.listTools();
  const random = randomFrom(SEED);
  const counts = { answered: 0, refused: 0 };
  for (let call = 0; call < CALLS; call++) {
    const tool = serverTools[call % serverTools.length];
    if (!tool) throw new Error('There is no tool.');
    const args = nearSample(tool.name, random) ?? invalidArguments(tool.schema, random);
    const { isError, text } = await ask(client, tool.name, args);
    const about = `${tool.name} ${JSON.stringify(args)}: ${text.slice(0, 300)}`;
    expect(text.length, about).toBeGreaterThan(20);
    expect(text.length, about).toBeLessThan(150_000);
    if (!isError)
      expect(Object.keys(JSON.parse(text) as object).slice(0, 2), about).toEqual([
        'page',
        'release',
      ]);
    else expect(text, about).not.toMatch(/could not answer|\bat .*\.ts:\d/);
    counts[isError ? 'refused' : 'answered']++;
  }
  await close();
  console.log(`Strange arguments: ${counts.answered} answered, ${counts.refused} refused.`);
  expect(counts.answered).toBeGreaterThan(CALLS / 10);
  expect(counts.refused).toBeGreaterThan((3 * CALLS) / 10);
  // The server writes unforeseen errors there.
  expect(errors.mock.calls).toEqual([]);
});

/** A sample of the tool, half of the time as it is, otherwise with a field of something else. */
function nearSample(name: string, random: () => number): Record<string, unknown> | undefined {
  const list = samples[name] ?? [];
  const sample = list[Math.floor(random() * list.length)];
  if (!sample || random() < 0.5) return undefined;
  const args: Record<string, unknown> = { ...sample };
  const keys = Object.keys(args);
  const key = keys[Math.floor(random() * keys.length)];
  if (key !== undefined && random() < 0.5) args[key] = anything(random);
  return args;
}

/** One question for each tool. */
const TYPICAL: readonly (readonly [string, object])[] = [
  ['read', { page: '/reference/errors' }],
  ['resolve', { text: 'base' }],
  [
    'decode',
    { data: '0x4e487b710000000000000000000000000000000000000000000000000000000000000011' },
  ],
  [
    'simulate_lockup',
    { model: 'linear', deposit: '100', startTime: '10', endTime: '20', at: ['15'] },
  ],
  [
    'simulate_flow',
    { balance: '100', ratePerSecond: '1', snapshotTime: '1', decimals: 6, at: ['15'] },
  ],
  ['queries', {}],
  ['schema', { indexer: 'streams' }],
  ['prepare', { stream: 'LK3-8453-5', action: 'cancel' }],
  ['flow_rate', { decimals: 6, amount: '5000', period: 'month' }],
  ['upgrade', { product: 'lockup', from: 'v1.0' }],
  ['wizard', { chain: 'base', cliff: '90', stack: 'viem' }],
];

it('answers 95 of 100 questions within 100 ms of the processor', async () => {
  const { client, close } = await overStdio();
  const questions = [
    ...judgments.slice(0, 100).map(({ query }) => ['search', { query }] as const),
    ...Array.from({ length: 12 }, () => TYPICAL).flat(),
  ];
  await ask(client, 'search', { query: 'stream' });
  const times: number[] = [];
  const { pid } = client.transport as unknown as { pid: number };
  const worked = () => processorTimeOf(pid) ?? performance.now();
  for (const [name, args] of questions) {
    const from = worked();
    await ask(client, name, args);
    times.push(worked() - from);
  }
  const { memory } = await usage(client);
  await close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
  console.log(
    `Documentation server: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ${memory} MB of memory.`,
  );
  const most = at(0.95);
  expect(most).toBeLessThan(onThisProcessor(100, most));
  expect(memory).toBeLessThan(400);
});

/** Resident memory of a client's server process, in MB. */
async function usage({ transport }: { transport?: unknown }): Promise<{ memory: number }> {
  const { pid } = transport as { pid: number | null };
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'VmRSS: 0 kB');
  return { memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024) };
}
