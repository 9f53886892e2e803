import chains from '@facts/chains.json';
import { ReadCommands } from '@sablier-docs/kit/calls/view/ReadCommands';
import { SafeFile } from '@sablier-docs/kit/calls/view/SafeFile';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import { CallOutputs } from '@sablier-docs/kit/calls/view/CallOutputs';
import { CopyText } from '@sablier-docs/ui/CopyText';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { emptyLiveState, type LiveState } from '@sablier-docs/kit/wallet/view/subject';
import { formatAmount } from '@sablier-docs/protocol/amount';
import type { ActionId } from '../../../../readings/contracts/actions';
import { describeLegacyAction } from '@sablier-docs/protocol/legacy/action-text';
import type { Call } from '@sablier-docs/kit/calls/call';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { FieldTexts } from '../../fields';
import type { LegacyResults } from '../../legacy/fetch';
import { legacyCommands } from '../../legacy/commands';
import { legacyCall, warnStranger } from '../../legacy/call';
import type { LegacyStream as Stream } from '../../legacy/find';
import { readActionForm } from '../../read-action';
import type { DeskEvent } from '../../desk-state';
import { frozen, preparedKey } from '@sablier-docs/kit/wallet/prepared';
import { useState, type ReactNode } from 'react';
import { ActionFields } from '../ActionFields';
import { LiveLegacy } from './LiveLegacy';

/** The code that talks to wallets, which most readers of the page never need. */
const loadWallet = () => import('../wallet-parts');

const AMOUNT = ['decimals', 'amount'] as const;
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
  kept: readonly Call[];
  dispatch: (event: DeskEvent) => void;
}

/** A Legacy stream that was found: its actions and its views. */
export function LegacyStream(props: Props): ReactNode {
  const { stream, texts, kept, dispatch } = props;
  const { desk, tokenId } = stream;
  const [live, setLive] = useState<LiveState<LegacyResults>>(emptyLiveState);
  const [round, setRound] = useState(0);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === stream.chainId);
  if (!chain) return null;
  const action = CHOICES.find(([id]) => id === props.action)?.[0] ?? null;
  const { session, results } = live;
  const state = results?.state ?? null;
  const known = results?.decimals;
  const filled: FieldTexts = {
    ...(typeof known === 'number' ? { decimals: String(known) } : {}),
    ...texts,
  };
  const reading = readActionForm('withdraw', AMOUNT, filled, stream.address);
  const { amount, decimals } = reading.filled;
  const isLost = action === 'cancel' && state?.isSalary === true;
  const call = action && !isLost ? legacyCall(stream, action, amount) : null;
  const description =
    action &&
    describeLegacyAction(action, desk, {
      id: tokenId,
      amount: amount === undefined ? undefined : formatAmount(amount, decimals ?? 0),
    });
  const Sender = parts.loaded?.WalletSender;
  const prepared =
    call && description && session
      ? frozen({
          call,
          from: session.account,
          figures: [],
          arrival:
            results && state
              ? {
                  token: state.token,
                  metadata: results,
                  account: session.account,
                  to: state.recipient,
                }
              : undefined,
          words: [description.does, description.final].filter(Boolean).join(' '),
        })
      : null;
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
      {action === 'withdraw' && (
        <ActionFields
          {...{ action, texts: filled, problems: reading.problems }}
          keys={AMOUNT}
          set={(next) =>
            dispatch({
              do: 'edit',
              texts: next.decimals === String(known) ? { amount: next.amount ?? '' } : next,
            })
          }
        />
      )}
      {description && <CallDescription description={description} />}
      {isLost && (
        <p className={tool.problem}>
          This stream is a salary of Payroll. The share of the company would stay in Payroll for
          good. <a href="/apps/v1#cancel">Cancel the salary instead</a>.
        </p>
      )}
      {call && (
        <>
          <h3>Send</h3>
          <p>
            Choose one way. Before you confirm, compare the contract that your wallet shows with
            that of this page.
          </p>
        </>
      )}
      {prepared && session && state && Sender && (
        <Sender
          key={preparedKey(prepared)}
          {...{ prepared, chain, session }}
          noun="stream"
          warning={warnStranger(state, session.account)}
          readAgain={() => setRound(round + 1)}
        />
      )}
      <SafeFile
        kept={kept}
        calls={call ? [call] : []}
        chainName={chain.name}
        set={(calls) => dispatch({ do: 'keep', calls })}
        next={() => dispatch({ do: 'choose', action: null })}
      />
      <CallOutputs calls={call ? [call] : []} chain={chain} />
      <ReadCommands
        views={desk.views}
        descriptions={descriptions}
        commands={legacyCommands(stream)}
      >
        Each of these takes the stream ID, <span>{tokenId}</span>; <code>balanceOf</code> also takes
        an address. In an explorer they are under <strong>Read Contract</strong>. Amounts come in
        the token&rsquo;s smallest unit.
      </ReadCommands>
    </>
  );
}
