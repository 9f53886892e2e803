import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browsers';

/**
 * A page in Chromium with a wallet that agrees to everything. `errors` collects the page's errors.
 * @param account of a local chain, whose node signs for it
 * @param url of that node
 */
export async function pageWithWallet(account: string, url: string) {
  const browser = await chromium.launch({
    ...findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await announce(page, account, url);
  return { page, errors, close: () => browser.close() };
}

/** The wallet as a browser extension brings it: it announces itself to the page (EIP-6963). */
const announce = (page: Page, account: string, url: string) =>
  page.addInitScript(
    ([account, url]) => {
      let asked = false; // a page sees the account after it has asked for it
      const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
        if (method === 'eth_requestAccounts') asked = true;
        if (/^eth_(requestA|a)ccounts$/.test(method)) return asked ? [account] : [];
        if (method === 'wallet_requestPermissions') return [{ parentCapability: 'eth_accounts' }];
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        });
        const { result, error } = await response.json();
        if (error) throw Object.assign(new Error(error.message), error);
        return result;
      };
      const provider = { request, on: () => undefined, removeListener: () => undefined };
      const info = {
        uuid: crypto.randomUUID(),
        name: 'Test wallet',
        rdns: 'test.wallet',
        icon: 'data:,',
      };
      const detail = Object.freeze({ info, provider });
      const say = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      addEventListener('eip6963:requestProvider', say);
      say();
    },
    [account, url] as const,
  );
