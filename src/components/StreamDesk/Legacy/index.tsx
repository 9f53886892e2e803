import chains from '@facts/chains.json';
import { Safe } from '@site/src/components/CallOutputs/Safe';
import { Says } from '@site/src/components/CallOutputs/Says';
import { Sends } from '@site/src/components/CallOutputs/Sends';
import { CopyText } from '@site/src/components/CopyText';
import { Facts } from '@site/src/components/Tool/Facts';
import { SelectInput } from '@site/src/components/Tool/SelectInput';
import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import tool from '@site/src/components/Tool/styles.module.css';
import { nothingLive, type LiveState } from '@site/src/components/Wallet/state';
import { formatAmount } from '@site/src/protocol/amount';
import type { ActionId } from '@site/src/protocol/desk/actions';
import { sayLegacy } from '@site/src/protocol/legacy/words';
import type { Call } from '@site/src/tools/calls/call';
import { checksum } from '@site/src/tools/csv/cells/address';
import type { Texts } from '@site/src/tools/desk/fields';
import type { LegacyAnswers } from '@site/src/tools/desk/legacy/ask';
import { legacyCall, warnStranger } from '@site/src/tools/desk/legacy/call';
import type { LegacyStream as Stream } from '@site/src/tools/desk/legacy/find';
import { readForm } from '@site/src/tools/desk/read';
import { keyOf } from '@site/src/tools/wallet/call-key';
import { useState, type ReactNode } from 'react';
import { Fields } from '../Fields';
import { loadWallet } from '../wallet-parts';
import { Now } from './Now';
import { LegacyRead } from './Read';

const AMOUNT = ['decimals', 'amount'] as const;
const CHOICES = [
  ['withdraw', 'Withdraw an amount'],
  ['cancel', 'Cancel the stream'],
] as const;

interface Props {
  stream: Stream;
  action: ActionId | null;
  texts: Texts;
  kept: readonly Call[];
  setAction: (action: ActionId | null) => void;
  setTexts: (texts: Texts) => void;
  setKept: (calls: readonly Call[]) => void;
}

/** A stream of the first release that was found: what can be done with it, and what can be read. */
export function LegacyStream(props: Props): ReactNode {
  const { stream, texts, kept, setAction, setTexts, setKept } = props;
  const { desk, tokenId } = stream;
  const [live, setLive] = useState<LiveState<LegacyAnswers>>(nothingLive);
  const [round, setRound] = useState(0);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === stream.chainId);
  if (!chain) return null;
  const action = CHOICES.find(([id]) => id === props.action)?.[0] ?? null;
  const { session, answers } = live;
  const state = answers?.state ?? null;
  const known = answers?.decimals;
  const filled: Texts = {
    ...(typeof known === 'number' ? { decimals: String(known) } : {}),
    ...texts,
  };
  const reading = readForm('withdraw', AMOUNT, filled, stream.address);
  const { amount, decimals } = reading.filled;
  const isLost = action === 'cancel' && state?.isSalary === true;
  const call = action && !isLost ? legacyCall(stream, action, amount) : null;
  const said =
    action &&
    sayLegacy(action, desk, {
      id: tokenId,
      amount: amount === undefined ? undefined : formatAmount(amount, decimals ?? 0),
    });
  const Sender = parts.loaded?.WalletSender;
  return (
    <>
      <p>
        Contract: <CopyText value={checksum(stream.address)} label="the contract" />
      </p>
      <Facts
        of={[
          ['Release', `Sablier, Legacy ${desk.version}, on ${chain.name}`],
          ['Stream', tokenId],
        ]}
      />
      <Now {...{ stream, chain, live, parts, round }} set={setLive} />
      <h3>Do</h3>
      <SelectInput
        label="What you want to do"
        options={CHOICES}
        value={action ?? ''}
        onValue={(value) => setAction(CHOICES.find(([id]) => id === value)?.[0] ?? null)}
      />
      {action === 'withdraw' && (
        <Fields
          {...{ action, texts: filled, problems: reading.problems }}
          keys={AMOUNT}
          set={(next) =>
            setTexts(next.decimals === String(known) ? { amount: next.amount ?? '' } : next)
          }
        />
      )}
      {said && <Says said={said} />}
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
      {call && said && session && state && Sender && (
        <Sender
          key={keyOf(call, session.account)}
          {...{ call, chain, session }}
          noun="stream"
          does={[said.does, said.final].filter(Boolean).join(' ')}
          warning={warnStranger(state, session.account)}
          readAgain={() => setRound(round + 1)}
        />
      )}
      <Safe
        kept={kept}
        calls={call ? [call] : []}
        chainName={chain.name}
        set={setKept}
        keep={() => {
          setKept(call ? [...kept, call] : kept);
          setAction(null);
        }}
      />
      <Sends calls={call ? [call] : []} chain={chain} />
      <LegacyRead stream={stream} />
    </>
  );
}
