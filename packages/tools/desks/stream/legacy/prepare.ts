import type { Call } from '@sablier-docs/kit/calls/call';
import { waysOut, type WaysOut } from '@sablier-docs/kit/calls/ways-out';
import { frozen, preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { describeLegacyAction, type LegacyAction } from '@sablier-docs/protocol/legacy/action-text';
import { formatAmount } from '@sablier-docs/protocol/amount';
import type { FieldTexts } from '../fields';
import { readActionForm, type FormReading } from '../read-action';
import { legacyCall, warnStranger } from './call';
import type { LegacyResults } from './fetch';
import type { LegacyStream } from './find';

export const LEGACY_AMOUNT = ['decimals', 'amount'] as const;

interface LegacyInput {
  stream: LegacyStream;
  action: LegacyAction;
  /** As typed. */
  texts: FieldTexts;
  /** The stream as read; null before. */
  results: LegacyResults | null;
  /** The wallet's account, in checksum form; null without a wallet. */
  account: string | null;
  /** The key of a prepared call that a simulation has seen to fail. */
  failing: string;
}

interface PreparedLegacy {
  /** The texts of all fields, with those that were read. */
  filled: FieldTexts;
  problems: FormReading['problems'];
  description: CallText;
  /** Whether the stream is a salary, whose cancellation would lose the share of the company. */
  isLost: boolean;
  /** A warning that the account can send neither call. */
  warning: string | null;
  out: WaysOut<PreparedCall>;
}

/** An action on a Legacy stream as the reader sees it. */
export function prepareLegacy(input: LegacyInput): PreparedLegacy {
  const { stream, action, results, account, failing } = input;
  const known = results?.decimals;
  const filled: FieldTexts = {
    ...(typeof known === 'number' ? { decimals: String(known) } : {}),
    ...input.texts,
  };
  const { filled: values, problems } = readActionForm(
    'withdraw',
    LEGACY_AMOUNT,
    filled,
    stream.address,
  );
  const { amount, decimals } = values;
  const description = describeLegacyAction(action, stream.desk, {
    id: stream.tokenId,
    amount: amount === undefined ? undefined : formatAmount(amount, decimals ?? 0),
  });
  const state = results?.state ?? null;
  const isLost = action === 'cancel' && state?.isSalary === true;
  const warning = state && account !== null ? warnStranger(state, account) : null;
  const call = legacyCall(stream, action, amount);
  const prepared = call ? preparedFor(call, description, input) : [];
  const out = waysOut({
    calls: call ? [call] : [],
    prepared,
    withheld: {
      refused: isLost,
      'seen to fail': warning === null && prepared.some((one) => preparedKey(one) === failing),
    },
  });
  return frozen({ filled, problems, description, isLost, warning, out });
}

/** The call for the wallet's account; empty without one, or before the stream was read. */
function preparedFor(
  call: Call,
  { does, final }: CallText,
  { results, account }: LegacyInput,
): PreparedCall[] {
  const state = results?.state;
  if (!results || !state || account === null) return [];
  const words = [does, final].filter(Boolean).join(' ');
  const arrival = { token: state.token, metadata: results, account, to: state.recipient };
  return [{ call, from: account, figures: [], arrival, words }];
}
