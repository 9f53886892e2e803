import chains from '@facts/chains.json';
import comptrollers from '@facts/comptrollers.json';
import { ReadCommands } from '../../flow/view/ReadCommands';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { views } from '../../../readings/contracts/views';
import type { DeskRelease } from '../../../readings/contracts/types';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import { checksum } from '@sablier-docs/protocol/checksum';
import { readActor } from '@sablier-docs/kit/inputs/addresses';
import type { DeskEvent, DeskState } from '../desk-state';
import { prepareAction } from '../prepare-action';
import { streamCommands } from '../../../readings/stream/commands';
import { useCallback, useState, type ReactNode } from 'react';
import { ActionForm } from './ActionForm';
import { ActionSelect } from './ActionSelect';
import { LiveStream } from './LiveStream';
import { RehearseStream } from './RehearseStream';
import { SendWays } from '../../flow/view/SendWays';
import { WalletSends } from '../../flow/view/WalletSends';

/** The code that talks to wallets, which most readers of the page never need. */
const loadWallet = () => import('./wallet-parts');

interface Props {
  stream: StreamNames;
  release: DeskRelease;
  state: DeskState;
  dispatch: (event: DeskEvent) => void;
}

/** A stream that was found: its actions and its views. */
export function Stream({ stream, release, state, dispatch }: Props): ReactNode {
  const { action, texts, live, several, clearsFirst, takesUnread, kept, failing } = state;
  const [round, setRound] = useState(0);
  const setFailing = useCallback((key: string) => dispatch({ do: 'fails', key }), [dispatch]);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === stream.chainId);
  if (!chain) return null;
  const named = readActor(state.actor);
  const prepared =
    action &&
    prepareAction({
      stream,
      release,
      action,
      texts,
      several,
      clearsFirst,
      takesUnread,
      results: live.results,
      account: live.session?.account ?? null,
      actor: 'value' in named ? named.value : null,
      failing,
    });
  const out = { toTry: prepared?.prepared ?? [], toCopy: prepared?.calls ?? [] };
  return (
    <>
      <p>
        Contract: <CopyText value={checksum(stream.address)} label="the contract" isWhole />
      </p>
      <DefinitionList
        of={[
          [
            'Release',
            `${release.contract}, ${release.product === 'lockup' ? 'Lockup' : 'Flow'} ${release.version}, on ${chain.name}`,
          ],
          ['Stream', stream.tokenId],
        ]}
      />
      <LiveStream
        {...{ release, stream, chain, live, parts, round }}
        set={(next) => dispatch({ do: 'read', live: next })}
      />
      <h3>Do</h3>
      <ActionSelect
        release={release}
        action={action}
        set={(next) => dispatch({ do: 'choose', action: next })}
      />
      {prepared && <ActionForm {...{ stream, release, chain, state, prepared, parts, dispatch }} />}
      {prepared && live.results && (
        <RehearseStream
          {...{ stream, release, prepared }}
          results={live.results}
          coin={chain.currency}
        />
      )}
      <SendWays
        {...{ out, chain, kept }}
        keep={(calls) => dispatch({ do: 'keep', calls })}
        next={() => dispatch({ do: 'choose', action: null })}
      >
        <WalletSends
          noun="stream"
          {...{ chain, live, parts, setFailing }}
          prepared={out.toTry}
          readAgain={() => setRound(round + 1)}
        />
      </SendWays>
      <ReadCommands
        views={release.views}
        descriptions={views}
        commands={streamCommands(release, stream, comptrollers[chain.id])}
      >
        Each of these takes the stream ID, <span>{stream.tokenId}</span>. In an explorer they are
        under <strong>Read Contract</strong>. Amounts come in the token&rsquo;s smallest unit.{' '}
        <a href="/support/explorer#status-numbers">What the status numbers mean</a>
      </ReadCommands>
    </>
  );
}
