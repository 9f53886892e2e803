import { formatUnits, type Address } from 'viem';
import { explain } from '../flow/dapp/stream';
import { useFlowDebt, useFlowStream, useFlowWrite, type FlowStreamAt } from './use-flow';
import { writeMessage } from './use-stream-write';

// region card
/** Shows the debt, pays it to the recipient, and pauses. */
export function FlowCard({ stream }: { stream: FlowStreamAt }) {
  const { data: loaded } = useFlowStream(stream);
  const debt = useFlowDebt(stream);
  const withdrawal = useFlowWrite(stream, (manager, to: Address) => manager.withdrawMax(to));
  const pause = useFlowWrite(stream, (manager) => manager.pause());
  if (!loaded || !debt) return <p>Reading the stream.</p>;
  const tokens = (amount: bigint) => formatUnits(amount, loaded.tokenDecimals);
  const error = withdrawal.error ?? pause.error;
  return (
    <section>
      <p>{`${debt.status}: ${tokens(debt.covered)} covered, ${tokens(debt.uncovered)} not`}</p>
      <button disabled={withdrawal.isPending} onClick={() => withdrawal.mutate(loaded.recipient)}>
        Withdraw to the recipient
      </button>
      <button disabled={pause.isPending} onClick={() => pause.mutate()}>
        Pause
      </button>
      {error && <p role="alert">{writeMessage(error, explain)}</p>}
    </section>
  );
}
// endregion card
