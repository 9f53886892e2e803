import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsAt, fitArguments } from './fit-arguments';

const schema = z.strictObject({
  count: z.number().int().optional(),
  text: z.string().min(1),
  kind: z.enum(['a', '7']).default('a'),
  isOn: z.boolean().default(true),
  list: z.array(z.strictObject({ units: z.string(), note: z.string().optional() })).optional(),
});

const fit = (value: unknown) => fitArguments(schema, value);

describe('arguments are taken in the types of the schema', () => {
  it.each([
    [
      { text: 'x', count: '5' },
      { text: 'x', count: 5 },
    ],
    [
      { text: 'x', count: ' -2.5 ' },
      { text: 'x', count: -2.5 },
    ],
    [{ text: 12 }, { text: '12' }],
    [{ text: 1.5 }, { text: '1.5' }],
    [
      { text: 'x', kind: 7 },
      { text: 'x', kind: '7' },
    ],
    [
      { text: 'x', isOn: 'false' },
      { text: 'x', isOn: false },
    ],
    [
      { text: 'x', list: [{ units: 1000000, note: null }, { units: '2' }] },
      { text: 'x', list: [{ units: '1000000' }, { units: '2' }] },
    ],
  ])('turns %o into %o', (given, taken) => {
    expect(fit(given)).toEqual(taken);
  });

  it('null and an empty text are nothing where a field may be missing', () => {
    expect(fit({ text: 'x', count: null, kind: '', isOn: null, list: null })).toEqual({
      text: 'x',
    });
    expect(fit({ text: 'x', unknown: null })).toEqual({ text: 'x' });
  });

  it.each([
    [{ text: null }],
    [{ text: '' }],
    [{ text: 1e21 }],
    [{ text: 2 ** 53 }],
    [{ text: 'x', count: '5 apples' }],
    [{ text: 'x', count: '1e3' }],
    [{ text: 'x', count: '0x10' }],
    [{ text: 'x', count: '9'.repeat(16) }],
    [{ text: 'x', isOn: 'yes' }],
    [{ text: 'x', isOn: 1 }],
    [{ text: 'x', list: { units: '1' } }],
    [{ text: 'x', other: '' }],
    [JSON.parse('{"text":"x","__proto__":"y"}')],
    ['text'],
    [null],
    [[]],
  ])('%o stays as it is, and is refused', (given) => {
    const fitted = fit(given);
    expect(fitted).toEqual(given);
    expect(schema.safeParse(fitted).success).toBe(false);
  });
});

it('the fields of an object in a list are found below what makes them optional', () => {
  const lines = z.array(z.strictObject({ id: z.string(), to: z.string() })).default([]);
  const nested = z.strictObject({ lines, text: z.string() });
  expect(fieldsAt(nested, [])).toEqual(['lines', 'text']);
  expect(fieldsAt(nested, ['lines', 3])).toEqual(['id', 'to']);
  expect(fieldsAt(nested, ['text'])).toEqual([]);
});
