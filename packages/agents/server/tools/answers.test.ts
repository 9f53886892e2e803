import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { onProcessorUntil, onThisProcessor } from '@sablier-docs/testing/cpu';
import { z } from 'zod';
import { actionIds } from '@sablier-docs/tools/readings/contracts/actions';
import { actionFields, actionFunction } from '@sablier-docs/tools/desks/stream/fields';
import {
  allAnswers,
  WIZARD_QUESTIONS,
  refusalReason,
  streamsOf,
  type Answers,
} from '@sablier-docs/create-streams/answers';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { completed, readCommand } from '@sablier-docs/create-streams/terminal/command';
import { withDetails } from '@sablier-docs/create-streams/testing';
import { createRandom } from '@sablier-docs/testing/random';
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

describe('wizard', () => {
  const tool = serverTools.find(({ name }) => name === 'wizard');
  const call = async (input: object) => {
    if (!tool) throw new Error('There is no wizard.');
    return (await tool.call(input, site)) as unknown as {
      files: { path: string; text?: string }[];
      answers: Answers;
      command: string;
      url: string;
      executable: string[];
    };
  };
  const { wizard } = siteData;
  const random = createRandom(0x34n);
  const pick = <T>(list: readonly T[]) =>
    list[Number(random.between(0n, BigInt(list.length - 1)))] as T;
  const accepted = allAnswers().filter((answers) => !refusalReason(answers));

  it('has the files of the page, within the limits, and a command and an address that give them again', async () => {
    let longest = 0;
    for (let round = 0; round < 60; round += 1) {
      const answers = withDetails(pick(accepted), pick);
      const chain = pick(wizard.chains.filter((one) => !refusalReason(answers, one)));
      const { value: found, milliseconds } = await onProcessorUntil(() =>
        call({ ...answers, chain: chain.name }),
      );
      const text = JSON.stringify(found, null, 1);
      expect(milliseconds).toBeLessThan(onThisProcessor(MAX_MILLISECONDS, milliseconds));
      expect(text.length).toBeLessThan(MAX_REPLY);
      longest = Math.max(longest, text.length);
      const files = projectFiles(answers, chain.id, wizard);
      expect(found.files).toEqual(files);
      const flags = found.command.split(' ').slice(2);
      const again = readCommand(flags, wizard);
      expect(completed(again.given)).toEqual(answers);
      const linked = readCommand(
        ['--from', found.url, ...(answers.feed === '' ? [] : ['--feed', answers.feed])],
        { chains: wizard.chains, site: siteData.siteUrl },
      );
      if (found.url.includes('#')) expect(completed(linked.given)).toEqual(answers);
      expect(found.executable).toEqual(answers.stack === 'foundry' ? ['solc.cjs'] : []);
    }
    expect(longest).toBeGreaterThan(20_000);
  });

  it('has the text of the wanted files alone, and every path', async () => {
    const { files } = await call({ stack: 'viem', files: ['src/main.ts'] });
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter(({ text }) => text !== undefined).map(({ path }) => path)).toEqual([
      'src/main.ts',
    ]);
  });

  it.each<[object, RegExp]>([
    [{ chain: 'seplia' }, /no chain "seplia"\. Did you mean Sepolia\?.* It has .*Ethereum/],
    [{ chain: 'Arbitrum 1' }, /Did you mean Arbitrum/],
    [{ chain: 'zzzzzz' }, /no chain "zzzzzz"\. It has those/],
    [{ stack: 'viem', files: ['src/man.ts'] }, /no src\/man\.ts\. Did you mean src\/main\.ts/],
    [{ model: 'tranched', cliff: '5' }, /Only a linear Lockup stream has an answer to "cliff"/],
    [{ cliff: '400' }, /not before the end/],
    [{ startUnlock: '70', cliffUnlock: '40' }, /more than the deposit/],
    [{ hooks: 'yes' }, /Choose a contract as the recipient/],
  ])('refuses %o with what to give instead', async (input, reason) => {
    await expect(call(input)).rejects.toThrow(reason);
  });

  it.each<[object, RegExp]>([
    [{ cliff: 'soon' }, /Give the cliff in whole days/],
    [{ model: 'cubic' }, /linear/],
    [{ cliffs: '5' }, /cliffs/],
  ])('refuses the answer %o and says which one it needs', async (input, reason) => {
    await expect(call(input)).rejects.toThrow(reason);
  });

  it('names in its schema the streams that a question belongs to', () => {
    const { properties = {} } = z.toJSONSchema(tool?.schema ?? z.strictObject({}), { io: 'input' });
    for (const question of WIZARD_QUESTIONS) {
      const { description = '' } = properties[question] as { description?: string };
      expect(description, question).toContain('unless given');
      const streams = streamsOf(question);
      if (streams !== null) expect(description).toContain(`Of ${streams} only.`);
    }
  });
});
