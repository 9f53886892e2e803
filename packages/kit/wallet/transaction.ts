import { parseTransactionHash, parseQuantity } from './parse-response';
import { toJsonRpc, type Message } from './chain';
import { LONGEST_MESSAGE, readProperty, type Problem, type ProblemKind } from './problem';
import { readLogs, type Log } from './mined';
import type { Provider } from './provider';
import { quoteSentence } from '../inputs/untrusted-text';
import { requestValue, limits, type WalletResponse, type LateHandler } from './request';

/**
 * Sends a transaction, which the reader confirms in the wallet.
 * @param chainId the wallet must reject the request if it is on another chain by then
 * @param late receives a response that arrives after the time limit
 * @returns its hash
 */
export async function sendThroughWallet(
  provider: Provider,
  message: Message & { from: string },
  chainId: number,
  late?: LateHandler<string>,
): Promise<WalletResponse<string>> {
  const judged = (sent: WalletResponse<string>): WalletResponse<string> =>
    'problem' in sent ? { problem: afterSending(sent.problem) } : sent;
  const sent = await requestValue(
    provider,
    'eth_sendTransaction',
    [{ ...toJsonRpc(message), chainId: `0x${chainId.toString(16)}` }],
    parseTransactionHash,
    limits.person,
    late && ((answer) => late(judged(answer))),
  );
  return judged(sent);
}

/** Problems after which no transaction can be pending. */
const UNSENT: ReadonlySet<ProblemKind> = new Set([
  'rejected',
  'unauthorized',
  'unknown-chain',
  'unsupported',
]);

/** Whether a transaction may be pending although the wallet has not returned one. */
export const mayHaveSent = ({ kind }: Problem): boolean => !UNSENT.has(kind);

const LOOK_FIRST =
  'Look at the activity in your wallet, or at your account in an explorer, before you send again: a second transaction could pay twice.';

/** Rewords a problem for a wallet that has the transaction and may still send it. */
function afterSending({ kind, message, reported }: Problem): Problem {
  if (UNSENT.has(kind)) return { kind, message };
  if (kind === 'pending') {
    return {
      kind,
      message: `Your wallet has an open request already, which may be this transaction. Open the wallet and answer that request. ${LOOK_FIRST}`,
    };
  }
  const report = reported
    ? `Your wallet reports a problem: ${quoteSentence(reported, LONGEST_MESSAGE)}. `
    : '';
  return {
    kind,
    message: `${report}Your wallet has not named a transaction. It may have sent one, or may still ask you. ${LOOK_FIRST}`,
  };
}

export interface Receipt {
  succeeded: boolean;
  block: bigint;
  /** Empty if the wallet returned none that can be read. */
  logs: readonly Log[];
}

/** How long to wait for a transaction, and how often to ask, in milliseconds. */
export interface Patience {
  total: number;
  pause: number;
}

export const patience: Patience = { total: 300_000, pause: 3_000 };

/**
 * Waits until a transaction is mined. Failed requests are repeated.
 * @param isOver returns whether to stop waiting
 * @returns null if it is not mined in time
 */
export async function waitForReceipt(
  provider: Provider,
  hash: string,
  { total, pause }: Patience = patience,
  isOver = () => false,
): Promise<Receipt | null> {
  const end = Date.now() + total;
  for (;;) {
    const answer = await requestValue(provider, 'eth_getTransactionReceipt', [hash], (value) =>
      readReceipt(value, hash),
    );
    if (!('problem' in answer) && answer.value !== 'none') return answer.value;
    if (Date.now() + pause > end || isOver()) return null;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Ignores receipts of other transactions. */
function readReceipt(value: unknown, hash: string): Receipt | 'none' | null {
  if (value === null || value === undefined) return 'none';
  const status = parseQuantity(readProperty(value, 'status'));
  const block = parseQuantity(readProperty(value, 'blockNumber'));
  if (parseTransactionHash(readProperty(value, 'transactionHash')) !== hash || block === null)
    return null;
  if (status !== 0n && status !== 1n) return null;
  return { succeeded: status === 1n, block, logs: readLogs(readProperty(value, 'logs')) ?? [] };
}
