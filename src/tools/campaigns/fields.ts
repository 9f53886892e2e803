import type { CampaignAction } from '../../protocol/campaigns/actions';
import type { CampaignFact } from '../../protocol/campaigns/types';
import type { CallFunction } from '../../protocol/calls/types';

/** What a reader fills in, each as text. */
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

/** Texts of the fields; a field that is missing is empty. */
export type ClaimTexts = Readonly<Partial<Record<ClaimKey, string>>>;

/** What belongs to one entry of the list alone. */
export type EntryTexts = Required<Pick<ClaimTexts, 'index' | 'recipient' | 'units' | 'proof'>>;

/**
 * Takes an entry of the list into the form. What was typed for another entry goes: a signature, an
 * attestation or a receiving address is not the next one's.
 */
export function withEntry(texts: ClaimTexts, entry: EntryTexts): ClaimTexts {
  const hasOther =
    (texts.recipient?.trim() && texts.recipient !== entry.recipient) ||
    (texts.proof?.trim() && texts.index !== entry.index);
  if (!hasOther) return { ...texts, ...entry };
  return { ...(texts.fee !== undefined && { fee: texts.fee }), ...entry };
}

/**
 * What of the texts still holds when the reader chooses another action: the entry of the list and the fee
 * are the same for every claim. A receiving address, a signature or the amount of a clawback is not.
 */
export function forNextAction(
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
export function fieldOf(input: string): ClaimKey {
  const key = fieldsOf[input];
  if (!key) throw new Error(`The input ${input} has no field.`);
  return key;
}

/**
 * How a release charges for a claim: nothing, a fixed fee that `FEE` answers, or one that follows the
 * price of the coin and that `calculateMinFeeWei` answers.
 */
export function feeOf({ views }: CampaignFact): 'none' | 'fixed' | 'minimum' {
  if (views.some(({ name }) => name === 'calculateMinFeeWei')) return 'minimum';
  return views.some(({ name }) => name === 'FEE') ? 'fixed' : 'none';
}

/**
 * The fields of an action in the order of its inputs. A claim always names the address on the list,
 * also where the contract takes it from the sender: the proof is checked with it.
 */
export function claimFields(
  action: CampaignAction,
  fn: CallFunction,
  fact: CampaignFact,
): ClaimKey[] {
  const keys = fn.inputs.map(({ name }) => fieldOf(name));
  if (action === 'clawback') return keys;
  if (!keys.includes('recipient')) keys.splice(1, 0, 'recipient');
  if (feeOf(fact) !== 'none') keys.push('fee');
  return keys;
}
