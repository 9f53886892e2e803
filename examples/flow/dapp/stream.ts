import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  custom,
  http,
  type Address,
  type Chain,
  type EIP1193Provider,
} from 'viem';
import { withMargin } from '../../with-margin';
import { flowAbi, flowAt, type Clients, type Flow } from '../contracts';

// region connect
/** Calldata in one request. viem's default of 1,024 bytes holds 14 streams, this 227. */
export const MULTICALL = { batchSize: 16_384 };

/** Reads go to a node, transactions to the browser's wallet (`window.ethereum`). */
export async function connect(chain: Chain, provider: EIP1193Provider): Promise<Clients> {
  const [account] = await provider.request({ method: 'eth_requestAccounts' });
  if (!account) throw new Error('The wallet shared no account.');
  return {
    // `multicall` merges reads of the same tick into one request where the chain has Multicall3.
    publicClient: createPublicClient({
      chain,
      transport: http(),
      batch: { multicall: chain.contracts?.multicall3 ? MULTICALL : false },
    }),
    walletClient: createWalletClient({ account, chain, transport: custom(provider) }),
  };
}
// endregion connect

// region load
/** All that a stream's page reads from the chain; `debtAt` and `statusAt` compute the rest of it. */
export async function loadStream(flow: Pick<Flow, 'read'>, streamId: bigint) {
  const [stream, recipient] = await Promise.all([
    flow.read.getStream([streamId]),
    flow.read.getRecipient([streamId]),
  ]);
  return { ...stream, recipient };
}

export type LoadedStream = Awaited<ReturnType<typeof loadStream>>;
// endregion load

// region load-many
/** Many streams in the order of their ids, in few requests where the client merges its reads. */
export const loadStreams = (flow: Flow, ids: readonly bigint[]): Promise<LoadedStream[]> =>
  Promise.all(ids.map((id) => loadStream(flow, id)));
// endregion load-many

// region tick
/**
 * What the stream owes and what of it is covered at `now` (Unix seconds), in the smallest unit of the
 * token. It is the contract's own arithmetic, so a counter can run between two reads of the chain.
 */
export function debtAt(stream: LoadedStream, now: bigint) {
  const started = BigInt(stream.snapshotTime);
  const elapsed = now > started ? now - started : 0n;
  const scale = BigInt(10 ** (18 - stream.tokenDecimals));
  const total = (stream.snapshotDebtScaled + stream.ratePerSecond * elapsed) / scale;
  const covered = total < stream.balance ? total : stream.balance;
  return { total, covered, uncovered: total - covered, refundable: stream.balance - covered };
}
// endregion tick

// region status
/**
 * The status at `now`, as `statusOf` returns it. It changes without any event: at the start of the stream,
 * and when its balance no longer covers the debt.
 */
export function statusAt(stream: LoadedStream, now: bigint) {
  if (BigInt(stream.snapshotTime) > now) return 'PENDING';
  if (stream.isVoided) return 'VOIDED';
  const isSolvent = debtAt(stream, now).uncovered === 0n;
  if (stream.ratePerSecond === 0n) return isSolvent ? 'PAUSED_SOLVENT' : 'PAUSED_INSOLVENT';
  return isSolvent ? 'STREAMING_SOLVENT' : 'STREAMING_INSOLVENT';
}
// endregion status

// region withdraw
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Withdraws everything to the wallet's own address and says why where that is impossible. */
export async function withdrawAll(
  clients: Clients,
  flowAddress: Address,
  streamId: bigint,
): Promise<Outcome> {
  const flow = flowAt(flowAddress, clients);
  const to = clients.walletClient.account.address;
  try {
    const value = withMargin(await flow.read.calculateMinFeeWei([streamId]));
    // The simulation shows a revert before the wallet opens.
    const { request } = await clients.publicClient.simulateContract({
      account: clients.walletClient.account,
      address: flowAddress,
      abi: flowAbi,
      functionName: 'withdrawMax',
      args: [streamId, to],
      value,
    });
    const hash = await clients.walletClient.writeContract(request);
    let isOther = false;
    const { status } = await clients.publicClient.waitForTransactionReceipt({
      hash,
      onReplaced: ({ reason }) => {
        isOther = reason !== 'repriced'; // repriced: the same call, with a higher fee
      },
    });
    if (isOther) return { ok: false, reason: 'Your wallet sent another transaction instead.' };
    return status === 'success' ? { ok: true } : { ok: false, reason: 'The transaction reverted.' };
  } catch (error) {
    return { ok: false, reason: explain(error) };
  }
}
// endregion withdraw

// region explain
const EXPLANATIONS: Readonly<Record<string, string>> = {
  SablierFlow_WithdrawAmountZero: 'There is nothing to withdraw at the moment.',
  SablierFlow_WithdrawalAddressNotRecipient:
    'Only the recipient, or an account it approved, can withdraw to another address.',
  SablierFlow_InsufficientFeePayment: 'The fee has risen in the meantime. Try again.',
  SablierFlowState_Null: 'There is no stream with this id on this chain.',
};

/** One sentence for the user; the error's own name where there is no sentence for it. */
export function explain(error: unknown): string {
  if (!(error instanceof BaseError)) throw error;
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(revert instanceof ContractFunctionRevertedError)) return error.shortMessage;
  const name = revert.data?.errorName ?? revert.shortMessage;
  return EXPLANATIONS[name] ?? name;
}
// endregion explain
