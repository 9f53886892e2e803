import { plainText } from './plain';
import { isProvider, type Wallet } from './provider';

const LONGEST_NAME = 40;
/** More extensions than anybody has; a page full of announcements is an attack. */
const MOST_WALLETS = 12;

/**
 * Finds wallets as EIP-6963 describes: asks once, and calls `found` with the list each time that it
 * grows. Icons are left out: a picture proves nothing about who drew it.
 * @returns ends the search
 */
export function discoverWallets(
  target: EventTarget,
  found: (wallets: readonly Wallet[]) => void,
): () => void {
  const wallets: Wallet[] = [];
  const take = (event: Event) => {
    const wallet = walletIn(event);
    if (!wallet || wallets.length === MOST_WALLETS) return;
    if (wallets.some(({ uuid, provider }) => uuid === wallet.uuid || provider === wallet.provider))
      return;
    wallets.push(wallet);
    found([...wallets]);
  };
  target.addEventListener('eip6963:announceProvider', take);
  target.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => target.removeEventListener('eip6963:announceProvider', take);
}

/** The wallet of an announcement; null when it is not one. Any script can announce anything. */
function walletIn(event: Event): Wallet | null {
  try {
    const { detail } = event as CustomEvent<unknown>;
    const { info, provider } = detail as { info?: unknown; provider?: unknown };
    const { uuid, name } = info as { uuid?: unknown; name?: unknown };
    if (typeof uuid !== 'string' || uuid === '' || uuid.length > 100 || !isProvider(provider))
      return null;
    const shown = typeof name === 'string' ? plainText(name, LONGEST_NAME) : '';
    return { uuid, name: shown || 'Wallet without a name', provider };
  } catch {
    return null;
  }
}

/**
 * The wallet of a browser that announces none, as in the apps of some wallets: the object that wallets
 * injected before EIP-6963.
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
