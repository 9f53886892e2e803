import chains from '@facts/wizard-chains.json';
import { useUrlState } from '../../form/useUrlState';
import { DEFAULTS, settled, type Answers, type Question } from '../answers';
import { WIZARD_ID } from '../id';
import { readShared, writeShared, type Choice } from '../share';
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
  const read = useCallback(
    (state: string) => {
      const shared = readShared(state, chainIds);
      begin(shared.answers);
      setChoice(shared);
    },
    [begin],
  );
  const write = useCallback(() => writeShared(choice, chainIds), [choice]);
  const touched = useUrlState(URL_STATE, read, write);

  const change = (next: Choice) => {
    touched.current = true;
    begin(next.answers);
    setChoice(next);
  };
  return {
    ...choice,
    answer: <Q extends Question>(question: Q, value: Answers[Q]) =>
      change({ ...choice, answers: settled({ ...choice.answers, [question]: value }) }),
    setChain: (chainId: number) => change({ ...choice, chainId }),
  };
}
