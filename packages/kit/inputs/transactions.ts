const HASH = /^0x[0-9a-f]{64}$/i;
const LINK = /^https:\/\/[^/\s@]+\/(?:[^?#\s]*\/)?tx\/(0x[0-9a-f]{64})(?:[/?#]\S*)?$/i;

/**
 * The hash of a transaction, alone or in the link of an explorer, in lower case; null for any other
 * text. Where the link leads is irrelevant: the hash is looked up by the reader's own wallet.
 */
export function transactionIn(typed: string): string | null {
  const text = typed.trim();
  if (HASH.test(text)) return text.toLowerCase();
  return LINK.exec(text)?.[1]?.toLowerCase() ?? null;
}
