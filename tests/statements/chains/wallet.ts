import type { Provider, Wallet } from '@sablier-docs/kit/wallet/provider';
import { asked } from './place';

/**
 * A wallet that puts every question to the chain as it is, and throws the error objects of the node as
 * they are. It names one account.
 */
export function walletOn(account: string): Wallet {
  const ask = asked();
  const request: Provider['request'] = ({ method, params = [] }) => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') {
      return Promise.resolve([account]);
    }
    // A wallet sets the price of gas; this chain charges nothing.
    if (method === 'eth_sendTransaction')
      return ask({ method, params: [{ ...(params[0] as object), gasPrice: '0x0' }] });
    return ask({ method, params });
  };
  return { uuid: 'chain', name: 'Chain', provider: { request } };
}
