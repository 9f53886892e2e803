/** A wallet as EIP-1193 describes it, as far as this site uses one. What it answers is not trusted. */
export interface Provider {
  request: (args: { method: string; params?: readonly unknown[] }) => Promise<unknown>;
  on?: (event: string, listener: () => void) => unknown;
  removeListener?: (event: string, listener: () => void) => unknown;
}

export interface Wallet {
  /** Tells two wallets apart for as long as the page is open. */
  uuid: string;
  /** Fit to be shown as plain text. */
  name: string;
  /** The domain that the wallet says it comes from, for example `io.metamask`; it may be another's. */
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
