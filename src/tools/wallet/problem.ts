import { plainText } from './plain';

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
  says: string;
  /** What the wallet itself says of a problem without a known code, cut and made plain. */
  reported?: string;
}

const says: Readonly<Record<Exclude<ProblemKind, 'other'>, string>> = {
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

export const problem = (kind: Exclude<ProblemKind, 'other'>): Problem => ({
  kind,
  says: says[kind],
});

/** Where an answer of a contract should be, there was none. */
export const noContract: Problem = {
  kind: 'odd',
  says: 'Where your wallet looks, there is no contract at this address. Its network may be another one than it says. Check the network settings of the wallet, or read in an explorer.',
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

const LONGEST_MESSAGE = 200;

/** What a wallet threw, in words. It may have thrown anything. */
export function problemOf(thrown: unknown): Problem {
  const code = field(thrown, 'code');
  // Some wallets wrap the error of another part of theirs.
  const inner = field(field(field(thrown, 'data'), 'originalError'), 'code');
  const kind = kindOf(code) ?? kindOf(inner);
  if (kind) return problem(kind);
  const text = field(thrown, 'message');
  const message = typeof text === 'string' ? plainText(text, LONGEST_MESSAGE) : '';
  return {
    kind: 'other',
    ...(message && { reported: message }),
    says: message
      ? `Your wallet reports a problem: “${message}”. Try again, or use another wallet.`
      : 'Your wallet reports a problem without saying which. Try again, or use another wallet.',
  };
}

const kindOf = (code: unknown) =>
  typeof code === 'number' || typeof code === 'string' ? kinds[Number(code)] : undefined;

/** A field of whatever this is; reading a field of a stranger's object can itself throw. */
export function field(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return undefined;
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}
