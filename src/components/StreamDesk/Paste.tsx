import { nothingLive } from '@site/src/components/Wallet/state';
import { Field } from '@site/src/components/Tool/Field';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { readPasted } from '@site/src/tools/desk/reading/paste';
import { useState, type ReactNode } from 'react';
import type { ChainFacts } from '@site/src/components/CallOutputs/Send';
import { Findings } from './Findings';
import type { StreamLive } from './live';

const LONGEST = 6_000;

interface Props {
  release: DeskRelease;
  stream: StreamNames;
  chain: ChainFacts;
  live: StreamLive;
  set: (live: StreamLive) => void;
}

/** The same figures from answers that the reader copied. */
export function Paste({ release, stream, chain, live, set }: Props): ReactNode {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (next: string) => {
    setText(next);
    const pasted = readPasted(next, release);
    setProblems(pasted.problems);
    const isEmpty = pasted.answers.views.size === 0;
    set(isEmpty ? nothingLive : { session: null, answers: pasted.answers });
  };
  return (
    <>
      <Field
        label="Answers"
        hint="One on each line: the name of the function, a space, its answer. The commands under “Read” print them like this; from an explorer, type the name and copy the answer. “decimals” and “symbol” of the token count as well."
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
            placeholder="withdrawableAmountOf 250000000"
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      {live.answers && (
        <Findings
          {...{ release, chain, answers: live.answers }}
          tokenId={stream.tokenId}
          account={null}
        />
      )}
    </>
  );
}
