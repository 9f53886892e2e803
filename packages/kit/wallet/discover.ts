import { withoutControlCharacters } from '../inputs/plain-text';
import { isProvider, type Wallet } from './provider';

const LONGEST_NAME = 40;
const LONGEST_DOMAIN = 60;
/** More extensions than people have; a flood of announcements is an attack. */
const MOST_WALLETS = 12;
const MOST_COUNTED = 999;

export interface FoundWallets {
  wallets: readonly Wallet[];
  /** Number of further announcements. */
  more: number;
}

/**
 * Finds wallets by EIP-6963: requests announcements once, and calls `found` each time the list
 * grows. Icons are ignored, because a picture does not prove its origin.
 * @returns a function that ends the search
 */
export function discoverWallets(
  target: EventTarget,
  found: (found: FoundWallets) => void,
): () => void {
  const wallets: Wallet[] = [];
  const unlisted = new Set<object>();
  const take = (event: Event) => {
    const wallet = walletIn(event);
    // Wallets are distinguished by their objects, because a name, a domain and a UUID can be
    // copied.
    if (!wallet || wallets.some(({ provider }) => provider === wallet.provider)) return;
    if (wallets.length < MOST_WALLETS) wallets.push(wallet);
    else if (unlisted.size < MOST_COUNTED) unlisted.add(wallet.provider);
    found({ wallets: [...wallets], more: unlisted.size });
  };
  target.addEventListener('eip6963:announceProvider', take);
  target.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => target.removeEventListener('eip6963:announceProvider', take);
}

/** The wallet of an announcement; null if it is invalid. Any script can announce anything. */
function walletIn(event: Event): Wallet | null {
  try {
    const { detail } = event as CustomEvent<unknown>;
    const { info, provider } = detail as { info?: unknown; provider?: unknown };
    const { uuid, name, rdns } = info as { uuid?: unknown; name?: unknown; rdns?: unknown };
    if (typeof uuid !== 'string' || uuid === '' || uuid.length > 100 || !isProvider(provider))
      return null;
    const shown = typeof name === 'string' ? withoutControlCharacters(name, LONGEST_NAME) : '';
    const domain = typeof rdns === 'string' ? withoutControlCharacters(rdns, LONGEST_DOMAIN) : '';
    return {
      uuid,
      name: shown || 'Wallet without a name',
      provider,
      ...(domain && { rdns: domain }),
    };
  } catch {
    return null;
  }
}

/** The display name of each wallet, with its domain or number if two have the same name. */
export function walletNames(wallets: readonly Wallet[]): string[] {
  const same = (name: string) => name.normalize('NFKC').toLowerCase();
  const isAlone = (names: readonly string[], at: number) =>
    names.filter((name) => same(name) === same(names[at] ?? '')).length === 1;
  const names = wallets.map(({ name }) => name);
  const longer = wallets.map(({ name, rdns }, at) =>
    isAlone(names, at) ? name : `${name} (${rdns ?? 'names no domain'})`,
  );
  return longer.map((name, at) => (isAlone(longer, at) ? name : `${name}, ${at + 1}`));
}

/**
 * The wallet of a browser without announcements, such as some wallets' apps: the object that
 * wallets injected before EIP-6963.
 */
export function injectedWallet(window: object): Wallet | null {
  try {
    const { ethereum } = window as { ethereum?: unknown };
    return isProvider(ethereum)
      ? { uuid: 'injected', name: 'Wallet of this browser', provider: ethereum }
      : null;
  } catch {
    return null;
  }
}
