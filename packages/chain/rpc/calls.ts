import { Account, createZeroAddress } from '@ethereumjs/util';
import { gasOfData } from '../evm/gas';
import type { BlockContext, Message, Outcome } from '../evm/types';
import type { Chain } from '../ledger/chain';
import { badParams } from './error';
import { failed } from './failed';
import {
  hexQuantity,
  quantity,
  readHexAddress,
  readBytes,
  readHexFields,
  readQuantity,
  readWord,
  type Fields,
  type Hex,
} from '../hex';
import { statePlace } from './place';

const UNSUPPORTED = ['accessList', 'authorizationList', 'blobs', 'blobVersionedHashes'];

/** Sender, target, data and value of a call. @throws RpcError when a field is malformed or not supported */
export function readCall(value: unknown) {
  const call = readHexFields(value, 'The call');
  for (const name of UNSUPPORTED) {
    const list = call[name];
    if (list !== undefined && !(Array.isArray(list) && list.length === 0)) {
      throw badParams(`The page's chain takes no ${name}.`);
    }
  }
  const amount = (name: string) =>
    call[name] === undefined || call[name] === null ? undefined : readQuantity(call[name], name);
  const { to } = call;
  return {
    from: call.from === undefined ? createZeroAddress() : readHexAddress(call.from, 'from'),
    to: to === undefined || to === null || to === '0x' ? undefined : readHexAddress(to, 'to'),
    value: amount('value') ?? 0n,
    data: readBytes(call.input ?? call.data ?? '0x', 'data'),
    gas: amount('gas'),
    nonce: amount('nonce'),
    price: amount('gasPrice'),
    max: amount('maxFeePerGas'),
    tip: amount('maxPriorityFeePerGas'),
  };
}

/** The message of a call: free unless it names a gas price. */
function messageOf(value: unknown, { gasLimit, baseFee }: BlockContext): Message {
  const { from, to, value: amount, data, gas, price, max } = readCall(value);
  const paid = price ?? max ?? 0n;
  const tip = paid > baseFee ? paid - baseFee : 0n;
  return { from, to, value: amount, data, gas: gas ?? gasLimit, price: paid, tip };
}

type Asked = readonly [call: unknown, tag?: unknown, state?: unknown, block?: unknown];

/** Runs a call at the requested block, with its overrides of state and block. */
function inPlace<T>(
  chain: Chain,
  [call, tag, state, pretended]: Asked,
  ask: (message: Message, block: BlockContext) => Promise<T>,
): Promise<T> {
  const place = statePlace(chain, tag);
  const block = withOverrides(place.block, pretended);
  return chain.on(place.state, async () => {
    await override(chain, state);
    return ask(messageOf(call, block), block);
  });
}

/** `eth_call`. @throws RpcError with the revert data */
export const callContract = (chain: Chain, params: readonly unknown[]): Promise<Hex> =>
  inPlace(chain, params as Asked, async (message, block) => {
    const outcome = await chain.try(message, block);
    if (outcome.failure !== undefined) throw failed(outcome);
    return hexQuantity(outcome.data);
  });

/** `eth_estimateGas`: the least gas with which the call succeeds. @throws RpcError when it never does */
export const estimateGas = (chain: Chain, params: readonly unknown[]): Promise<Hex> =>
  inPlace(chain, params as Asked, async (asked, block) => {
    const { from } = asked;
    const { balance = 0n } = (await chain.state.getAccount(from)) ?? {};
    // As on anvil, the balance does not bound an estimate without a price.
    if (balance < asked.value) await give(chain, asked);
    const message = { ...asked, price: 0n, tip: 0n };
    const outcome = await chain.try(message, block);
    if (outcome.failure !== undefined) throw failed(outcome);
    return quantity(await leastGas(chain, message, block, outcome));
  });

async function give(chain: Chain, { from, value }: Message): Promise<void> {
  await chain.state.modifyAccountFields(from, { balance: value });
}

async function leastGas(
  chain: Chain,
  message: Message,
  block: BlockContext,
  { gasNeeded }: Outcome,
): Promise<bigint> {
  const works = async (gas: bigint) =>
    (await chain.try({ ...message, gas }, block)).failure === undefined;
  if (await works(gasNeeded)) return gasNeeded;
  // An inner call gets 63 of 64 parts (EIP-150), so that more is needed than used.
  const { intrinsic } = gasOfData(message.data, !message.to);
  let [fails, enough] = [gasNeeded > intrinsic ? gasNeeded : intrinsic, message.gas];
  while (enough - fails > 1n) {
    const middle = (fails + enough) / 2n;
    if (await works(middle)) enough = middle;
    else fails = middle;
  }
  return enough;
}

function withOverrides(block: BlockContext, value: unknown): BlockContext {
  if (value === undefined || value === null) return block;
  const fields: Fields = readHexFields(value, 'The overrides of the block');
  const read = (name: string, otherwise: bigint) =>
    fields[name] === undefined ? otherwise : readQuantity(fields[name], name);
  return {
    ...block,
    number: read('number', block.number),
    timestamp: read('time', block.timestamp),
    gasLimit: read('gasLimit', block.gasLimit),
    baseFee: read('baseFeePerGas', block.baseFee),
  };
}

/** Writes the overrides of a call: balance, nonce, code, some slots or all of them. */
async function override(chain: Chain, value: unknown): Promise<void> {
  if (value === undefined || value === null) return;
  const { state } = chain;
  for (const [key, one] of Object.entries(readHexFields(value, 'The overrides of the state'))) {
    const address = readHexAddress(key, 'An account of the overrides');
    const fields = readHexFields(one, 'The override of an account');
    const account = (await state.getAccount(address)) ?? new Account();
    if (fields.balance !== undefined) account.balance = readQuantity(fields.balance, 'balance');
    if (fields.nonce !== undefined) account.nonce = readQuantity(fields.nonce, 'nonce');
    await state.putAccount(address, account);
    if (fields.code !== undefined) await state.putCode(address, readBytes(fields.code, 'code'));
    if (fields.state !== undefined) await state.clearStorage(address);
    const slots = fields.state ?? fields.stateDiff ?? {};
    for (const [slot, word] of Object.entries(readHexFields(slots, 'The slots'))) {
      await state.putStorage(address, readWord(slot, 'A slot'), readWord(word, 'A word'));
    }
  }
  state.originalStorageCache.clear();
}
