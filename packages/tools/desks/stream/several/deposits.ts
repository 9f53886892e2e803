import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readStreamAmounts, type StreamAmount } from '@sablier-docs/kit/inputs/stream-fields';

/** What a reading tells of a stream of a list; a part that was not read is missing. */
export interface KnownStream {
  decimals?: number | undefined;
  /** In checksum form, as the other addresses. */
  sender?: string | undefined;
  recipient?: string | undefined;
  token?: string | undefined;
}

/** One deposit of several. */
export interface StreamDeposit extends StreamAmount {
  sender: string;
  recipient: string;
  /** Undefined if the stream was not read. */
  token?: string | undefined;
}

/** The two addresses at the end of a line. */
const PARTIES = /^(.*?)\s+(0x[0-9a-f]{40})[\s,]+(0x[0-9a-f]{40})\s*$/i;

/**
 * Reads one deposit per line: the ID of its stream, the amount and, for a stream that was not read, its sender and its
 * recipient.
 */
export function readDeposits(
  typed: string,
  knownOf: (id: bigint) => KnownStream,
): Parsed<StreamDeposit[]> {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.map((line) => {
    const [, amount = line, sender, recipient] = PARTIES.exec(line) ?? [];
    return { amount, sender, recipient };
  });
  const amounts = readStreamAmounts(
    parts.map(({ amount }) => amount).join('\n'),
    (id) => knownOf(id).decimals,
  );
  if (!isRead(amounts)) return amounts;
  const deposits: StreamDeposit[] = [];
  for (const [at, line] of amounts.value.entries()) {
    const known = knownOf(line.id);
    const [sender, recipient] = (['sender', 'recipient'] as const).map((party) =>
      readParty(line.id, parts[at]?.[party], known[party]),
    );
    if (!sender || !recipient) throw new Error('A stream has two parties.');
    if (!isRead(sender)) return sender;
    if (!isRead(recipient)) return recipient;
    deposits.push({
      ...line,
      sender: sender.value,
      recipient: recipient.value,
      token: known.token,
    });
  }
  return { value: deposits };
}

function readParty(id: bigint, typed: string | undefined, known: string | undefined) {
  if (typed !== undefined) return readAddress(typed);
  return known === undefined
    ? {
        problem: `Read stream ${id} with your wallet, or write its sender and its recipient after the amount.`,
      }
    : { value: known };
}
