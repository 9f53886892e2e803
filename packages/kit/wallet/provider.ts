/** The part of EIP-1193 that this site uses. Its responses are untrusted. */
export interface Provider {
  request: (args: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
  on?: (event: string, listener: () => void) => unknown;
  removeListener?: (event: string, listener: () => void) => unknown;
}

export interface Wallet {
  /** Identifies the wallet while the page is open. */
  uuid: string;
  /** Safe to show as plain text. */
  name: string;
  /** The domain that the wallet claims, for example `io.metamask`; it may belong to another. */
  rdns?: string;
  provider: Provider;
}

export function isProvider(value: unknown): value is Provider {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    typeof (value as { request?: unknown }).request === 'function'
  );
}
