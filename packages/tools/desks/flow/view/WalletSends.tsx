import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import type { WalletParts } from './LiveContract';
import type { DeskSubject, LiveState } from '@sablier-docs/kit/wallet/view/subject';
import type { ReactNode } from 'react';

interface Props {
  noun: DeskSubject;
  chain: ChainFacts;
  live: LiveState<unknown>;
  parts: OnDemand<WalletParts>;
  prepared: readonly Passed<PreparedCall>[];
  /** A warning that the account is probably wrong. */
  warning?: string | null;
  /** Notes the key of a call that a simulation has seen to fail. */
  setFailing: (key: string) => void;
  readAgain: () => void;
}

/** Simulates and sends each prepared call with the wallet that has read the contract. */
export function WalletSends(props: Props): ReactNode {
  const { noun, chain, live, parts, prepared, warning = null, setFailing, readAgain } = props;
  const { session, results } = live;
  if (!session || !results || !parts.loaded) return null;
  const { WalletSender } = parts.loaded;
  return prepared.map((one) => (
    <WalletSender
      key={preparedKey(one)}
      prepared={one}
      {...{ noun, chain, session, warning, setFailing, readAgain }}
    />
  ));
}
