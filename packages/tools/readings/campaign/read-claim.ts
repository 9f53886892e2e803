import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { encodeCall, type Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import type { Call } from '@sablier-docs/kit/calls/call';
import { withMargin } from '@sablier-docs/protocol/fee';
import { readFee } from '@sablier-docs/kit/inputs/stream-fields';
import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { verifyProof } from '../../merkle/tree';
import {
  claimFields,
  claimFeeKind,
  fieldOfInput,
  type ClaimKey,
  type ClaimTexts,
} from './claim-fields';

/** Enough for 2^64 entries, more than any campaign has. */
const LONGEST_PROOF = 64;
const MAX_UINT40 = (1n << 40n) - 1n;
/** More than any plausible signature of a contract wallet, or any arguments. */
const LONGEST_BYTES = 8_000;
const MAX_UINT256 = (1n << 256n) - 1n;

/** Digits with the spaces that pages print between thousands. */
const SPACED = /^\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+$/;

function readWhole(typed: string, most: bigint, problem: string): Parsed<bigint> {
  const trimmed = typed.trim();
  const text = SPACED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
  return /^\d{1,78}$/.test(text) && BigInt(text) <= most ? { value: BigInt(text) } : { problem };
}

/** A proof as written by the campaign checker, explorers or JSON: hashes with any separators. */
export function readProof(typed: string): Parsed<`0x${string}`[]> {
  const text = typed.trim();
  if (text === '') {
    return { problem: 'Paste the proof. For a list with one entry, write [].' };
  }
  if (/[^0-9a-fx\s[\]",']/i.test(text)) return { problem: NO_PROOF };
  const hashes = text.split(/[\s[\]",']+/).filter(Boolean);
  if (hashes.some((hash) => !/^0x[0-9a-f]{64}$/i.test(hash))) return { problem: NO_PROOF };
  if (hashes.length > LONGEST_PROOF)
    return { problem: `No proof has more than ${LONGEST_PROOF} hashes.` };
  if (hashes.length === 0 && !/^\[\s*\]$/.test(text)) return { problem: NO_PROOF };
  return { value: hashes.map((hash): `0x${string}` => `0x${hash.slice(2).toLowerCase()}`) };
}
const NO_PROOF = 'A proof is a list of hashes, each 0x and 64 characters.';

function readBytes(typed: string): Parsed<string> {
  const text = typed.trim();
  if (!/^0x([0-9a-f]{2})*$/i.test(text)) {
    return {
      problem: 'Enter data that begins with 0x: two characters from 0-9 and a-f for each byte.',
    };
  }
  return text.length > LONGEST_BYTES ? { problem: 'This is too long.' } : { value: text };
}

function readField(key: ClaimKey, text: string, campaign: string): Parsed<Value> {
  switch (key) {
    case 'index':
      return readWhole(text, MAX_UINT256, 'Enter the index: a whole number from 0.');
    case 'units':
      return readWhole(
        text,
        MAX_UINT128,
        "Enter the amount in the token's smallest unit: a whole number, without a point.",
      );
    case 'validFrom':
    case 'expireAt':
      return readWhole(text, MAX_UINT40, 'Enter the time in Unix seconds: a whole number.');
    case 'proof':
      return readProof(text);
    case 'signature':
    case 'attestation':
    case 'selectorArguments':
      return readBytes(text);
    case 'fee':
      return readFee(text);
    case 'recipient':
    case 'to': {
      const address = readAddress(text);
      return isRead(address) && address.value === campaign
        ? { problem: 'This is the campaign itself. Enter another address.' }
        : address;
    }
  }
}

export interface ClaimReading {
  keys: ClaimKey[];
  values: Partial<Record<ClaimKey, Value>>;
  /** One sentence for each field that is empty or cannot be read. */
  problems: Partial<Record<ClaimKey, string>>;
}

/** @param campaign address of the campaign in checksum form, which must never be the recipient */
export function readClaim(
  action: CampaignAction,
  fn: CallFunction,
  fact: CampaignFact,
  texts: ClaimTexts,
  campaign: string,
): ClaimReading {
  const keys = claimFields(action, fn, fact);
  const values: ClaimReading['values'] = {};
  const problems: ClaimReading['problems'] = {};
  for (const key of keys) {
    const parsed = readField(key, texts[key] ?? '', campaign);
    if (isRead(parsed)) values[key] = parsed.value;
    else problems[key] = parsed.problem;
  }
  if (action === 'clawback' && values.units === 0n) problems.units = 'Enter more than 0.';
  return { keys, values, problems };
}

/**
 * Whether the entry leads to the root that the contract returned.
 * @returns null while the entry is incomplete
 */
export function leadsToRoot(root: string, { values }: ClaimReading): boolean | null {
  const { index, recipient, units, proof } = values;
  if (typeof index !== 'bigint' || typeof recipient !== 'string' || typeof units !== 'bigint') {
    return null;
  }
  if (!Array.isArray(proof) || index > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  const leaf = { index: Number(index), address: recipient, amount: units };
  return verifyProof(`0x${root.slice(2).toLowerCase()}`, leaf, proof as `0x${string}`[]);
}

/**
 * The call of an action.
 * @returns null while a field is empty or cannot be read
 */
export function campaignCall(
  fn: CallFunction,
  fact: CampaignFact,
  at: { chainId: number; address: string },
  { values, problems }: ClaimReading,
): Call | null {
  if (Object.keys(problems).length > 0) return null;
  const args: Value[] = [];
  for (const { name } of fn.inputs) {
    const value = values[fieldOfInput(name)];
    if (value === undefined) return null;
    args.push(value);
  }
  const fee = typeof values.fee === 'bigint' ? values.fee : 0n;
  // A fixed fee does not follow the price of the coin.
  const value = claimFeeKind(fact) === 'minimum' ? withMargin(fee) : fee;
  const { index } = values;
  const title = typeof index === 'bigint' ? `${fn.name}, entry ${index}` : fn.name;
  return {
    chainId: at.chainId,
    to: at.address,
    fn,
    args,
    value,
    data: encodeCall(fn, args),
    title,
  };
}
