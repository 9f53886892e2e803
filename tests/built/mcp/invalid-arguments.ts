import type { z } from 'zod';

/** Numbers from 0 to 1, the same for the same seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  { a: 1 },
  '',
  ' ',
  '0',
  '1',
  '-1',
  '1e18',
  '0x',
  '0x0',
  '９',
  '9'.repeat(78),
  '9'.repeat(79),
  'x'.repeat(500),
  '\0',
  '\u202e',
  '../../package.json',
  '/concepts/nft',
  '__proto__',
  'constructor',
  '0x'.padEnd(42, 'f'),
  '0x'.padEnd(66, 'a'),
  '0x4e487b71',
  'LK3-8453-1',
  'LK3-8453-0',
  'FL4-1-1',
  '1767225600',
  '1099511627775',
  '%',
  '[a](b)',
  '`',
  '𝒳'.repeat(40),
];

export const anything = (random: () => number): unknown =>
  VALUES[Math.floor(random() * VALUES.length)];

/** Arguments for a tool's schema: half of the time as it asks for them, otherwise partly anything. */
export function invalidArguments(
  schema: z.ZodObject,
  random: () => number,
): Record<string, unknown> {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const args: Record<string, unknown> = {};
  const wild = random() < 0.5;
  for (const [name, field] of Object.entries(schema.shape)) {
    const type = field as z.ZodType;
    const isOptional = type.safeParse(undefined).success;
    if (random() < (isOptional ? 0.5 : wild ? 0.1 : 0)) continue;
    args[name] = wild && random() < 0.4 ? pick(VALUES) : pick(rightOf(name, type));
  }
  if (wild && random() < 0.1) args[String(pick(VALUES))] = pick(VALUES);
  return args;
}

/** Values that a field takes, so that a call comes further than the schema. */
function rightOf(name: string, field: z.ZodType): unknown[] {
  const options = optionsOf(field);
  if (options.length > 0) return options;
  switch (name) {
    case 'at':
      return [['1767225600'], ['0', '99999999999'], ['1099511627776']];
    case 'segments':
      return [
        [{ amount: '5', exponent: '1', timestamp: '20' }],
        [{ amount: '1', exponent: '99', timestamp: '1' }],
      ];
    case 'tranches':
      return [[{ amount: '5', timestamp: '20' }], []];
    case 'fields':
      return [
        {},
        { to: `0x${'1'.repeat(40)}`, amount: '1', decimals: '6', fee: '0' },
        { rate: '1', period: 'day' },
      ];
    case 'limit':
    case 'decimals':
    case 'offset':
      return [1, 6, 18, 20];
    case 'topics':
      return [[`0x${'a'.repeat(64)}`], [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`]];
    case 'page':
      return ['/concepts/nft', '/', '/reference/errors#withdraw', '/nowhere'];
    default:
      if (/decimal digits|Unix seconds|smallest unit|18 decimals/.test(field.description ?? '')) {
        return ['0', '1', '1767225600', '9'.repeat(38), '9'.repeat(78)];
      }
      return VALUES.filter((value) => typeof value === 'string');
  }
}

function optionsOf(field: unknown): unknown[] {
  const { options, unwrap } = field as { options?: unknown[]; unwrap?: () => unknown };
  if (Array.isArray(options)) return options;
  return unwrap ? optionsOf(unwrap.call(field)) : [];
}
