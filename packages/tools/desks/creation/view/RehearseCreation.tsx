import creation from '@facts/creation.json';
import type { ReactNode } from 'react';
import type { Call } from '@sablier-docs/kit/calls/call';
import { rehearsedAt } from '../../../rehearsal/releases';
import { Rehearsal } from '../../../rehearsal/view';
import { loadRehearsal, nowFor } from '../../../rehearsal/view/load';
import { WithoutBytecode } from '../../../rehearsal/view/WithoutBytecode';
import { callKey } from '@sablier-docs/kit/wallet/call-key';

interface Props {
  calls: readonly Call[];
  chain: { id: number; currency: string };
  token: { token: string; decimals: number };
}

/** Offers to rehearse the creation of streams, and says why that of a campaign is not rehearsed. */
export function RehearseCreation({ calls, chain, token }: Props): ReactNode {
  const { lockup, batchLockup, flow } = creation;
  const [to, batch] = [calls.at(-1)?.to, batchLockup.addresses[chain.id]];
  const isFlow = to === flow.addresses[chain.id];
  const { version, contract, addresses } = isFlow ? flow : lockup;
  const release = { product: isFlow ? 'flow' : 'lockup', version, contract };
  const address = addresses[chain.id];
  const factory = Object.values(creation).find(
    (one) => 'event' in one && one.addresses[chain.id] === to,
  );
  if (factory) return <WithoutBytecode {...factory} />;
  if (!address || ![address, batch].includes(to) || !rehearsedAt(release)) return null;
  return (
    <Rehearsal
      key={calls.map((call) => callKey(call, '')).join('|')}
      run={async () => {
        const { startCreation } = await loadRehearsal();
        return startCreation({
          release,
          contract: address,
          calls,
          now: nowFor(null),
          ...(batch && !isFlow && { batch }),
          token: { address: token.token, decimals: token.decimals },
        });
      }}
      makes="the contract and a token"
      token={{ symbol: 'tokens', decimals: token.decimals }}
      coin={chain.currency}
    />
  );
}
