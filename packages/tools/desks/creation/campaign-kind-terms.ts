import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { UNIT } from '@sablier-docs/protocol/unit';
import { MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { readPercent } from '@sablier-docs/kit/inputs/stream-fields';
import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { readDuration } from '@sablier-docs/kit/inputs/durations';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { orZero, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import type { KindTerms, KindKey } from './campaign-kinds';
import { readSelector } from '@sablier-docs/kit/inputs/selectors';
import { readTranches } from './tranches';

/** Reads a field; returns null and records a problem if it cannot be read. */
type FieldReader = <T>(key: KindKey, read: (text: string) => Parsed<T>) => T | null;
type Refuse = (key: KindKey, problem: string) => void;

const DAY = 86_400n;
/**
 * The factory of variable campaigns requires this time between the end of the vesting and the
 * expiration.
 */
const WEEK = 7n * DAY;

const optionalTime = orZero((text) => readTime(text));

/**
 * Reads the extra fields of a kind, and rejects what its factory rejects or what would make every
 * claim fail.
 * @param expiration Unix second; 0 for none, null while it cannot be read
 */
export function readKindTerms(
  kind: CampaignKind,
  take: FieldReader,
  refuse: Refuse,
  expiration: bigint | null,
): KindTerms | null {
  switch (kind) {
    case 'instant':
      return { kind };
    case 'linear':
      return readLinear(take, refuse);
    case 'tranched':
      return readTranched(take, refuse);
    case 'variable':
      return readVariable(take, refuse, expiration);
    case 'execute': {
      const target = take('target', readAddress);
      const selector = take('selector', readSelector);
      return target === null || selector === null ? null : { kind, target, selector };
    }
  }
}

function readLinear(take: FieldReader, refuse: Refuse): KindTerms | null {
  const vestingStart = take('vestingStart', optionalTime);
  const duration = take('duration', readDuration);
  const cliff = take('cliff', orZero(readDuration));
  const startShare = take('startShare', orZero(readPercent));
  const cliffShare = take('cliffShare', orZero(readPercent));
  if (vestingStart === null || duration === null || cliff === null) return null;
  if (startShare === null || cliffShare === null) return null;
  if (cliff >= duration) refuse('cliff', 'The cliff has to be shorter than the whole.');
  if (cliff === 0n && cliffShare > 0n) refuse('cliffShare', 'Without a cliff, this has to be 0.');
  if (startShare + cliffShare > UNIT) {
    refuse('cliffShare', 'Together the two shares are more than 100 percent: claims would fail.');
  }
  return { kind: 'linear', vestingStart, duration, cliff, startShare, cliffShare };
}

function readTranched(take: FieldReader, refuse: Refuse): KindTerms | null {
  const vestingStart = take('vestingStart', optionalTime);
  const tranches = take('tranches', readTranches);
  if (vestingStart === null || tranches === null) return null;
  const length = tranches.reduce((sum, { duration }) => sum + duration, 0n);
  if (vestingStart + length > MAX_UINT40)
    refuse('tranches', 'The last tranche comes later than the contract can count.');
  return { kind: 'tranched', vestingStart, tranches };
}

function readVariable(
  take: FieldReader,
  refuse: Refuse,
  expiration: bigint | null,
): KindTerms | null {
  const vestingStart = take('vestingFrom', (text) => readTime(text));
  const vestingEnd = take('vestingEnd', (text) => readTime(text));
  const startShare = take('startShare', orZero(readPercent));
  if (vestingStart === null || vestingEnd === null || startShare === null) return null;
  if (vestingStart === 0n) refuse('vestingFrom', 'This kind of campaign needs a date.');
  if (vestingEnd <= vestingStart) {
    refuse('vestingEnd', 'The vesting has to end after its start.');
  } else if (expiration === 0n) {
    refuse('vestingEnd', 'This kind of campaign needs an end of the claims: enter one above.');
  } else if (expiration !== null && expiration < vestingEnd + WEEK) {
    refuse(
      'vestingEnd',
      'The vesting has to end at least 7 days before the claims do: the factory refuses it otherwise.',
    );
  }
  return { kind: 'variable', vestingStart, vestingEnd, startShare };
}
