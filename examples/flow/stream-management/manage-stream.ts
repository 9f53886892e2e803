import type { Address, EstimateContractGasParameters, WriteContractParameters } from 'viem';
import { confirmed } from '../../confirmed';
import { withMargin } from '../../with-margin';
import { flowAt, type Clients, type Flow } from '../contracts';

// region setup
/** The calls of a stream's sender and recipient. Each resolves when its transaction has succeeded. */
export function streamManager(clients: Clients, flowAddress: Address, streamId: bigint) {
  const { publicClient, walletClient } = clients;
  const flow = flowAt(flowAddress, clients);
  const { account } = walletClient;
  const as = { account: account.address };

  /** The simulation throws the contract's error before anything is sent. */
  const send = async (simulation: Promise<{ request: WriteContractParameters }>) => {
    const { request } = await simulation;
    const gas = await publicClient.estimateContractGas(request as EstimateContractGasParameters);
    // In the second of a snapshot a call is cheaper than one block later, and the estimate too low.
    const hash = await walletClient.writeContract({
      ...request,
      account,
      gas: (gas * 12n) / 10n,
    } as WriteContractParameters);
    await confirmed(clients, hash);
  };
  // endregion setup
  return {
    // region deposit
    /** `amount` in the smallest unit of the token. Approve SablierFlow first. */
    async deposit(amount: bigint) {
      const [sender, recipient] = await Promise.all([
        flow.read.getSender([streamId]),
        flow.read.getRecipient([streamId]),
      ]);
      // In a user interface, pass the two addresses that the user has seen: the guard is for that.
      await send(flow.simulate.deposit([streamId, amount, sender, recipient], as));
    },
    // endregion deposit

    // region withdraw
    /** Pays out everything that is covered. Only the recipient and its operators choose `to` freely. */
    async withdrawMax(to: Address) {
      const value = withMargin(await flow.read.calculateMinFeeWei([streamId]));
      await send(flow.simulate.withdrawMax([streamId, to], { ...as, value }));
    },

    async withdraw(to: Address, amount: bigint) {
      const value = withMargin(await flow.read.calculateMinFeeWei([streamId]));
      await send(flow.simulate.withdraw([streamId, to, amount], { ...as, value }));
    },
    // endregion withdraw

    // region rate
    adjust: (rate: bigint) => send(flow.simulate.adjustRatePerSecond([streamId, rate], as)),
    pause: () => send(flow.simulate.pause([streamId], as)),
    restart: (rate: bigint) => send(flow.simulate.restart([streamId, rate], as)),
    // endregion rate

    // region end
    refund: (amount: bigint) => send(flow.simulate.refund([streamId, amount], as)),
    refundMax: () => send(flow.simulate.refundMax([streamId], as)),
    void: () => send(flow.simulate.void([streamId], as)),
    // endregion end

    // region read
    async state() {
      const [status, totalDebt, covered, uncovered, refundable] = await Promise.all([
        flow.read.statusOf([streamId]),
        flow.read.totalDebtOf([streamId]),
        flow.read.coveredDebtOf([streamId]),
        flow.read.uncoveredDebtOf([streamId]),
        flow.read.refundableAmountOf([streamId]),
      ]);
      return { status, totalDebt, covered, uncovered, refundable };
    },
    // endregion read

    // region depletion
    /** Unix second at which the debt outgrows the balance, or undefined where that has no meaning. */
    depletionTime: () => depletionTime(flow, streamId),
    // endregion depletion
  };
}

// region depletion-read
async function depletionTime(flow: Flow, streamId: bigint): Promise<bigint | undefined> {
  const { balance, ratePerSecond } = await flow.read.getStream([streamId]);
  // `depletionTimeOf` reverts for a stream that is paused, voided or empty.
  if (balance === 0n || ratePerSecond === 0n) return undefined;
  return flow.read.depletionTimeOf([streamId]);
}
// endregion depletion-read
