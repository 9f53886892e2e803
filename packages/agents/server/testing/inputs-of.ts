import { z } from 'zod';

/* Inputs from the schema of a tool: as it asks for them, nearly so, and hostile. */

type Random = (below: number) => number;

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  { a: 1 },
  [[[[]]]],
  '',
  ' ',
  '-1',
  '1e18',
  '0x',
  '９',
  '1,000',
  '9'.repeat(79),
  'x'.repeat(500),
  '\0',
  '\u202e',
  '__proto__',
  'constructor',
  '../../package.json',
  '%',
  '<b>',
  '`',
  '${x}',
  '𝒳'.repeat(40),
];

const ADDRESSES = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  `0x${'11'.repeat(20)}`,
  `0x${'0'.repeat(40)}`,
];

/** Texts that fields of a name take, so that a call comes further than the schema. */
const TEXTS: readonly (readonly [name: RegExp, texts: readonly string[]])[] = [
  [/^chain$/, ['base', '1', 'core', 'nowhere']],
  [/^(?:stream)$/, ['LK3-8453-5', 'FL4-1-7', 'LL3-1-5', 'ZZ-1-1']],
  [/recipient|sender|admin|token|^to$|^from$|oracle|target|campaign|factory|broker/i, ADDRESSES],
  [/time|stamp|^at$|validFrom|expireAt/i, ['1811808000', '1900000000', '86400', '1']],
  [/root/i, [`0x${'ab'.repeat(32)}`, `0x${'0'.repeat(64)}`]],
  [/exponent/, ['1', '2.5', '1.125']],
  [/fee/i, ['0', '1000', '500000000000000000000']],
  [/page/, ['/concepts/fees', '/concepts/fes']],
  [/.*/, ['1', '1000', '12.5', 'cliff', 'Lockup', '0x4e487b71', 'v2.0', '2036-03-01', '90d']],
];

/** A value for a field; now and then in another type of JSON that means the same. */
function valueOf(name: string, schema: z.ZodType, random: Random): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return valueOf(name, schema.unwrap() as z.ZodType, random);
  if (schema instanceof z.ZodObject) return inputOf(schema, random);
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return Array.from({ length: random(3) + 1 }, () => valueOf(name, element as z.ZodType, random));
  }
  if (schema instanceof z.ZodEnum) return pick(schema.options);
  if (schema instanceof z.ZodBoolean) return pick([true, false, 'true', 'false']);
  if (schema instanceof z.ZodNumber) return pick([6, '6', 1, 18, '0', 3]);
  const text = pick(TEXTS.find(([of]) => of.test(name))?.[1] ?? []);
  return text !== undefined && /^\d{1,9}$/.test(text) && random(4) === 0 ? Number(text) : text;
}

/** Arguments for a schema. One in three calls has a field that is hostile, missing or unknown. */
export function inputOf(schema: z.ZodObject, random: Random): Record<string, unknown> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  const args = Object.fromEntries(
    fields.flatMap(([name, field]): [string, unknown][] => {
      const mayBeMissing = field.safeParse(undefined).success;
      if (mayBeMissing && random(2) === 0) return random(3) === 0 ? [[name, null]] : [];
      return [[name, valueOf(name, field, random)]];
    }),
  );
  const [broken] = fields[random(fields.length)] ?? [];
  if (broken === undefined || random(3) > 0) return args;
  const hostile = HOSTILE[random(HOSTILE.length)];
  if (random(4) === 0) return { ...args, [`${broken}s`]: hostile };
  return { ...args, [broken]: hostile };
}

/** The same input as a client may write it: other types of JSON, and null for what is left out. */
export function asClientsWrite(schema: z.ZodType, value: unknown, random: Random): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return asClientsWrite(schema.unwrap() as z.ZodType, value, random);
  if (schema instanceof z.ZodObject) {
    const given = value as Readonly<Record<string, unknown>>;
    const fields = Object.entries(schema.shape) as [string, z.ZodType][];
    return Object.fromEntries(
      fields.flatMap(([name, field]): [string, unknown][] => {
        if (given[name] !== undefined) return [[name, asClientsWrite(field, given[name], random)]];
        return random(3) === 0 ? [[name, random(2) === 0 ? null : '']] : [];
      }),
    );
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return (value as readonly unknown[]).map((one) =>
      asClientsWrite(element as z.ZodType, one, random),
    );
  }
  if (random(2) === 0) return value;
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean) return String(value);
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
}

/** An input with one hostile field. */
export function withHostile(input: object, random: Random): object {
  const names = Object.keys(input);
  return { ...input, [names[random(names.length)] ?? 'x']: HOSTILE[random(HOSTILE.length)] };
}
