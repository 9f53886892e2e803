import { formatUnits } from 'viem';
import { useConfig } from 'wagmi';
import { explain } from '../flow/dapp/stream';
import { recipientAtPress } from './clients';
import { useFlowDebt, useFlowStream, useFlowWrite, type FlowStreamAt } from './use-flow';
import { writeMessage } from './use-stream-write';

// region card
/** Shows the debt, pays it to the recipient, and pauses. */
export function FlowCard({ stream }: { stream: FlowStreamAt }) {
  const config = useConfig();
  const { data: loaded } = useFlowStream(stream);
  const debt = useFlowDebt(stream);
  const withdrawal = useFlowWrite(stream, async (manager) => {
    // After a sale, the new owner of the NFT could still pay the old one.
    const to = await recipientAtPress(config, { ...stream, contract: stream.flow });
    await manager.withdrawMax(to);
  });
  const pause = useFlowWrite(stream, (manager) => manager.pause());
  if (!loaded || !debt) return <p>Reading the stream.</p>;
  const tokens = (amount: bigint) => formatUnits(amount, loaded.tokenDecimals);
  const error = withdrawal.error ?? pause.error;
  return (
    <section>
      <p>{`${debt.status}: ${tokens(debt.covered)} covered, ${tokens(debt.uncovered)} not`}</p>
      <button disabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
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
