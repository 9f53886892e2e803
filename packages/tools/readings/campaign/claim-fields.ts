import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';

/** The fields that a reader fills in. */
export type ClaimKey =
  | 'index'
  | 'recipient'
  | 'units'
  | 'proof'
  | 'to'
  | 'validFrom'
  | 'signature'
  | 'expireAt'
  | 'attestation'
  | 'selectorArguments'
  | 'fee';

/** Texts of the fields; a missing field is empty. */
export type ClaimTexts = Readonly<Partial<Record<ClaimKey, string>>>;

/** The fields that belong to a single entry of the list. */
export type EntryTexts = Required<Pick<ClaimTexts, 'index' | 'recipient' | 'units' | 'proof'>>;

/**
 * Fills in an entry of the list, and clears what was typed for another one: a signature, an
 * attestation or a receiving address does not carry over.
 */
export function withEntry(texts: ClaimTexts, entry: EntryTexts): ClaimTexts {
  const hasOther =
    (texts.recipient?.trim() && texts.recipient !== entry.recipient) ||
    (texts.proof?.trim() && texts.index !== entry.index);
  if (!hasOther) return { ...texts, ...entry };
  return { ...(texts.fee !== undefined && { fee: texts.fee }), ...entry };
}

/**
 * The texts that are kept when the reader chooses another action: the entry and the fee are the
 * same for every claim; a receiving address, a signature or the amount of a clawback is not.
 */
export function keptClaimTexts(
  texts: ClaimTexts,
  from: CampaignAction | null,
  to: CampaignAction | null,
): ClaimTexts {
  const { index, recipient, units, proof, fee } = texts;
  const isClaim = from !== 'clawback' && to !== 'clawback';
  const kept = isClaim ? { index, recipient, units, proof, fee } : { index, recipient, proof, fee };
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => text !== undefined));
}

/** The field that fills an input. */
const fieldsOf: Readonly<Record<string, ClaimKey>> = {
  index: 'index',
  recipient: 'recipient',
  amount: 'units',
  fullAmount: 'units',
  merkleProof: 'proof',
  to: 'to',
  validFrom: 'validFrom',
  signature: 'signature',
  expireAt: 'expireAt',
  attestation: 'attestation',
  selectorArguments: 'selectorArguments',
};

/** @throws when no field fills the input */
export function fieldOfInput(input: string): ClaimKey {
  const key = fieldsOf[input];
  if (!key) throw new Error(`The input ${input} has no field.`);
  return key;
}

/**
 * How a release charges for a claim: not at all, a fixed fee from `FEE`, or one from
 * `calculateMinFeeWei` that follows the price of the coin.
 */
export function claimFeeKind({ views }: CampaignFact): 'none' | 'fixed' | 'minimum' {
  if (views.some(({ name }) => name === 'calculateMinFeeWei')) return 'minimum';
  return views.some(({ name }) => name === 'FEE') ? 'fixed' : 'none';
}

/**
 * The fields of an action in the order of its inputs. A claim always includes the address on the
 * list, even if the contract takes it from the sender, because the proof is checked with it.
 */
export function claimFields(
  action: CampaignAction,
  fn: CallFunction,
  fact: CampaignFact,
): ClaimKey[] {
  const keys = fn.inputs.map(({ name }) => fieldOfInput(name));
  if (action === 'clawback') return keys;
  if (!keys.includes('recipient')) keys.splice(1, 0, 'recipient');
  if (claimFeeKind(fact) !== 'none') keys.push('fee');
  return keys;
}
