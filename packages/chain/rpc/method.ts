import type { Chain } from '../ledger/chain';

/**
 * Handles one method of JSON-RPC.
 * @param params as they were sent @throws RpcError, Refusal
 */
export type Method = (chain: Chain, params: readonly unknown[]) => unknown;
