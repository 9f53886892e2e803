// cspell:ignore withrdaw streem lockpu
import * as fc from 'fast-check';
import { z } from 'zod';
import type { Tool } from '@sablier-docs/agents/server/tool';

/* Arguments for a tool, made from its schema, and then bent. */

interface Schema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** Subjects of the texts of these tools, and other input. */
const TEXTS = [
  '/concepts/nft',
  '/concepts/nft#%',
  '/concepts/nft#%E0%A4%A',
  '/%',
  '//evil.com',
  '/a#b#c',
  '#',
  'http://[',
  'file:///etc/passwd',
  '/concepts/nft.md',
  '../x',
  '\\\\x',
  'C:\\x',
  '/concepts/nft?%',
  'LK3-8453-5',
  'LK3-8453-99999999999999999999999',
  'FL4-1-1',
  'base',
  '8453',
  'lockup',
  'flow latest',
  'lockup v9.9',
  '0x4e487b71',
  `0x${'ab'.repeat(20)}`,
  `0x${'0'.repeat(64)}`,
  'SablierFlow_Overdraw',
  '0',
  '1',
  '1767225600',
  '9'.repeat(78),
  '0.5',
  '18.446744073709551615',
  '1e9',
  '-1',
  '1,5',
  'withrdaw streem lockpu',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '"',
  '*',
  '(((((',
  '',
  '__proto__',
  'constructor',
  'toString',
  '\u202e',
  '\0',
  '𝒳'.repeat(30),
  'İ'.repeat(30),
  'x'.repeat(500),
];

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1, max: Math.min(schema.maximum ?? 100, 1e6) });
    case 'array': {
      const some = fc.array(valueOf(schema.items ?? {}), { minLength: 1, maxLength: 4 });
      // One entry many times: as long as the schema allows, and longer.
      const many = fc
        .tuple(valueOf(schema.items ?? {}), fc.nat({ max: 2_000 }))
        .map(([one, times]) => Array<unknown>(times).fill(one));
      return fc.oneof({ arbitrary: some, weight: 3 }, many);
    }
    case 'object':
      return objectOf(schema);
    default:
      return textOf(schema);
  }
}

/** Lines and long texts where they are allowed. */
function textOf({ maxLength = 500, pattern }: Schema): fc.Arbitrary<string> {
  const digits = fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String);
  if (pattern?.includes('\\d')) return fc.oneof(digits, fc.constantFrom(...TEXTS));
  const long = fc
    .tuple(fc.constantFrom(...TEXTS, '5 1.5\n', '1,', '0x', ' '), fc.nat({ max: 10_000 }))
    .map(([text, times]) => text.repeat(times).slice(0, maxLength));
  return fc.oneof(
    { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
    digits,
    fc.string({ unit: 'binary', maxLength: 100 }),
    long,
  );
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valueOf(schema)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Something that no schema asked for: any JSON, nested, large or empty. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => nested(depth)),
  fc.nat({ max: 15_000 }).map((length) => Array.from({ length }, (_, at) => `${at}`)),
  fc
    .nat({ max: 4_000 })
    .map((length) => Object.fromEntries(Array.from({ length }, (_, at) => [`k${at}`, at]))),
);

/** Lists in lists, as the text of JSON, since no value as deep can be written as one. */
const nested = (depth: number) => ({ [RAW]: '['.repeat(depth) + ']'.repeat(depth) });
const RAW = '\u0001raw';

/** A call as JSON, with arguments that fit, with one of them replaced, with one more, or with anything. */
export function callOf(tool: Tool): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(tool.schema, { target: 'draft-7', io: 'input' }) as Schema;
  const right = objectOf(schema);
  const names = [...Object.keys(schema.properties ?? {}), 'extra', '__proto__'];
  const bent = fc
    .tuple(right, fc.constantFrom(...names), anything)
    .map(([args, name, value]) => ({ ...args, [name]: value }));
  return fc
    .oneof({ arbitrary: right, weight: 5 }, { arbitrary: bent, weight: 3 }, anything)
    .map((args) => messageOf('tools/call', { name: tool.name, arguments: args }));
}

export const messageOf = (method: string, params: unknown, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params }).replace(
    /\{"\\u0001raw":"([[\]]*)"\}/g,
    '$1',
  );

/** Other messages, and shapes that are none. */
export const otherMessages: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      'ping',
      'initialize',
      'tools/list',
      'tools/call',
      'resources/list',
      'prompts/get',
      'logging/setLevel',
      'completion/complete',
      'tasks/get',
      'tasks/cancel',
      'notifications/cancelled',
      'rpc.discover',
      '',
    ),
    fc.oneof(
      anything,
      fc.constantFrom(
        undefined,
        { name: 'nothing' },
        { name: 'constructor', arguments: {} },
        { requestId: 1 },
      ),
      fc.constant({ name: 'x'.repeat(30_000) }),
      fc.constant({ name: 'resolve', arguments: { text: 'base' }, task: { ttl: 1 } }),
      fc.constant({
        protocolVersion: '1',
        capabilities: {},
        clientInfo: { name: 'x', version: '1' },
      }),
    ),
    fc.oneof(
      fc.constantFrom<unknown>(1, '1', 0, -1, 1.5, null, undefined, {}, 'x'.repeat(9_000)),
      anything,
    ),
  )
  .map(([method, params, id]) => messageOf(method, params, id));
