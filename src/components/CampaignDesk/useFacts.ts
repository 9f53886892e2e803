import type { CampaignFact } from '@site/src/protocol/campaigns/types';
import { useCallback, useRef, useState } from 'react';

/**
 * The campaigns of every release, fetched when the reader begins: the page does not carry them.
 * @returns null until they are there, and whether they could not be fetched
 */
export function useFacts() {
  const [facts, setFacts] = useState<readonly CampaignFact[] | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    import('@facts/campaigns.json').then(
      (module) => setFacts(module.default),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  }, []);
  return { facts, failed, load };
}
