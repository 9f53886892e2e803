import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import type { ReactNode } from 'react';
import { rehearsedAt } from '../../../rehearsal/releases';
import { rehearsedToken } from '../../../rehearsal/rehearsed-token';
import { Rehearsal } from '../../../rehearsal/view';
import { loadRehearsal, nowFor } from '../../../rehearsal/view/load';
import { WithoutBytecode } from '../../../rehearsal/view/WithoutBytecode';
import { preparedKey } from '@sablier-docs/kit/wallet/prepared';
import type { DeskRelease } from '../../../readings/contracts/types';
import type { PreparedAction } from '../prepared-action';
import type { StreamResults } from '../../../readings/stream/results';

interface Props {
  stream: StreamNames;
  release: DeskRelease;
  results: StreamResults;
  prepared: PreparedAction;
  /** Symbol of the chain's coin. */
  coin: string;
}

/** Offers to rehearse an action on one stream, where the release's bytecode is at hand. */
export function RehearseStream({ stream, release, results, prepared, coin }: Props): ReactNode {
  if (prepared.plan !== null || prepared.prepared.length === 0) return null;
  const token = rehearsedToken(results);
  if (!token) return null;
  if (!rehearsedAt(release)) return <WithoutBytecode {...release} />;
  return (
    <Rehearsal
      key={[results.time, ...prepared.prepared.map(preparedKey)].join('|')}
      run={async () => {
        const { startStream } = await loadRehearsal();
        const now = nowFor(results.time);
        return startStream({ stream, release, results, prepared: prepared.prepared, now });
      }}
      makes="this stream as it was read"
      {...{ token, coin }}
    />
  );
}
