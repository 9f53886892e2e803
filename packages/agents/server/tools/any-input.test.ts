import { describe, expect, it, vi } from 'vitest';
import { createRandom } from '@sablier-docs/testing/random';
import { serverTools } from '.';
import { runTool } from '../calls/run-tool';
import { MAX_REPLY } from '../limits';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { asClientsWrite, inputOf, withHostile } from '../testing/inputs-of';
import { NOW, samples } from '../testing/samples';

/* Every tool, with inputs made from its schema: valid, nearly valid, in other types of JSON, hostile. */

const siteData = readSiteData('https://site.example', process.cwd(), {
  redirects: {},
  routes: ['/concepts/fees', '/concepts/nft'],
});
const PAGE = '# Fees\n\n> Fees.\n\nPage\n\nIndex\n\n## Today\n\nWords.\n';
const site = {
  data: () => Promise.resolve(siteData),
  now: () => NOW,
  file: (path: string) => Promise.resolve(path === '/concepts/fees.md' ? PAGE : null),
  search: {
    search: (query: string) => Promise.resolve({ query, hits: [], nbHits: 0 }),
    suggest: () => Promise.resolve([]),
  },
} as unknown as Site;

/** Of each tool; the nightly run takes more. */
const ROUNDS = process.env.TEST_ALL ? 2_000 : 150;

/** Of each sample. */
const VARIANTS = process.env.TEST_ALL ? 50 : 5;

/** A refusal says what to send, in sentences of bounded length. */
function expectSentences(text: string, about: string): void {
  expect(text, about).toMatch(/[^.\s][.?]$/);
  expect(text, about).not.toMatch(/undefined|NaN|\[object|\.\. |could not answer/);
  expect(text.length, about).toBeGreaterThan(20);
  expect(text.length, about).toBeLessThan(6_000);
}

describe.each(serverTools)('$name', ({ name, schema, output }) => {
  const source = createRandom(BigInt(name.length) * 7919n);
  const random = (below: number) => Number(source.between(0n, BigInt(below - 1)));

  /** Whether it answers; the answer fits the output schema, and a refusal is in sentences. */
  async function isAnswered(args: unknown): Promise<boolean> {
    const log = vi.spyOn(console, 'error');
    const about = `${name} ${JSON.stringify(args).slice(0, 600)}`;
    const { text, isError } = await runTool(name, args, site);
    expect(text.length, about).toBeLessThanOrEqual(MAX_REPLY);
    // An error of the server itself is logged.
    expect(log.mock.calls, about).toEqual([]);
    if (isError) expectSentences(text, about);
    else expect(output.safeParse(JSON.parse(text)).error, about).toBeUndefined();
    return !isError;
  }

  it('answers or refuses whatever its schema may be given', async () => {
    for (let round = 0; round < ROUNDS; round += 1) await isAnswered(inputOf(schema, random));
    expect(await isAnswered(null)).toBe(['queries', 'wizard'].includes(name));
  });

  it('names its fields where it is given another', async () => {
    const { text, isError } = await runTool(name, { ...samples[name]?.[0], nothing: 1 }, site);
    expect(isError).toBe(true);
    expect(text).toMatch(/Unrecognized key: "nothing", where the fields are /);
    for (const field of Object.keys(schema.shape)) expect(text).toContain(field);
  });

  it.runIf(samples[name])(
    'answers a sample alike in other types of JSON, or refuses what is broken in it',
    async () => {
      for (const sample of samples[name] ?? []) {
        const { text, isError } = await runTool(name, sample, site);
        expect(isError, text).toBe(false);
        for (let round = 0; round < VARIANTS; round += 1) {
          const written = asClientsWrite(schema, sample, random);
          expect(await runTool(name, written, site), JSON.stringify(written)).toEqual({
            text,
            isError: false,
          });
          await isAnswered(withHostile(written as object, random));
        }
      }
    },
  );
});
