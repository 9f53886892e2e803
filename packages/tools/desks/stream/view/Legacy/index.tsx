import chains from '@facts/chains.json';
import { ReadCommands } from '../../../flow/view/ReadCommands';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import type { Passed } from '@sablier-docs/kit/calls/ways-out';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/view/subject';
import type { ActionId } from '../../../../readings/contracts/actions';
import type { Call } from '@sablier-docs/kit/calls/call';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { FieldTexts } from '../../fields';
import type { LegacyResults } from '../../legacy/fetch';
import { legacyCommands } from '../../legacy/commands';
import type { LegacyStream as Stream } from '../../legacy/find';
import { LEGACY_AMOUNT, prepareLegacy } from '../../legacy/prepare';
import type { DeskEvent } from '../../desk-state';
import { useCallback, useState, type ReactNode } from 'react';
import { ActionFields } from '../ActionFields';
import { LiveLegacy } from './LiveLegacy';
import { SendWays } from '../../../flow/view/SendWays';
import { WalletSends } from '../../../flow/view/WalletSends';

/** The code that talks to wallets, which most readers of the page never need. */
const loadWallet = () => import('../wallet-parts');

const NOTHING = { toTry: [], toCopy: [] };
const CHOICES = [
  ['withdraw', 'Withdraw an amount'],
  ['cancel', 'Cancel the stream'],
] as const;

const descriptions = {
  getStream:
    'sender, recipient, deposit, token, start, end, what is left in the stream, and the rate per second',
  balanceOf:
    'what an address could get now: the recipient by a withdrawal, the sender by a cancellation',
  isCompoundingStream: 'whether the stream earns interest',
};

interface Props {
  stream: Stream;
  action: ActionId | null;
  texts: FieldTexts;
  kept: readonly Passed<Call>[];
  failing: string;
  dispatch: (event: DeskEvent) => void;
}

/** A Legacy stream that was found: its actions and its views. */
export function LegacyStream(props: Props): ReactNode {
  const { stream, texts, kept, failing, dispatch } = props;
  const { desk, tokenId } = stream;
  const [live, setLive] = useState<LiveState<LegacyResults>>(emptyLiveState);
  const [round, setRound] = useState(0);
  const setFailing = useCallback((key: string) => dispatch({ do: 'fails', key }), [dispatch]);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === stream.chainId);
  if (!chain) return null;
  const action = CHOICES.find(([id]) => id === props.action)?.[0] ?? null;
  const known = live.results?.decimals;
  const prepared =
    action &&
    prepareLegacy({
      stream,
      action,
      texts,
      results: live.results,
      account: live.session?.account ?? null,
      failing,
    });
  return (
    <>
      <p>
        Contract: <CopyText value={checksum(stream.address)} label="the contract" isWhole />
      </p>
      <DefinitionList
        of={[
          ['Release', `Sablier, Legacy ${desk.version}, on ${chain.name}`],
          ['Stream', tokenId],
        ]}
      />
      <LiveLegacy {...{ stream, chain, live, parts, round }} set={setLive} />
      <h3>Do</h3>
      <SelectInput
        label="What you want to do"
        options={CHOICES}
        value={action ?? ''}
        onValue={(value) =>
          dispatch({ do: 'choose', action: CHOICES.find(([id]) => id === value)?.[0] ?? null })
        }
      />
      {prepared && action === 'withdraw' && (
        <ActionFields
          {...{ action, texts: prepared.filled, problems: prepared.problems }}
          keys={LEGACY_AMOUNT}
          set={(next) =>
            dispatch({
              do: 'edit',
              texts: next.decimals === String(known) ? { amount: next.amount ?? '' } : next,
            })
          }
        />
      )}
      {prepared && <CallDescription description={prepared.description} />}
      {prepared?.isLost && (
        <p className={tool.problem}>
          This stream is a salary of Payroll. The share of the company would stay in Payroll for
          good. <a href="/apps/v1#cancel">Cancel the salary instead</a>.
        </p>
      )}
      <SendWays
        out={prepared?.out ?? NOTHING}
        {...{ chain, kept }}
        keep={(calls) => dispatch({ do: 'keep', calls })}
        next={() => dispatch({ do: 'choose', action: null })}
      >
        <WalletSends
          noun="stream"
          {...{ chain, live, parts, setFailing }}
          prepared={prepared?.out.toTry ?? []}
          warning={prepared?.warning ?? null}
          readAgain={() => setRound(round + 1)}
        />
      </SendWays>
      <ReadCommands
        views={desk.views}
        descriptions={descriptions}
        commands={legacyCommands(stream)}
      >
        Each of these takes the stream ID, <span>{tokenId}</span>;{' '}
        <code translate="no">balanceOf</code> also takes an address. In an explorer they are under{' '}
        <strong>Read Contract</strong>. Amounts come in the token&rsquo;s smallest unit.
      </ReadCommands>
    </>
  );
}
