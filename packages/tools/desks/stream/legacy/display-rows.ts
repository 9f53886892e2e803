import { legacyBalances } from '@sablier-docs/protocol/legacy/balance';
import { showTimeHere, showTokens, type DisplayRow } from '@sablier-docs/kit/wallet/show';
import type { LegacyResult, LegacyResults, LegacyState } from './fetch';

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

/** Empty rows. Only v1.0 has streams that earn interest. */
export const emptyLegacyRows = ({ version }: { version: string }): DisplayRow[] =>
  LABELS.filter(([name]) => name !== 'interest' || version === 'v1.0').map(([name, label]) => ({
    name,
    label,
    text: '',
    isLong: LONG.includes(name),
  }));

/**
 * The results of the contract, formatted, with the site's own computation where it differs.
 * @param account the reader's own in checksum form
 */
export function legacyDisplayRows(
  desk: { version: string },
  results: LegacyResults,
  state: LegacyState,
  account: string | null,
): DisplayRow[] {
  const own = computeLegacy(state, results.time);
  return emptyLegacyRows(desk).map((row) => {
    const name = row.name as Name;
    const text = show(name, results, state, account);
    const computed = own?.[name];
    const shown = computed === undefined || text === UNREAD ? text : showTokens(computed, results);
    return shown === text ? { ...row, text } : { ...row, text, computed: shown };
  });
}

/** The site's own computation; null without a time, and for impossible results. */
export function computeLegacy(
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
  results: LegacyResults,
  state: LegacyState,
  account: string | null,
): string {
  const address = (of: string) => (of === account ? `${of} (your account)` : of);
  const tokens = (units: LegacyResult<bigint>) =>
    formatResult(units, (amount) => showTokens(amount, results));
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
      return showTimeHere(state.startTime);
    case 'stop':
      return showTimeHere(state.stopTime);
    case 'token':
      return state.token;
    case 'interest':
      return formatResult(state.isCompounding, (earns) => (earns ? 'Yes' : 'No'));
  }
}

function formatResult<T>(answer: LegacyResult<T>, format: (value: T) => string): string {
  if (answer === 'unread') return UNREAD;
  return answer === null ? 'The contract refuses to answer' : format(answer);
}
