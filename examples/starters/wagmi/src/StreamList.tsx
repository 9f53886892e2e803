import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Address } from 'viem';
import { message } from './format';
import { StreamCard } from './StreamCard';
import { streamIds, type Contract } from './streams';

interface Props {
  contract: Contract;
  wallet: Address;
}

// region list
export function StreamList({ contract, wallet }: Props) {
  const [added, setAdded] = useState<bigint[]>([]);
  const ids = useQuery({
    queryKey: ['ids', contract, wallet],
    queryFn: () => streamIds(contract, wallet),
  });
  const shown = [...new Set([...added, ...(ids.data ?? [])])];
  return (
    <>
      {ids.isPending && <p>Looking for streams.</p>}
      {ids.error && <p role="alert">{message(ids.error)} Enter the id of a stream.</p>}
      {ids.isSuccess && <p>{`Streams to this wallet: ${ids.data.length}`}</p>}
      <AddStream add={(id) => setAdded((before) => [id, ...before])} />
      {shown.map((id) => (
        <StreamCard key={String(id)} contract={contract} id={id} />
      ))}
    </>
  );
}
// endregion list

function AddStream({ add }: { add: (id: bigint) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('id');
    if (typeof text === 'string') add(BigInt(text));
  };
  return (
    <form onSubmit={submit}>
      <label>
        Stream id <input name="id" required inputMode="numeric" pattern="[0-9]{1,20}" />
      </label>
      <button type="submit">Show</button>
    </form>
  );
}
