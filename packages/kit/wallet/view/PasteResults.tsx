import { Field } from '../../form/Field';
import { useState, type ReactNode } from 'react';
import { emptyLiveState, type LiveState } from './subject';

/** Room for the segments of the longest stream. */
const LONGEST = 100_000;

/** How pasted results are parsed. */
export interface PasteOptions<Results> {
  /** Explains the arguments that a line has between the name of a function and its result. */
  asked?: string;
  /** The first line as an example. */
  example: string;
  /** Parses the pasted text; no results while there is nothing to show. */
  read: (text: string) => { results: Results | null; problems: readonly string[] };
}

interface Props<Results> extends PasteOptions<Results> {
  live: LiveState<Results>;
  set: (live: LiveState<Results>) => void;
  /** Renders the results. */
  children: (results: Results) => ReactNode;
}

/** The figures of a contract from pasted results, as an alternative to a wallet. */
export function PasteResults<Results>(props: Props<Results>): ReactNode {
  const { asked = '', example, read, live, set, children } = props;
  const [text, setText] = useState('');
  const { problems } = read(text);
  const change = (next: string) => {
    setText(next);
    const { results } = read(next);
    set(results ? { session: null, results } : emptyLiveState);
  };
  return (
    <>
      <Field
        label="Answers"
        hint={`One on each line: the name of the function, a space, its answer. ${asked}The commands under “Read” print them like this; from an explorer, type the name and copy the answer. To see amounts in tokens, add the token’s decimals and its name, for example “decimals 6” and “symbol USDC”.`}
        problem={problems.length > 0 && problems.join(' ')}
      >
        {(control) => (
          <textarea
            {...control}
            value={text}
            maxLength={LONGEST}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            placeholder={example}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      {live.results && children(live.results)}
    </>
  );
}
