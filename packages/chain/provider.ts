import { Overtime } from './evm/deadline';
import { EvmRefusal } from './evm/types';
import { Chain } from './ledger/chain';
import type { ChainOptions } from './ledger/options';
import { ACCOUNTS } from './ledger/accounts';
import { CODES, RpcError } from './rpc/error';
import { methods } from './rpc/methods';

export { RpcError } from './rpc/error';

/** A request of EIP-1193. */
export interface Asked {
  readonly method: string;
  readonly params?: unknown;
}

/** The provider that viem's `custom` transport takes. */
export interface Provider {
  /** @throws RpcError in anvil's shape: code 3 and the data of a revert */
  request(asked: Asked): Promise<unknown>;
}

export type ProviderOptions = Partial<ChainOptions>;

/** A chain of its own, with anvil's ten accounts unless others are given. Requests are handled one after the other. */
export async function createProvider(options: ProviderOptions = {}): Promise<Provider> {
  const chain = await Chain.create({ accounts: ACCOUNTS, ...options });
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (asked) => {
      const answer = last.then(() => answerTo(chain, asked));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

async function answerTo(chain: Chain, { method, params = [] }: Asked): Promise<unknown> {
  const answer = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!answer) {
    throw new RpcError(CODES.method, `The page's chain has no method ${method}.`);
  }
  if (!Array.isArray(params)) throw new RpcError(CODES.params, 'params has to be a list.');
  try {
    return await answer(chain, params);
  } catch (error) {
    if (error instanceof EvmRefusal) throw refused(error);
    if (error instanceof Overtime) throw new RpcError(CODES.node, error.message);
    throw error;
  }
}

/** Anvil's codes: one for transactions that don't fit into a block, one for those that an account can't pay or sign. */
const refused = ({ message }: EvmRefusal): RpcError =>
  new RpcError(message.startsWith('intrinsic') ? CODES.node : CODES.refused, message);
