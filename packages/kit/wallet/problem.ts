import { withoutControlCharacters } from '../inputs/plain-text';
import { quoteSentence } from '../inputs/untrusted-text';

export type ProblemKind =
  | 'rejected'
  | 'pending'
  | 'unknown-chain'
  | 'unauthorized'
  | 'disconnected'
  | 'unsupported'
  | 'slow'
  | 'odd'
  | 'other';

export interface Problem {
  kind: ProblemKind;
  /** What happened and what to do, in sentences. */
  message: string;
  /** The wallet's own message about a problem without a known code, shortened plain text. */
  reported?: string;
}

const messages: Readonly<Record<Exclude<ProblemKind, 'other'>, string>> = {
  rejected:
    'You rejected the request in your wallet. Nothing was sent. Press the button again to repeat it.',
  pending:
    'Your wallet has an open request already. Open the wallet, answer that request, then press the button again.',
  'unknown-chain':
    'Your wallet does not know this chain. Add the chain in the settings of the wallet, then press the button again.',
  unauthorized:
    'Your wallet has not connected this account to the page. Press "Read with my wallet" and choose the account.',
  disconnected:
    'Your wallet has no connection to the chain. Check its network settings and your connection, then press the button again.',
  unsupported:
    'Your wallet does not support this request. Use another wallet, or one of the ways under "Send" that need no connection.',
  slow: 'Your wallet has not answered. Open it: a request may be waiting there, or the wallet may be locked. Then press the button again.',
  odd: 'Your wallet gave an answer that makes no sense, and the page did not use it. Reload the page, or use another wallet.',
};

export const walletProblem = (kind: Exclude<ProblemKind, 'other'>): Problem => ({
  kind,
  message: messages[kind],
});

/** A contract's result was expected, but the response was empty. */
export const noContract: Problem = {
  kind: 'odd',
  message:
    'Where your wallet looks, there is no contract at this address. Its network may be another one than it says. Check the network settings of the wallet, or read in an explorer.',
};

/** Codes of EIP-1193, EIP-1474 and EIP-3085. */
const kinds: Readonly<Record<number, Exclude<ProblemKind, 'other'>>> = {
  4001: 'rejected',
  4100: 'unauthorized',
  4200: 'unsupported',
  4900: 'disconnected',
  4901: 'disconnected',
  4902: 'unknown-chain',
  [-32002]: 'pending',
  [-32601]: 'unsupported',
  [-32004]: 'unsupported',
};

export const LONGEST_MESSAGE = 200;

const TOO_POOR =
  "The account has too little of the chain's coin for the gas and for the coin to pay. Send some to it on this chain, then press the button again.";

/** The problem that a wallet threw, which may be any value. */
export function walletProblemOf(thrown: unknown): Problem {
  const code = readProperty(thrown, 'code');
  // Some wallets wrap an internal error.
  const inner = readProperty(readProperty(readProperty(thrown, 'data'), 'originalError'), 'code');
  const kind = kindOf(code) ?? kindOf(inner);
  if (kind) return walletProblem(kind);
  const text = readProperty(thrown, 'message');
  const message = typeof text === 'string' ? withoutControlCharacters(text, LONGEST_MESSAGE) : '';
  if (/insufficient funds/i.test(message)) {
    return { kind: 'other', reported: message, message: TOO_POOR };
  }
  return {
    kind: 'other',
    ...(message && { reported: message }),
    message: message
      ? `Your wallet reports a problem: ${quoteSentence(message, LONGEST_MESSAGE)}. Try again, or use another wallet.`
      : 'Your wallet reports a problem without saying which. Try again, or use another wallet.',
  };
}

const kindOf = (code: unknown) =>
  typeof code === 'number' || typeof code === 'string' ? kinds[Number(code)] : undefined;

/** A property of an untrusted value, whose getter can throw. */
export function readProperty(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return undefined;
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}
