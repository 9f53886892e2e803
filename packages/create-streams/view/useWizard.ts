import chains from '@facts/wizard-chains.json';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { DEFAULTS, settled, type Answers, type Question } from '../answers';
import { WIZARD_ID } from '../id';
import { readSharedWizard, withoutFeed, writeSharedWizard, type Choice } from '../share';
import { useCallback, useState } from 'react';

/** Its state has never been in the query. */
const URL_STATE = { id: WIZARD_ID, query: [] } as const;

const chainIds = chains.map(({ id }) => id);
const first: Choice = { answers: DEFAULTS, chainId: chainIds[0] ?? 0 };

/**
 * The logic of the tool: the reader's choices, kept in the hash.
 * @param begin called when a reader or a link chooses something; must be stable
 */
export function useWizard(begin: (answers: Answers) => void) {
  const [choice, setChoice] = useState(first);
  const [offered, setOffered] = useState<string | null>(null);
  const read = useCallback(
    (state: string) => {
      const shared = withoutFeed(readSharedWizard(state, chainIds));
      begin(shared.choice.answers);
      setChoice(shared.choice);
      setOffered(shared.feed);
    },
    [begin],
  );
  const write = useCallback(() => writeSharedWizard(choice, chainIds), [choice]);
  const touched = useUrlState(URL_STATE, read, write);

  const change = (next: Choice) => {
    touched.current = true;
    begin(next.answers);
    setChoice(next);
  };
  const answer = <Q extends Question>(question: Q, value: Answers[Q]) => {
    if (question === 'feed') setOffered(null);
    change({ ...choice, answers: settled({ ...choice.answers, [question]: value }) });
  };
  return {
    ...choice,
    answer,
    /** The price feed of a link, which waits for the reader to confirm it. */
    offered,
    leaveOut: () => setOffered(null),
    setChain: (chainId: number) => change({ ...choice, chainId }),
  };
}
