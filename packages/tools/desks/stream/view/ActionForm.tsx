import { formatAmount } from '@sablier-docs/protocol/amount';
import type { ChainFacts } from '@sablier-docs/kit/calls/view/CallOutput';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import { isTokenApproval } from '@sablier-docs/kit/calls/approval';
import { checksum } from '@sablier-docs/protocol/checksum';
import { ActorInput } from '../../flow/view/ActorInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { OnDemand } from '@sablier-docs/kit/form/useOnDemand';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { actions } from '../../../readings/contracts/actions';
import type { DeskRelease } from '../../../readings/contracts/types';
import type { DeskEvent, DeskState } from '../desk-state';
import type { FieldKey, FieldTexts } from '../fields';
import type { PreparedAction } from '../prepared-action';
import {
  decimalsOf,
  partiesOf,
  streamViewWord,
  type StreamResults,
} from '../../../readings/stream/results';
import type { ReactNode } from 'react';
import { isWhollyRead } from '../several/rows';
import { ActionFields } from './ActionFields';
import { DivideTotal } from './DivideTotal';
import { PackedCalls } from './PackedCalls';
import { streamActionLabel } from './labels';
import { SeenRefusal } from '../../flow/view/SeenRefusal';
import { Several } from './Several';
import { useSeveral } from './useSeveral';

interface Props {
  stream: StreamNames;
  release: DeskRelease;
  chain: ChainFacts;
  state: DeskState;
  prepared: PreparedAction;
  parts: OnDemand<typeof import('./wallet-parts')>;
  dispatch: (event: DeskEvent) => void;
}

/** The fields of an action, what it does and costs, and the streams that it names. */
export function ActionForm(props: Props): ReactNode {
  const { stream, release, chain, state, prepared, parts, dispatch } = props;
  const { live, several, takesUnread, clearsFirst } = state;
  const { action, keys, known, filled, problems, description, plan } = prepared;
  const { step, read } = useSeveral();
  const { session } = live;
  const loaded = parts.loaded;
  // Values that were read are not stored in the texts, so that the next reading can update them.
  const set = (next: FieldTexts) =>
    dispatch({
      do: 'edit',
      texts: Object.fromEntries(
        Object.entries(next).filter(([key, text]) => text !== known[key as FieldKey]),
      ),
    });
  const askAll = () =>
    plan &&
    session &&
    loaded &&
    void read({
      ask: (more) =>
        loaded.fetchSeveral(session.wallet.provider, release, stream.address, plan.ids, more),
      set: (reading) => dispatch({ do: 'read several', reading, during: live }),
    });
  const drop = (out: readonly bigint[]) => {
    const stays = (id: string) => !out.some((one) => String(one) === id);
    set(
      action === 'cancelMultiple'
        ? { ...filled, ids: plan?.ids.map(String).filter(stays).join(', ') ?? '' }
        : {
            ...filled,
            lines: (filled.lines ?? '')
              .split('\n')
              .filter((line) => stays(/^\s*(\S+)/.exec(line)?.[1] ?? ''))
              .join('\n'),
          },
    );
  };
  const fill = () =>
    set({
      ...filled,
      lines: (plan?.rows ?? [])
        .flatMap(({ id }) => {
          const results = several?.streams.get(id);
          const [units, decimals] = results
            ? [streamViewWord(results, 'withdrawableAmountOf') ?? 0n, decimalsOf(results)]
            : [0n, null];
          if (units === 0n || decimals === null) return [];
          return [`${id} ${formatAmount(units, decimals)}`];
        })
        .join('\n'),
    });
  // Also while a simulation has seen the approval fail, which is when the choice is needed.
  const isApproved =
    prepared.calls.some(isTokenApproval) ||
    prepared.prepared.some(({ call }) => isTokenApproval(call));
  return (
    <>
      <ActionFields
        {...{ action, keys, problems, set }}
        rateBeside={prepared.rateBeside}
        texts={filled}
        own={live.results ? (partiesOf(live.results).recipient ?? null) : null}
      />
      <ActorInput value={state.actor} set={(text) => dispatch({ do: 'actor', text })} />
      {plan && (
        <Several
          {...{ action, plan, step, drop, takesUnread }}
          contract={checksum(stream.address)}
          chainName={chain.name}
          read={session && loaded ? askAll : null}
          fill={action === 'withdrawMultiple' ? fill : null}
          takeUnread={(is) => dispatch({ do: 'take unread', is })}
        />
      )}
      {action === 'depositMultiple' && plan && several && isWhollyRead(plan) && (
        <DivideTotal
          streams={plan.ids.flatMap((id) => {
            const results = several.streams.get(id);
            return results ? [{ id, results }] : [];
          })}
          write={(lines) => set({ ...filled, lines })}
        />
      )}
      <CallDescription description={description} />
      {prepared.calls
        .filter(({ fn }) => fn.name === actions.depositMultiple.calls)
        .map((call) => (
          <PackedCalls key={call.data} call={call} />
        ))}
      <SeenRefusal warnings={prepared.warnings} refusal={prepared.refusal} />
      {isGivenAway(prepared, live.results) && (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            onClick={() => dispatch({ do: 'choose', action: 'withdrawMax' })}
          >
            Withdraw first
          </button>
        </div>
      )}
      {!prepared.refusal && <Missing {...{ action, keys }} texts={filled} />}
      {isApproved && (
        <fieldset className={tool.choices}>
          <legend className={tool.legend}>Approval</legend>
          <label>
            <input
              type="checkbox"
              checked={clearsFirst}
              onChange={({ target }) => dispatch({ do: 'clear first', is: target.checked })}
            />
            Approve 0 first, as USDT on Ethereum needs it
          </label>
        </fieldset>
      )}
    </>
  );
}

/** Whether the NFT goes with an amount that could be withdrawn before. */
const isGivenAway = ({ action }: PreparedAction, results: StreamResults | null): boolean =>
  (action === 'transferFrom' || action === 'safeTransferFrom') &&
  results !== null &&
  (streamViewWord(results, 'withdrawableAmountOf') ?? 0n) > 0n;

function Missing({
  action,
  keys,
  texts,
}: Pick<PreparedAction, 'action' | 'keys'> & { texts: FieldTexts }): ReactNode {
  const labels = keys.flatMap((key) =>
    key === 'period' || key === 'token' || texts[key]?.trim()
      ? []
      : [streamActionLabel(action, key).label],
  );
  return labels.length > 0 ? (
    <p className={tool.hint}>
      <WithCode>{`Still to fill in: ${labels.join('; ')}.`}</WithCode>
    </p>
  ) : null;
}
