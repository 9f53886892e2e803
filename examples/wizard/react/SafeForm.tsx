import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Fields, valuesOf } from './Fields';
import { message } from './message';
import { nodeOfChain } from './node';
import { prepareStreams } from './safe-streams';
import type { Values } from './streams';

/** Writes the files that the Transaction Builder of the Safe reads. Nothing is sent, and no wallet is needed. */
export function SafeForm() {
  const preparation = useMutation({
    mutationFn: (values: Values) => prepareStreams(nodeOfChain(), values),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    preparation.mutate(valuesOf(event.currentTarget));
  };
  const { data, error, isPending } = preparation;

  return (
    // A file belongs to what was typed: it goes when that changes.
    <form onSubmit={submit} onChange={() => preparation.reset()}>
      <Fields readOnly={isPending} />
      <button type="submit" disabled={isPending}>
        {isPending ? 'Reading token and Safe' : 'Write the file'}
      </button>
      {error && <p role="alert">{message(error)}</p>}
      <div role="status">
        {data?.files.map((text, at) => (
          <p key={at}>
            <a
              href={`data:application/json,${encodeURIComponent(text)}`}
              download={`safe-${at + 1}.json`}
            >
              Download safe-{at + 1}.json
            </a>
          </p>
        ))}
        {data?.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </form>
  );
}
