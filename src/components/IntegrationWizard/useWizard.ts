import chains from '@facts/wizard-chains.json';
import { useAddress } from '@site/src/components/Tool/useAddress';
import { DEFAULTS, withProduct, type Answers, type Question } from '@site/src/tools/wizard/answers';
import { readShared, writeShared, type Choice } from '@site/src/tools/wizard/share';
import { useCallback, useState } from 'react';

/** Id of the tool's element. Its state has never been in the query. */
export const ID = 'integration-wizard';
const ADDRESS = { id: ID, query: [] } as const;

const chainIds = chains.map(({ id }) => id);
const first: Choice = { answers: DEFAULTS, chainId: chainIds[0] ?? 0 };

/**
 * The tool without its looks: what the reader has chosen, kept in the hash.
 * @param begin called when a reader or a link chooses something; it must be stable
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
  const touched = useAddress(ADDRESS, read, write);

  const change = (next: Choice) => {
    touched.current = true;
    begin(next.answers);
    setChoice(next);
  };
  return {
    ...choice,
    answer: <Q extends Question>(question: Q, value: Answers[Q]) =>
      change({ ...choice, answers: withProduct({ ...choice.answers, [question]: value }) }),
    setChain: (chainId: number) => change({ ...choice, chainId }),
  };
}
