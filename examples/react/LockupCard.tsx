import { formatUnits } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { explain } from '../lockup/dapp/explain-error';
import { actionsFor } from '../lockup/dapp/read-card';
import { cancel, withdrawMax } from '../lockup/stream-management/manage-stream';
import { recipientAtPress } from './clients';
import { useLockupAmounts, useLockupCard, useLockupWrite, type LockupStreamAt } from './use-lockup';
import { writeMessage } from './use-stream-write';

// region card
/** @param decimals of the token, from its contract */
export function LockupCard({ stream, decimals }: { stream: LockupStreamAt; decimals: number }) {
  const config = useConfig();
  const { address } = useConnection();
  const { data: card } = useLockupCard(stream);
  const amounts = useLockupAmounts(stream);
  const withdrawal = useLockupWrite(stream, async (clients, at) => {
    // After a sale, the new owner of the NFT could still pay the old one.
    const to = await recipientAtPress(config, { ...stream, contract: stream.lockup });
    return withdrawMax(clients, { ...at, to });
  });
  const cancellation = useLockupWrite(stream, cancel);
  if (!card || !amounts) return <p>Reading the stream.</p>;
  const may = address && actionsFor(card, address);
  const error = withdrawal.error ?? cancellation.error;
  return (
    <section>
      <p>{`${card.status}: ${formatUnits(amounts.withdrawable, decimals)} to withdraw`}</p>
      {card.recipient && (
        <button disabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
          Withdraw to the recipient
        </button>
      )}
      <button
        disabled={!may?.cancel || cancellation.isPending}
        onClick={() => cancellation.mutate()}
      >
        Cancel
      </button>
      {error && <p role="alert">{writeMessage(error, explain)}</p>}
    </section>
  );
}
// endregion card
