import { describe, it } from 'vitest';
import { expectRecorded, recordOf } from '@sablier-docs/testing/recorded';
import { z } from 'zod';
import { serverTools } from '.';
import { runTool } from '../calls/run-tool';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { NOW, samples } from '../testing/samples';

/* Sees an answer of a tool that has changed with the code, for each sample with each of its fields changed. The code that it
 * writes has tests of its own. */

const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData), now: () => NOW } as unknown as Site;

/** Whether a sample has the streams of others. */
const isRepeated = ({ streams = [] }: { streams?: readonly unknown[] }): boolean =>
  streams.length > 2;

/** A file by its path alone. */
const withoutCode = (name: string, value: unknown): unknown =>
  name === 'text' ? undefined : value;

const choicesOf = (schema: z.ZodObject): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
      return inner instanceof z.ZodEnum ? [[name, inner.options]] : [];
    }),
  );

describe.each(serverTools.filter(({ name }) => samples[name]))('$name', ({ name, schema }) => {
  it('answers as recorded', async () => {
    const record = await recordOf(
      (samples[name] ?? []).filter((sample) => !isRepeated(sample)),
      async (input) => {
        const { text, isError } = await runTool(name, input, site);
        return isError ? text : JSON.parse(text, withoutCode);
      },
      choicesOf(schema),
    );
    await expectRecorded(record, `recorded/${name}.txt`);
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
  await expectRecorded(record, 'recorded/tools.txt');
});
