import type { Argument } from '../../decoder/arguments';
import { describeRevert, type OlderErrorsState } from '../../decoder/describe';
import { explainError, type ExplainedError } from '../../decoder/explain';
import type { Arguments } from '../../decoder/view/useDecoder';

export interface KnownReason {
  explained: ExplainedError | undefined;
  args: Arguments;
  older: OlderErrorsState;
}

/** Null while it is looked up; `lost` where the errors of today do not load and a reason needs them. */
export type LookedUp = KnownReason | 'lost' | null;

/** Without the list of errors a reason that the contract gives cannot be told from an unknown one. */
const LOST = {
  title: 'its reason could not be read.',
  text: 'The list of errors did not load. Check your connection and simulate again.',
};

/** Whether there is no selector, so that the contract gives no reason. */
const isShort = (data: string): boolean => data.length < 10;

const hex = (data: string): `0x${string}` => `0x${data.slice(2)}`;

type Errors = Parameters<typeof explainError>[1];
type Older = Parameters<typeof explainError>[2];

/** Loads the errors of today's releases and of older ones. */
interface Lists {
  errors: () => Promise<{ default: Errors }>;
  older: () => Promise<{ default: Older }>;
}

const lists: Lists = {
  errors: () => import('@facts/errors.json'),
  older: () => import('@facts/older-errors.json'),
};

/**
 * The errors of all releases, and the arguments of this one.
 * @param data what the contract reverts with, in hex
 * @param load may fail, each by itself
 */
export async function lookUpReason(data: string, load = lists): Promise<KnownReason | 'lost'> {
  const [errors, older] = await Promise.all([
    load.errors().catch(() => null),
    load.older().catch(() => null),
  ]);
  if (errors === null) {
    return isShort(data)
      ? { explained: undefined, args: { state: 'unavailable' }, older: 'failed' }
      : 'lost';
  }
  const explained = explainError(hex(data), errors.default, older?.default ?? []);
  const args = await argumentsOf(explained);
  return { explained, args, older: older === null ? 'failed' : 'ready' };
}

async function argumentsOf(explained: ExplainedError | undefined): Promise<Arguments> {
  if (!explained) return { state: 'ready', list: [] };
  const code = await import('../../decoder/arguments').catch(() => null);
  if (code === null) return { state: 'unavailable' };
  try {
    const list: Argument[] = code.decodeArguments(explained);
    return { state: 'ready', list };
  } catch {
    return { state: 'malformed' };
  }
}

/** Why the contract would refuse a call, after "The contract would refuse this call: ". */
export function describeReason(data: string, looked: LookedUp): { title: string; text: string } {
  if (looked === null) return { title: 'the reason is being looked up.', text: '' };
  if (looked === 'lost') return LOST;
  return describeRevert(
    isShort(data) ? { kind: 'no-data' } : { kind: 'data', data: hex(data), fromLog: false },
    looked.explained,
    looked.older,
  );
}
