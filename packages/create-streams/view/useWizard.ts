import chains from '@facts/wizard-chains.json';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { DEFAULTS, type Answers, type Question } from '../answers';
import { WIZARD_ID } from '../id';
import { readSharedWizard, writeSharedWizard } from '../share';
import { wizardAfter, type WizardEvent, type WizardState } from '../wizard-state';
import { useCallback, useEffect, useReducer } from 'react';

/** Its state has never been in the query. */
const URL_STATE = { id: WIZARD_ID, query: [] } as const;

const chainIds = chains.map(({ id }) => id);
const first: WizardState = {
  choice: { answers: DEFAULTS, chainId: chainIds[0] ?? 0 },
  offered: null,
};

/**
 * The logic of the tool: the reader's choices, kept in the hash.
 * @param begin called when a reader or a link chooses something; must be stable
 */
export function useWizard(begin: (answers: Answers) => void) {
  const [state, dispatch] = useReducer(wizardAfter, first);
  const { choice, offered } = state;
  const read = useCallback(
    (text: string) => dispatch({ do: 'take', shared: readSharedWizard(text, chainIds) }),
    [],
  );
  const write = useCallback(() => writeSharedWizard(choice, chainIds), [choice]);
  const touched = useUrlState(URL_STATE, read, write);
  useEffect(() => {
    if (choice !== first.choice) begin(choice.answers);
  }, [begin, choice]);

  const change = (event: WizardEvent) => {
    touched.current = true;
    dispatch(event);
  };
  return {
    ...choice,
    answer: <Q extends Question>(question: Q, value: Answers[Q]) =>
      change({ do: 'answer', question, value }),
    /** The price feed of a link, which waits for the reader to confirm it. */
    offered,
    leaveOut: () => dispatch({ do: 'leave out feed' }),
    setChain: (chainId: number) => change({ do: 'choose chain', chainId }),
  };
}
