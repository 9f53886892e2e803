import chains from '@facts/chains.json';
import { CopyText } from '@site/src/components/CopyText';
import { Facts } from '@site/src/components/Tool/Facts';
import tool from '@site/src/components/Tool/styles.module.css';
import { WithCode } from '@site/src/components/WithCode';
import { sayAction } from '@site/src/protocol/desk/words';
import type { ActionId } from '@site/src/protocol/desk/actions';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { checksum } from '@site/src/tools/csv/cells/address';
import { callsFor, type Call } from '@site/src/tools/desk/calls';
import { functionOf, type FieldKey, type Texts } from '@site/src/tools/desk/fields';
import { argumentsOf, readAction } from '@site/src/tools/desk/read';
import { showForm } from '@site/src/tools/desk/show';
import type { ReactNode } from 'react';
import { Choose, Says } from './Act';
import { Fields } from './Fields';
import { labelOf } from './labels';
import { Read } from './Read';
import { Safe } from './Safe';
import { Send } from './Send';

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
  const chain = chains.find(({ id }) => id === stream.chainId);
  if (!chain) return null;
  const calls = action ? formOf(props, action) : null;
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
      <h3>Do</h3>
      <Choose release={release} action={action} set={setAction} />
      {action && calls?.form}
      {calls && calls.list.length > 0 && (
        <>
          <h3>Send</h3>
          <p>
            Choose one way. Before you confirm, compare the contract and the amount of coin that
            your wallet shows with those of this page.
          </p>
        </>
      )}
      <Safe
        kept={kept}
        calls={calls?.list ?? []}
        chainName={chain.name}
        set={setKept}
        keep={() => {
          setKept([...kept, ...(calls?.list ?? [])]);
          setAction(null);
        }}
      />
      {calls?.list.map((call, at) => (
        <section key={call.data} className={tool.stack} aria-label={call.title}>
          {calls.list.length > 1 && (
            <p className={tool.status}>
              Call {at + 1} of {calls.list.length}: {call.title}
            </p>
          )}
          <Send call={call} chain={chain} />
        </section>
      ))}
      <Read release={release} stream={stream} />
    </>
  );
}

/** The fields of an action with its words, and its calls once the fields are complete. */
function formOf({ stream, release, texts, setTexts }: Props, action: ActionId) {
  const fn = functionOf(release, action);
  if (!fn) return null;
  const { keys, reading } = readAction(action, fn, release, texts, stream.address);
  const complete = argumentsOf(fn, BigInt(stream.tokenId), reading);
  const at = { chainId: stream.chainId, address: stream.address, streamId: stream.tokenId };
  return {
    list: complete ? callsFor(action, fn, at, complete, reading) : [],
    form: (
      <>
        <Fields {...{ action, keys, texts }} problems={reading.problems} set={setTexts} />
        <Says said={sayAction(action, release, showForm(stream.tokenId, reading.filled))} />
        {!complete && <Missing {...{ action, keys, texts }} />}
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
