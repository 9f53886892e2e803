import chains from '@facts/chains.json';
import { Safe } from '@site/src/components/CallOutputs/Safe';
import { Says } from '@site/src/components/CallOutputs/Says';
import { Sends } from '@site/src/components/CallOutputs/Sends';
import { CopyText } from '@site/src/components/CopyText';
import { Facts } from '@site/src/components/Tool/Facts';
import { useOnDemand } from '@site/src/components/Tool/useOnDemand';
import tool from '@site/src/components/Tool/styles.module.css';
import { nothingLive } from '@site/src/components/Wallet/state';
import { WithCode } from '@site/src/components/WithCode';
import { sayAction } from '@site/src/protocol/desk/words';
import type { ActionId } from '@site/src/protocol/desk/actions';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { checksum } from '@site/src/tools/csv/cells/address';
import type { Call } from '@site/src/tools/calls/call';
import { callsFor } from '@site/src/tools/desk/calls';
import { approvalOfNothing, isTokenApproval } from '@site/src/tools/wallet/allowance';
import { functionOf, type FieldKey, type Texts } from '@site/src/tools/desk/fields';
import { argumentsOf, readAction } from '@site/src/tools/desk/read';
import { knownTexts } from '@site/src/tools/desk/reading/known';
import { showForm } from '@site/src/tools/desk/show';
import { useState, type ReactNode } from 'react';
import { Choose } from './Choose';
import { Fields } from './Fields';
import { labelOf } from './labels';
import { Now } from './Now';
import { Read } from './Read';
import type { StreamLive } from './live';
import { loadWallet } from './wallet-parts';
import { WalletSend } from './WalletSend';

interface Props {
  stream: StreamNames;
  release: DeskRelease;
  action: ActionId | null;
  texts: Texts;
  kept: readonly Call[];
  setAction: (action: ActionId | null) => void;
  setTexts: (texts: Texts) => void;
  setKept: (calls: readonly Call[]) => void;
}

/** A stream that was found: what can be done with it, and what can be read. */
export function Stream(props: Props): ReactNode {
  const { stream, release, action, kept, setAction, setKept } = props;
  const [live, setLive] = useState<StreamLive>(nothingLive);
  const [round, setRound] = useState(0);
  const [isCleared, setCleared] = useState(false);
  const parts = useOnDemand(loadWallet);
  const chain = chains.find(({ id }) => id === stream.chainId);
  if (!chain) return null;
  const calls = action ? formOf(props, action, live) : null;
  const [first] = calls?.list ?? [];
  const approval = first && isTokenApproval(first) ? first : null;
  // Safe, explorers and command lines take the approval of 0 as a call of its own.
  const list = [
    ...(approval && isCleared ? [approvalOfNothing(approval)] : []),
    ...(calls?.list ?? []),
  ];
  return (
    <>
      <p>
        Contract: <CopyText value={checksum(stream.address)} label="the contract" />
      </p>
      <Facts
        of={[
          [
            'Release',
            `${release.contract}, ${release.product === 'lockup' ? 'Lockup' : 'Flow'} ${release.version}, on ${chain.name}`,
          ],
          ['Stream', stream.tokenId],
        ]}
      />
      <Now {...{ release, stream, chain, live, parts, round }} set={setLive} />
      <h3>Do</h3>
      <Choose release={release} action={action} set={setAction} />
      {action && calls?.form}
      {approval && (
        <fieldset className={tool.choices}>
          <legend className={tool.legend}>Approval</legend>
          <label>
            <input
              type="checkbox"
              checked={isCleared}
              onChange={({ target }) => setCleared(target.checked)}
            />
            Approve 0 first, as USDT on Ethereum needs it
          </label>
        </fieldset>
      )}
      {list.length > 0 && (
        <>
          <h3>Send</h3>
          <p>
            Choose one way. Before you confirm, compare the contract and the amount of coin that
            your wallet shows with those of this page.
          </p>
        </>
      )}
      {action && calls && (
        <WalletSend
          {...{ release, action, chain, live, parts, calls: list, said: calls.said }}
          to={calls.to}
          readAgain={() => setRound(round + 1)}
        />
      )}
      <Safe
        kept={kept}
        calls={list}
        chainName={chain.name}
        set={setKept}
        keep={() => {
          setKept([...kept, ...list]);
          setAction(null);
        }}
      />
      <Sends calls={list} chain={chain} />
      <Read release={release} stream={stream} />
    </>
  );
}

/**
 * The fields of an action with its words, and its calls once the fields are complete. A field that the
 * reader has not touched holds what was read.
 */
function formOf({ stream, release, texts, setTexts }: Props, action: ActionId, live: StreamLive) {
  const fn = functionOf(release, action);
  if (!fn) return null;
  const known = live.answers ? knownTexts(live.answers, action) : {};
  const filled: Texts = { ...known, ...texts };
  const { keys, reading } = readAction(action, fn, release, filled, stream.address);
  const complete = argumentsOf(fn, BigInt(stream.tokenId), reading);
  const at = { chainId: stream.chainId, address: stream.address, streamId: stream.tokenId };
  const said = sayAction(action, release, showForm(stream.tokenId, reading.filled));
  // What was read stays out of the texts, so that it follows the next reading.
  const set = (next: Texts) =>
    setTexts(
      Object.fromEntries(
        Object.entries(next).filter(([key, text]) => text !== known[key as FieldKey]),
      ),
    );
  return {
    list: complete ? callsFor(action, fn, at, complete, reading) : [],
    said,
    to: reading.filled.to,
    form: (
      <>
        <Fields {...{ action, keys }} texts={filled} problems={reading.problems} set={set} />
        <Says said={said} />
        {!complete && <Missing {...{ action, keys }} texts={filled} />}
      </>
    ),
  };
}

function Missing(props: { action: ActionId; keys: readonly FieldKey[]; texts: Texts }): ReactNode {
  const { action, keys, texts } = props;
  const labels = keys.flatMap((key) =>
    key === 'period' || key === 'token' || texts[key]?.trim() ? [] : [labelOf(action, key).label],
  );
  return labels.length > 0 ? (
    <p className={tool.hint}>
      <WithCode>{`Still to fill in: ${labels.join('; ')}.`}</WithCode>
    </p>
  ) : null;
}
