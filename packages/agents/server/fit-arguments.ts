import { z } from 'zod';

/* Clients and models write the right value in the wrong type of JSON. What has one reading is taken. */

/** Digits with at most a point, as JSON writes numbers without an exponent. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/**
 * Arguments in the types of a schema: `"5"` as 5 and `"true"` as true where the schema has a number or a boolean, and
 * numbers without an exponent, whole ones up to 2^53, as their digits where it has text. A field that may be missing
 * is missing if it is null or empty. Everything else stays, for the schema to refuse.
 */
export function fitArguments(schema: z.ZodType, value: unknown): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return fitObject(inner, value);
  if (inner instanceof z.ZodArray) {
    const { element } = inner;
    return Array.isArray(value)
      ? value.map((one) => fitArguments(element as z.ZodType, one))
      : value;
  }
  if (inner instanceof z.ZodNumber) return asNumber(value);
  if (inner instanceof z.ZodBoolean) return asBoolean(value);
  if (inner instanceof z.ZodString || inner instanceof z.ZodEnum) return asText(value);
  return value;
}

function fitObject(schema: z.ZodObject, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      const field = Object.hasOwn(schema.shape, name)
        ? (schema.shape[name] as z.ZodType)
        : undefined;
      const isEmpty = one === null || one === '';
      if (isEmpty && (!field || mayBeMissing(field)))
        return one === null || field ? [] : [[name, one]];
      return [[name, field ? fitArguments(field, one) : one]];
    }),
  );
}

/**
 * @param path of a value in arguments of the schema: names of fields and positions in lists
 * @returns the names of the fields that an object there has; none where the schema has no object
 */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = bare(schema);
  const [first, ...rest] = path;
  if (inner instanceof z.ZodArray) return fieldsAt(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (first === undefined) return Object.keys(inner.shape);
  const field = inner.shape[String(first)] as z.ZodType | undefined;
  return field ? fieldsAt(field, rest) : [];
}

/** The type inside of what makes it optional. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

const mayBeMissing = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;

function asBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

function asText(value: unknown): unknown {
  if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER) return value;
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : value;
}
