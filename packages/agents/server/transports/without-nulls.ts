/**
 * A message of JSON-RPC, or a batch, without the nulls that some clients write for what they leave out: `params`, and
 * in it `arguments`, `cursor` and `_meta`. The protocol has no null there. Everything else stays.
 */
export function withoutNulls(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(withoutNulls);
  if (!isRecord(message)) return message;
  const { params, ...rest } = message;
  if (params === null) return rest;
  return isRecord(params) ? { ...message, params: withoutNullFields(params) } : message;
}

const OPTIONAL: readonly string[] = ['arguments', 'cursor', '_meta'];

const withoutNullFields = (params: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => value !== null || !OPTIONAL.includes(name)),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
