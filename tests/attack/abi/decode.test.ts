import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onProcessorUntil, onThisProcessor } from '@sablier-docs/testing/cpu';
import type { Hex } from 'viem';
import { readSiteData } from '@sablier-docs/agents/server/site-data';
import type { CallableInput } from '@sablier-docs/agents/server/site-data/types';
import type { Site } from '@sablier-docs/agents/server/site';
import { ToolRefusal } from '@sablier-docs/agents/server/tool';
import type { Part } from '@sablier-docs/agents/server/tools/abi';
import { decodeTool } from '@sablier-docs/agents/server/tools/decode';
import { LONGEST_INPUT } from '@sablier-docs/kit/decoder/find-revert-data';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { aliasedBatch, argumentsOf, encode, honestCall } from './calls';
import { corrupted } from './corrupt';

/* `decode` of the documentation server, in this process: its limits have to be in the tool itself. */

const facts = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(facts) } as unknown as Site;
const functions = facts.callables.filter(({ kind }) => kind === 'function');
const events = facts.callables.filter(({ kind }) => kind === 'event');
const anyCall = honestCall(functions);
const [cancel] = functions.filter(({ name }) => name === 'cancel');

/** Most characters of an answer, and most milliseconds of the processor for it. */
const LONGEST = 100_000;
const SLOWEST = 500;

interface Answer {
  arguments?: Part[] | null;
  calls?: Answer[];
  cut?: string;
  warning?: string;
}

/** The tool's result; undefined where it refuses with a message. @throws for anything else */
async function decoded(args: object): Promise<Answer | undefined> {
  const { value, milliseconds } = await onProcessorUntil(() => answerOrRefusal(args));
  expect(milliseconds).toBeLessThan(onThisProcessor(SLOWEST, milliseconds));
  return value;
}

async function answerOrRefusal(args: object): Promise<Answer | undefined> {
  try {
    const found = await decodeTool.call(args, site);
    const { length } = JSON.stringify(found, null, 1);
    expect(length).toBeLessThan(LONGEST);
    return found as Answer;
  } catch (error) {
    if (!(error instanceof ToolRefusal)) throw error;
    expect(error.message.length).toBeLessThan(1_000);
    return undefined;
  }
}

/** The values that parts of an answer say, as viem takes them. */
function valueOf({ type, components = [] }: CallableInput, { value }: Part): unknown {
  const inner = type.replace(/\[\d*\]$/, '');
  if (typeof value === 'string') {
    if (type === 'bool') return value === 'true';
    return /^u?int/.test(type) ? BigInt(value) : value;
  }
  if (inner !== type)
    return value.map((one) => valueOf({ name: '', type: inner, components }, one));
  return value.map((one, at) => valueOf(components[at] ?? { name: '', type: '' }, one));
}

const again = (selector: string, inputs: readonly CallableInput[], parts: readonly Part[]) =>
  encode(
    selector,
    inputs,
    inputs.map((input, at) => valueOf(input, parts[at] ?? { name: '', type: '', value: '' })),
  );

test('what an encoder writes is decoded to the same values, whole and without a warning', async () => {
  await attack(
    fc.asyncProperty(anyCall, async ({ callable, data }) => {
      fc.pre(data.length <= LONGEST_INPUT);
      const answer = await decoded({ data });
      expect(answer?.warning).toBeUndefined();
      // A long batch in batches is shown several times, and may not fit.
      if (data.length < LONGEST_INPUT / 4) expect(answer?.cut).toBeUndefined();
      if (!answer?.cut && data.length > 10)
        expect(again(callable.selector, callable.inputs, answer?.arguments ?? [])).toBe(data);
    }),
    { runs: 300, share: 0.1 },
  );
});

test('a call with corrupted offsets, lengths or ends gets an answer that is bounded', async () => {
  await attack(
    fc.asyncProperty(
      anyCall.chain(({ data }) => corrupted(data)),
      async (data) => {
        await decoded({ data: data.slice(0, LONGEST_INPUT) });
      },
    ),
    { runs: 1_000, share: 0.1 },
  );
});

test('a log with corrupted data gets an answer that is bounded', async () => {
  const topic = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);
  const log = fc.constantFrom(...events).chain(({ selector, inputs }) => {
    const stored = inputs.filter(({ indexed }) => !indexed);
    const indexed = inputs.length - stored.length;
    const data = argumentsOf('0x', stored);
    return fc.record({
      topics: fc
        .array(topic, { minLength: indexed, maxLength: indexed })
        .map((rest) => [selector, ...rest]),
      data: fc.oneof(
        data,
        data.chain((whole) =>
          corrupted(`0x00000000${whole.slice(2)}`).map((all): Hex => `0x${all.slice(10)}`),
        ),
      ),
    });
  });
  await attack(
    fc.asyncProperty(log, async (args) => void (await decoded(args))),
    { runs: 300, share: 0.03 },
  );
});

test('batches that name one call many times are answered with a warning, and cut', async () => {
  const innermost = await fc.sample(
    argumentsOf(cancel?.selector ?? '', cancel?.inputs ?? []),
    1,
  )[0];
  const once = corpus<{ list: number; depth: number }>('abi').map(
    ({ input }) => [input.list, input.depth] as const,
  );
  for (const [list, depth] of once) {
    const data = aliasedBatch(list, depth, innermost ?? '0x');
    expect(data.length).toBeLessThanOrEqual(LONGEST_INPUT);
    const answer = await decoded({ data });
    expect(answer).toMatchObject({ warning: expect.stringContaining('not laid out') as string });
    expect(answer?.cut).toContain('inner call');
  }
  await attack(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 150 }),
      fc.integer({ min: 1, max: 40 }),
      async (list, depth) => {
        const data = aliasedBatch(list, depth, innermost ?? '0x');
        fc.pre(data.length <= LONGEST_INPUT);
        expect((await decoded({ data }))?.warning).toBeDefined();
      },
    ),
    { runs: 100, share: 0.03 },
  );
});
