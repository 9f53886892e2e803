import { Field } from '@site/src/components/Tool/Field';
import { useState, type ReactNode } from 'react';
import { nothingLive, type LiveState } from './state';

const LONGEST = 6_000;

interface Props<Answers> {
  /** Sentences about what a line holds between the name of a function and its answer. */
  asked?: string;
  /** The first line as an example. */
  example: string;
  /** Reads what was pasted; no answers while there is nothing to show. */
  read: (text: string) => { answers: Answers | null; problems: readonly string[] };
  live: LiveState<Answers>;
  set: (live: LiveState<Answers>) => void;
  /** Draws what was read. */
  children: (answers: Answers) => ReactNode;
}

/** The figures of a contract from answers that the reader copied, in the place of a wallet. */
export function PasteAnswers<Answers>(props: Props<Answers>): ReactNode {
  const { asked = '', example, read, live, set, children } = props;
  const [text, setText] = useState('');
  const { problems } = read(text);
  const change = (next: string) => {
    setText(next);
    const { answers } = read(next);
    set(answers ? { session: null, answers } : nothingLive);
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
      {live.answers && children(live.answers)}
    </>
  );
}
