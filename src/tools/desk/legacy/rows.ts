import { legacyBalances } from '../../../protocol/legacy/balance';
import { showTime, showTokens, type Row } from '../../wallet/show';
import type { Answered, LegacyAnswers, LegacyState } from './ask';

const LABELS = [
  ['sender', 'Sender'],
  ['recipient', 'Recipient'],
  ['withdrawable', 'Withdrawable now'],
  ['returnable', 'Back to the sender now'],
  ['deposit', 'Deposited'],
  ['remaining', 'Left in the stream'],
  ['rate', 'Rate'],
  ['start', 'Start'],
  ['stop', 'End'],
  ['token', 'Token'],
  ['interest', 'Earns interest'],
] as const;
type Name = (typeof LABELS)[number][0];

const UNREAD = 'Not read';

const LONG: readonly Name[] = ['sender', 'recipient', 'token'];

/** The rows before there is an answer. Only v1.0 has streams that earn interest. */
export const emptyRows = ({ version }: { version: string }): Row[] =>
  LABELS.filter(([name]) => name !== 'interest' || version === 'v1.0').map(([name, label]) => ({
    ...{ name, label, text: '', isLong: LONG.includes(name) },
  }));

/**
 * What the contract answered about a stream, for people, with what the site computes where the two
 * differ.
 * @param account the reader's own in checksum form
 */
export function rowsOf(
  desk: { version: string },
  answers: LegacyAnswers,
  state: LegacyState,
  account: string | null,
): Row[] {
  const own = compute(state, answers.time);
  return emptyRows(desk).map((row) => {
    const name = row.name as Name;
    const text = show(name, answers, state, account);
    const computed = own?.[name];
    const shown = computed === undefined || text === UNREAD ? text : showTokens(computed, answers);
    return shown === text ? { ...row, text } : { ...row, text, computed: shown };
  });
}

/** What the site's own arithmetic gives; null without a time, and for answers that no contract gives. */
export function compute(
  state: LegacyState,
  time: bigint | null,
): Partial<Record<Name, bigint>> | null {
  if (time === null) return null;
  try {
    const { sender, recipient } = legacyBalances(state, time);
    return { withdrawable: recipient, returnable: sender };
  } catch {
    return null;
  }
}

function show(
  name: Name,
  answers: LegacyAnswers,
  state: LegacyState,
  account: string | null,
): string {
  const address = (of: string) => (of === account ? `${of} (your account)` : of);
  const tokens = (units: Answered<bigint>) => said(units, (amount) => showTokens(amount, answers));
  switch (name) {
    case 'sender':
      return state.isSalary ? `${state.sender} (Payroll: this is a salary)` : address(state.sender);
    case 'recipient':
      return address(state.recipient);
    case 'withdrawable':
      return tokens(state.balances.recipient);
    case 'returnable':
      return tokens(state.balances.sender);
    case 'deposit':
      return tokens(state.deposit);
    case 'remaining':
      return tokens(state.remaining);
    case 'rate':
      return `${tokens(state.ratePerSecond)} per second`;
    case 'start':
      return showTime(state.startTime);
    case 'stop':
      return showTime(state.stopTime);
    case 'token':
      return state.token;
    case 'interest':
      return said(state.isCompounding, (earns) => (earns ? 'Yes' : 'No'));
  }
}

function said<T>(answer: Answered<T>, say: (value: T) => string): string {
  if (answer === 'unread') return UNREAD;
  return answer === null ? 'The contract refuses to answer' : say(answer);
}
