import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { onProcessorUntil, onThisProcessor } from '@sablier-docs/testing/cpu';
import { z } from 'zod';
import { actionIds } from '@sablier-docs/tools/readings/contracts/actions';
import { actionFields, actionFunction } from '@sablier-docs/tools/desks/stream/fields';
import { serverTools } from '.';
import { MAX_MILLISECONDS, MAX_REPLY } from '../limits';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { NOW, samples } from '../testing/samples';
import { ToolRefusal } from '../tool';
import { actionNeeds } from './prepare-needs';

/* The schemas of the tools, against answers. Those of `search` and `read` are compared in tests/built/mcp, that of
 * `upgrade` in its own test. */

const NEED_PAGES = ['search', 'read', 'upgrade'];
const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData), now: () => NOW } as unknown as Site;
const ajv = new Ajv({ strict: false });

describe.each(serverTools.filter(({ name }) => !NEED_PAGES.includes(name)))('$name', (tool) => {
  const inputs = samples[tool.name] ?? [];
  const isInput = ajv.compile(z.toJSONSchema(tool.schema, { target: 'draft-7', io: 'input' }));
  const isAnswer = ajv.compile(z.toJSONSchema(tool.output, { target: 'draft-7', io: 'output' }));

  it('has samples that its schema allows, and answers that its output schema describes', async () => {
    expect(inputs.length).toBeGreaterThan(1);
    for (const input of inputs) {
      expect(isInput(input), `${JSON.stringify(input)} ${ajv.errorsText(isInput.errors)}`).toBe(
        true,
      );
      const answer = JSON.parse(JSON.stringify(await tool.call(input, site))) as object;
      const about = `${JSON.stringify(input)} ${ajv.errorsText(isAnswer.errors)}`;
      expect(isAnswer(answer), `${about} ${ajv.errorsText(isAnswer.errors)}`).toBe(true);
      expect(answer).toMatchObject({
        page: expect.stringMatching(/^https:\/\/site\.example\//) as string,
      });
    }
  });

  it('describes no answer with a field more or less', async () => {
    const [input] = inputs;
    const answer = JSON.parse(JSON.stringify(await tool.call(input, site))) as Record<
      string,
      unknown
    >;
    expect(isAnswer({ ...answer, surprise: 1 })).toBe(false);
    expect(isAnswer({ ...answer, release: undefined })).toBe(false);
  });

  it('answers or refuses each sample with one field missing, with a sentence', async () => {
    for (const input of inputs) {
      for (const key of Object.keys(input)) {
        const part = Object.fromEntries(Object.entries(input).filter(([one]) => one !== key));
        try {
          const answer = JSON.parse(JSON.stringify(await tool.call(part, site))) as object;
          expect(isAnswer(answer), ajv.errorsText(isAnswer.errors)).toBe(true);
        } catch (error) {
          expect(error instanceof ToolRefusal || error instanceof z.ZodError, String(error)).toBe(
            true,
          );
          if (error instanceof ToolRefusal) expect(error.message).toMatch(/[.)\]]$/);
        }
      }
    }
  });
});

it('the largest creations are cheap, and their answers can be sent', async () => {
  const tool = serverTools.find(({ name }) => name === 'create_lockup');
  const [sample] = samples.create_lockup ?? [];
  if (!tool || !sample) throw new Error('There is no sample.');
  const base = sample as Record<string, unknown>;
  const stream = { recipient: `0x${'1'.repeat(40)}`, deposit: '738', startTime: '1800000000' };
  const segments = Array.from({ length: 492 }, (_, at) => ({
    amount: String(1 + (at % 2)),
    exponent: '18.446744073709551615',
    timestamp: String(1_800_000_001 + at),
  }));
  const linear = { ...stream, endTime: '1900000000', unlockStart: '1', shape: 'x'.repeat(32) };
  for (const input of [
    { ...base, model: 'dynamic', streams: [{ ...stream, segments }] },
    { ...base, model: 'linear', streams: Array.from({ length: 60 }, () => linear) },
  ]) {
    const { value: text, milliseconds } = await onProcessorUntil(async () =>
      JSON.stringify(await tool.call(input, site), null, 1),
    );
    expect(text.length).toBeLessThan(MAX_REPLY);
    expect(milliseconds).toBeLessThan(onThisProcessor(MAX_MILLISECONDS, milliseconds));
  }
  const parts = [...segments, ...segments.slice(0, 1)];
  const long = { ...base, model: 'dynamic', streams: [{ ...stream, segments: parts }] };
  await expect(tool.call(long, site)).rejects.toThrow('do not fit into one transaction');
});

it('the schema of prepare names the fields of every action, in every release', () => {
  const seen = new Set<string>();
  for (const release of siteData.desk) {
    for (const id of actionIds) {
      const fn = actionFunction(release, id);
      if (!fn) continue;
      const keys = actionFields(id, fn, release);
      const differing = new Set(
        [...keys, ...actionNeeds[id]].filter(
          (key) => keys.includes(key) !== actionNeeds[id].includes(key),
        ),
      );
      if (!release.rules.minFee) differing.delete('fee');
      if (
        !/^lockup v1\.[01]$/.test(`${release.product} ${release.version}`) &&
        id === 'withdrawMultiple'
      )
        differing.delete('to');
      expect([...differing], `${id} of ${release.alias}`).toEqual([]);
      for (const key of keys) seen.add(`${id} ${key}`);
    }
  }
  const named = Object.entries(actionNeeds).flatMap(([id, keys]) =>
    keys.map((key) => `${id} ${key}`),
  );
  expect(named.filter((one) => !seen.has(one))).toEqual([]);
});
