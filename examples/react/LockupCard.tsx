import { formatUnits, type Address } from 'viem';
import { useConnection } from 'wagmi';
import { explain } from '../lockup/dapp/explain-error';
import { actionsFor } from '../lockup/dapp/read-card';
import { cancel, withdrawMax } from '../lockup/stream-management/manage-stream';
import { useLockupAmounts, useLockupCard, useLockupWrite, type LockupStreamAt } from './use-lockup';
import { writeMessage } from './use-stream-write';

// region card
/** @param decimals of the token, from its contract */
export function LockupCard({ stream, decimals }: { stream: LockupStreamAt; decimals: number }) {
  const { address } = useConnection();
  const { data: card } = useLockupCard(stream);
  const amounts = useLockupAmounts(stream);
  const withdrawal = useLockupWrite(stream, (clients, at, to: Address) =>
    withdrawMax(clients, { ...at, to }),
  );
  const cancellation = useLockupWrite(stream, cancel);
  if (!card || !amounts) return <p>Reading the stream.</p>;
  const { recipient } = card;
  const may = address && actionsFor(card, address);
  const error = withdrawal.error ?? cancellation.error;
  return (
    <section>
      <p>{`${card.status}: ${formatUnits(amounts.withdrawable, decimals)} to withdraw`}</p>
      {recipient && (
        <button disabled={withdrawal.isPending} onClick={() => withdrawal.mutate(recipient)}>
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
