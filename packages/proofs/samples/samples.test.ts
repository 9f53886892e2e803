import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { chainsAlike } from '@sablier-docs/chain/testing/alike';
import { compileExamples } from '@sablier-docs/solidity/compile';
import { HANG } from '@sablier-docs/testing/hang';
import { build } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Run } from '../../../examples/here';
import { interpret, type Parts } from './edited';
import { findSamples, partsModule, runFile, runsOf, sampleFile } from '../bundle/find-samples';
import { failureOf } from './failure';
import { openStage } from './stage';
import { COMPUTED, PRINTED } from './testing/printed';

const ROOT = '.';
const SAMPLES = findSamples(ROOT);
const START = 1_798_761_600n;

/** The runs of a sample, by name. */
const nativeRuns = async (sample: string) =>
  (await import(path.resolve(ROOT, runFile(sample)))) as Record<string, Run>;

const contracts = compileExamples();

const emptyChain = chainsAlike(() =>
  createProvider({ baseFee: 0n, timestamp: START, limit: HANG }),
);

/** Plays a run on a chain with nothing but its world. @returns what it printed and the tokens that moved */
async function play(sample: string, run: Run | undefined) {
  const chain = emptyChain();
  const stage = await openStage(chain, {
    sample,
    load: readGroup,
    compiled: (name) => {
      const found = contracts[name];
      if (!found) throw new Error(`There is no contract ${name}.`);
      return Promise.resolve(found);
    },
  });
  const lines: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line: unknown) => {
    lines.push(String(line));
  });
  let failed = '';
  try {
    await run?.(stage.here);
  } catch (error) {
    failed = failureOf(error);
  } finally {
    print.mockRestore();
  }
  const moved = await stage.moved();
  const tokens = moved
    .filter(({ token }) => token !== 'coin')
    .map(({ who, token, before, after }) => `${who} ${token} ${after - before}`);
  return { lines, failed, tokens, moved };
}

/** What the edited samples may import, bundled once for all. */
async function bundleParts(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
  const inputs = new Map(SAMPLES.map((sample) => [`parts:${sample}`, sample]));
  await build({
    entryPoints: SAMPLES.map((sample) => ({ in: `parts:${sample}`, out: sample })),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    plugins: [
      {
        name: 'parts',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^parts:/ }, ({ path: name }) => ({
            path: inputs.get(name) ?? '',
            namespace: 'parts',
          }));
          onLoad({ filter: /.*/, namespace: 'parts' }, ({ path: sample }) => ({
            contents: partsModule(ROOT, sample),
            resolveDir: path.dirname(path.resolve(ROOT, runFile(sample))),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return folder;
}

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const RUNS = SAMPLES.flatMap((sample) =>
  runsOf(ROOT, sampleFile(sample)).map((name) => ({ sample, name, id: `${sample}#${name}` })),
);

it('every run has the lines that it prints, and there is no other', () => {
  expect(RUNS.map(({ id }) => id).sort()).toEqual(Object.keys(PRINTED).sort());
  expect(SAMPLES.length).toBeGreaterThan(0);
});

describe('a sample runs on the chain of the page', () => {
  it.each(RUNS)('runs $id, which prints the recorded lines', async ({ sample, name, id }) => {
    const { lines, failed, moved } = await play(sample, (await nativeRuns(sample))[name]);
    expect(failed).toBe('');
    expect(lines).toEqual(PRINTED[id]);
    expect(moved.length > 0).toBe(!COMPUTED.includes(id));
  });
});

describe('the interpreter', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await bundleParts();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const partsOf = async (sample: string) =>
    (
      (await import(/* @vite-ignore */ path.join(folder, `${sample}.mjs`))) as {
        readonly parts: Parts;
      }
    ).parts;
  const filesOf = (sample: string) => ({
    name: path.posix.basename(sample),
    sample: textOf(sampleFile(sample)),
    run: textOf(runFile(sample)),
  });

  it.each(SAMPLES.map((sample) => ({ sample })))(
    'prints for $sample the same lines as the compiled sample',
    async ({ sample }) => {
      const runs = interpret(filesOf(sample), await partsOf(sample)) as Record<string, Run>;
      const [name = ''] = runsOf(ROOT, sampleFile(sample));
      const { lines, failed } = await play(sample, runs[name]);
      expect({ lines, failed }).toEqual({ lines: PRINTED[`${sample}#${name}`], failed: '' });
    },
  );

  const LINEAR = 'lockup/create-stream/create-linear';

  it('runs the sample as it was typed anew, with another amount', async () => {
    const files = filesOf(LINEAR);
    const run = files.run.replace("'5200'", "'10400'");
    const runs = interpret({ ...files, run }, await partsOf(LINEAR)) as Record<string, Run>;
    const { lines, tokens } = await play(LINEAR, runs.create);
    expect(lines.at(-1)).toBe('26 weeks later: 10400 DAI are released.');
    expect(tokens).toContain(`lockup dai ${10_400n * 10n ** 18n}`);
  });

  it('runs a changed sample, and says what the contract refuses', async () => {
    const files = filesOf(LINEAR);
    const sample = files.sample.replace('1, // granularity in seconds', '40_000_000,');
    const runs = interpret({ ...files, sample }, await partsOf(LINEAR)) as Record<string, Run>;
    const { failed } = await play(LINEAR, runs.create);
    expect(failed).toMatch(/^A call is refused: /);
  });

  it.each([
    ['const x: number = ;', 'create-linear.ts: '],
    ["import { nothing } from 'viem'; nothing();", 'create-linear.ts imports nothing of viem'],
    ["import fs from 'node:fs'; fs.exists();", 'create-linear.ts imports node:fs. Only these'],
  ])('says what it cannot run: %s', async (text, says) => {
    const files = filesOf(LINEAR);
    const parts = await partsOf(LINEAR);
    expect(() => interpret({ ...files, sample: text }, parts)).toThrow(says);
  });
});
