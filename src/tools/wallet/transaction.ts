import { readHash, readQuantity } from './answers';
import { toJson, type Message } from './chain';
import { field, type Problem, type ProblemKind } from './problem';
import type { Provider } from './provider';
import { ask, limits, type Answer, type Late } from './request';

/**
 * Sends a transaction, which the reader confirms in the wallet.
 * @param chainId the wallet has to refuse when it is on another chain by then
 * @param late gets what the wallet answers after the time for an answer is over
 * @returns its hash
 */
export async function send(
  provider: Provider,
  message: Message & { from: string },
  chainId: number,
  late?: Late<string>,
): Promise<Answer<string>> {
  const judged = (sent: Answer<string>): Answer<string> =>
    'problem' in sent ? { problem: afterSending(sent.problem) } : sent;
  const sent = await ask(
    provider,
    'eth_sendTransaction',
    [{ ...toJson(message), chainId: `0x${chainId.toString(16)}` }],
    readHash,
    limits.person,
    late && ((answer) => late(judged(answer))),
  );
  return judged(sent);
}

/** Answers after which no transaction can be on its way. */
const UNSENT: ReadonlySet<ProblemKind> = new Set([
  'rejected',
  'unauthorized',
  'unknown-chain',
  'unsupported',
]);

/** Whether a transaction can be on its way although the wallet has named none. */
export const mayHaveSent = ({ kind }: Problem): boolean => !UNSENT.has(kind);

const LOOK_FIRST =
  'Look at the activity in your wallet, or at your account in an explorer, before you send again: a second transaction could pay twice.';

/** What a problem means once the wallet has the transaction: it may send it all the same. */
function afterSending({ kind, says, reported }: Problem): Problem {
  if (UNSENT.has(kind)) return { kind, says };
  if (kind === 'pending') {
    return {
      kind,
      says: `Your wallet has an open request already, which may be this transaction. Open the wallet and answer that request. ${LOOK_FIRST}`,
    };
  }
  const report = reported ? `Your wallet reports a problem: “${reported}”. ` : '';
  return {
    kind,
    says: `${report}Your wallet has not named a transaction. It may have sent one, or may still ask you. ${LOOK_FIRST}`,
  };
}

export interface Receipt {
  succeeded: boolean;
  block: bigint;
}

/** How long to wait for a transaction, and how often to ask, in milliseconds. */
export interface Patience {
  total: number;
  pause: number;
}

export const patience: Patience = { total: 300_000, pause: 3_000 };

/**
 * Waits until a transaction is in a block. A question that fails is asked again.
 * @param isOver whether nobody waits any more
 * @returns null when it is in no block after the time
 */
export async function waitForReceipt(
  provider: Provider,
  hash: string,
  { total, pause }: Patience = patience,
  isOver = () => false,
): Promise<Receipt | null> {
  const end = Date.now() + total;
  for (;;) {
    const answer = await ask(provider, 'eth_getTransactionReceipt', [hash], (value) =>
      readReceipt(value, hash),
    );
    if (!('problem' in answer) && answer.value !== 'none') return answer.value;
    if (Date.now() + pause > end || isOver()) return null;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A receipt of another transaction is none. */
function readReceipt(value: unknown, hash: string): Receipt | 'none' | null {
  if (value === null || value === undefined) return 'none';
  const status = readQuantity(field(value, 'status'));
  const block = readQuantity(field(value, 'blockNumber'));
  if (readHash(field(value, 'transactionHash')) !== hash || block === null) return null;
  if (status !== 0n && status !== 1n) return null;
  return { succeeded: status === 1n, block };
}
