import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Hash } from 'viem';
import { walletClients } from './clients';
import { chain } from './config';
import { Fields, valuesOf } from './Fields';
import { message } from './message';
import { createStreams, type Values } from './streams';

const explorer = chain.blockExplorers?.default.url;

export function CreateForm({ disabled }: { disabled: boolean }) {
  const [sent, setSent] = useState<Hash[]>([]);
  const creation = useMutation({
    mutationFn: async (values: Values) => {
      setSent([]);
      const clients = await walletClients((hash) => setSent((before) => [...before, hash]));
      return createStreams(clients, values);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // An empty form: the same press again would create the same streams again.
    creation.mutate(valuesOf(form), { onSuccess: () => form.reset() });
  };

  return (
    <form onSubmit={submit}>
      <Fields readOnly={creation.isPending} />
      <button type="submit" disabled={disabled || creation.isPending}>
        {creation.isPending ? 'Creating, see your wallet' : 'Create'}
      </button>
      <ul aria-live="polite">
        {sent.map((hash) => (
          <li key={hash}>Sent {explorer ? <a href={`${explorer}/tx/${hash}`}>{hash}</a> : hash}</li>
        ))}
      </ul>
      {creation.error && <p role="alert">{message(creation.error)}</p>}
      {creation.error && sent.length > 0 && (
        <p>A transaction above may still go through. Look it up before you press Create again.</p>
      )}
      <div role="status">
        {creation.data && <p>{`Created: ${creation.data.ids.join(', ')}.`}</p>}
        {creation.data?.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </form>
  );
}
