import type { ActionId } from '../../readings/contracts/actions';
import { actions } from '../../readings/contracts/actions';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { DeskRelease } from '../../readings/contracts/types';

/** The fields that a reader fills in. `rate` is an amount of tokens for each `period`. */
export type FieldKey =
  | 'to'
  | 'from'
  | 'sender'
  | 'recipient'
  | 'ids'
  | 'lines'
  | 'decimals'
  | 'amount'
  | 'rate'
  | 'period'
  | 'brokerAccount'
  | 'brokerFee'
  | 'token'
  | 'fee';

/** Texts of the fields, as typed; a missing field is empty. */
export type FieldTexts = Readonly<Partial<Record<FieldKey, string>>>;

/**
 * The texts that are kept when the reader chooses another action. An address, an amount or a rate
 * that was typed for one action must not be sent by the next; only the decimals belong to the
 * token.
 */
export const keptStreamTexts = ({ decimals }: FieldTexts): FieldTexts =>
  decimals === undefined ? {} : { decimals };

/** People know their pay by the month: a new rate is typed for it unless they choose otherwise. */
export const presetTexts = (action: ActionId | null): FieldTexts =>
  action === 'adjustRatePerSecond' || action === 'restart' ? { period: '30 days' } : {};

/** Fields by the name of the input that they fill; `streamId` and `tokenId` come from the stream. */
const fieldsOf: Readonly<Record<string, readonly FieldKey[]>> = {
  streamId: [],
  tokenId: [],
  to: ['to'],
  newRecipient: ['to'],
  from: ['from'],
  sender: ['sender'],
  recipient: ['recipient'],
  streamIds: ['ids'],
  calls: ['decimals', 'lines'],
  amount: ['decimals', 'amount'],
  totalAmount: ['decimals', 'amount'],
  newRatePerSecond: ['rate', 'period'],
  ratePerSecond: ['rate', 'period'],
  broker: ['brokerAccount', 'brokerFee'],
};

/**
 * The fields of an action in a release, from the inputs of its function.
 * @throws when an input has no field
 */
export function actionFields(
  id: ActionId,
  { inputs }: CallFunction,
  { rules }: DeskRelease,
): FieldKey[] {
  const names = inputs.map(({ name }) => name);
  // A stream and its amount go on one line.
  const isList = names.includes('amounts');
  const keys = inputs.flatMap(({ name }): readonly FieldKey[] => {
    if (isList && name === 'streamIds') return ['decimals', 'lines'];
    if (isList && name === 'amounts') return [];
    const fields = fieldsOf[name];
    if (!fields) throw new Error(`The input ${name} of ${id} has no field.`);
    return fields;
  });
  const { needsApproval, takesFee } = actions[id];
  if (needsApproval) keys.push('token');
  if (takesFee && rules.minFee) keys.push('fee');
  return keys;
}

/** The function of an action in a release; undefined if the release lacks it. */
export const actionFunction = ({ calls }: DeskRelease, id: ActionId): CallFunction | undefined =>
  calls.find(({ name }) => name === actions[id].calls);
