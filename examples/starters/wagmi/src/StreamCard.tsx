import { useMutation, useQuery } from '@tanstack/react-query';
import { config } from './config';
import { amount, message } from './format';
import { readStream, type Contract } from './streams';
import { withdraw } from './withdraw';

interface Props {
  contract: Contract;
  id: bigint;
}

// region card
export function StreamCard({ contract, id }: Props) {
  const stream = useQuery({
    queryKey: ['stream', contract, String(id)],
    queryFn: () => readStream(contract, id),
    refetchInterval: 10_000,
    retry: 1,
  });
  const withdrawal = useMutation({
    mutationFn: () => withdraw(contract, id),
    onSettled: () => stream.refetch(),
  });
  const { data } = stream;
  const coin = config.chains.find((chain) => chain.id === contract.chainId)?.nativeCurrency.symbol;
  const tokens = (value: bigint) => data && `${amount(value, data.decimals)} ${data.symbol}`;
  return (
    <section aria-labelledby={`stream-${id}`}>
      <h2 id={`stream-${id}`}>{`Stream ${id}`}</h2>
      {stream.error && <p role="alert">{message(stream.error)}</p>}
      {data && (
        <>
          <dl>
            <dt>To</dt>
            <dd>{data.recipient}</dd>
            <dt>Deposited</dt>
            <dd>{tokens(data.deposited)}</dd>
            <dt>Withdrawn</dt>
            <dd>{tokens(data.withdrawn)}</dd>
            <dt>Withdrawable</dt>
            <dd>{tokens(data.withdrawable)}</dd>
            <dt>Fee</dt>
            <dd>{`${amount(data.fee, 18, 6)} ${coin}`}</dd>
          </dl>
          <button
            type="button"
            disabled={data.withdrawable === 0n || withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            {withdrawal.isPending ? 'Withdrawing' : 'Withdraw to the recipient'}
          </button>
        </>
      )}
      {withdrawal.error && <p role="alert">{message(withdrawal.error)}</p>}
      {withdrawal.data && <p role="status">{`Withdrew ${tokens(withdrawal.data.amount)}.`}</p>}
    </section>
  );
}
// endregion card
