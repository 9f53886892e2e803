import { answersTo, needsOf, type DirectAnswer } from '@site/src/tools/answers';
import { useEffect, useState } from 'react';
import { loadAll, loadChains } from './answers';

export interface Answers {
  answers: readonly DirectAnswer[];
  /** Whether there will be no more of them for this text. */
  isReady: boolean;
}

const NONE: readonly DirectAnswer[] = [];

/**
 * What the packages say about a query: rows above the hits, whoever finds those. None until the lists are
 * there, and none when they cannot be fetched.
 * @param text the query, or pasted data that is longer than a query
 */
export function useAnswers(text: string): Answers {
  const [answered, setAnswered] = useState<{ text: string; answers: readonly DirectAnswer[] }>();

  useEffect(() => {
    if (!text.trim()) return undefined;
    let isStale = false;
    const load = needsOf(text) === 'all' ? loadAll : loadChains;
    load().then(
      (lists) => !isStale && setAnswered({ text, answers: answersTo(text, lists) }),
      () => !isStale && setAnswered({ text, answers: NONE }),
    );
    return () => {
      isStale = true;
    };
  }, [text]);

  const isReady = answered?.text === text;
  return { answers: isReady ? answered.answers : NONE, isReady };
}
