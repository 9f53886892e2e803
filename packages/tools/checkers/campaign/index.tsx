import { formatCount } from '@sablier-docs/protocol/amount';
import { CreateSection } from '../../desks/creation/view';
import { AmountNotation } from '@sablier-docs/kit/form/AmountNotation';
import { DropZone } from '@sablier-docs/kit/form/DropZone';
import { Field } from '@sablier-docs/kit/form/Field';
import { PasteField } from '@sablier-docs/kit/form/PasteField';
import type { ShownText } from '@sablier-docs/kit/form/long-text';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { CancelButton, CANCELED, quarterSteps } from '@sablier-docs/kit/form/CancelButton';
import { RetryButton, STOPPED } from '@sablier-docs/kit/form/RetryButton';
import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { writeQuery } from '@sablier-docs/kit/inputs/query';
import { MAX_FIELD_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { useCallback, useReducer, useRef, useState, type ReactNode } from 'react';
import { fileAfter, noFile } from '../csv/open-file';
import { Lookup } from './Lookup';
import { Summary } from './Summary';
import { useCampaign, type CampaignState } from '../../merkle/view/useCampaign';

const loadCreate = async () => (await import('../../desks/creation/view/Campaign')).CreateCampaign;

/** ID of the tool's element. Its state has never been in the query. */
const ID = 'campaign-checker';
const URL_STATE = { id: ID, query: [] } as const;

/**
 * Computes the Merkle root of a campaign from its file and shows the amount and proof of an
 * address. Nothing leaves the browser.
 */
export function CampaignChecker(): ReactNode {
  const [file, dispatch] = useReducer(fileAfter, noFile);
  const source = file.source?.data ?? null;
  const chosen = file.answers.notation;
  const [text, setText] = useState<ShownText>('');
  const [typed, setTyped] = useState('');
  const isReadable = typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) <= 255);
  const decimals = typed === '' || !isReadable ? null : Number(typed);
  const {
    state,
    found,
    find,
    written,
    write: writeFile,
    cancel,
    retry,
  } = useCampaign(isReadable ? source : null, decimals, chosen?.notation);
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, state.phase);
  const read = useCallback((search: string) => {
    const given = new URLSearchParams(search).get('decimals') ?? '';
    if (/^\d{1,3}$/.test(given)) setTyped(given);
  }, []);
  const write = useCallback(() => writeQuery(typed ? [['decimals', typed]] : []), [typed]);
  const touched = useUrlState(URL_STATE, read, write);
  const type = (shown: ShownText, whole: string) => {
    setText(shown);
    dispatch({ do: 'open', data: whole, name: 'the text' });
  };

  return (
    <section
      id={ID}
      className={tool.tool}
      aria-label="Campaign checker"
      data-tool="Campaign checker. From the file of a campaign it computes the Merkle root, and shows index, amount and proof of an address. The file does not leave the browser."
    >
      <DropZone
        label="Choose the campaign’s file"
        accept=".json,.csv,application/json,text/csv"
        onFile={(data) => {
          setText('');
          dispatch({ do: 'open', data, name: data.name });
        }}
      />
      <div className={tool.row}>
        <PasteField
          label="Or paste its text"
          hint="JSON from IPFS, or the CSV it was made from."
          shown={text}
          onText={type}
        />
        <Field
          label="Decimals of the token"
          hint="A CSV needs them: 6 for USDC and USDT on most chains, 18 for most other tokens. For a file from IPFS they only show the amounts in tokens."
          problem={isReadable ? null : 'Enter a whole number from 0 to 255.'}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              maxLength={MAX_FIELD_LENGTH}
              value={typed}
              onChange={({ target }) => {
                touched.current = true;
                setTyped(target.value.trim());
              }}
            />
          )}
        </Field>
      </div>
      <p ref={status} role="status" className={tool.status}>
        {describe(state)}
      </p>
      {state.phase === 'opening' && <CancelButton onCancel={cancel} />}
      {state.phase === 'stopped' && <RetryButton onRetry={retry} />}
      {state.phase !== 'idle' && state.phase !== 'canceled' && (
        <AmountNotation
          doubtful={state.phase === 'failed' ? state.doubtful : null}
          chosen={chosen}
          onChoice={(notation) => dispatch({ do: 'answer', answers: { notation } })}
        />
      )}
      {/* The render that follows a keystroke comes before the effect that leaves the open state. */}
      {isReadable && state.phase === 'open' && (
        <>
          <Summary summary={state.summary} decimals={decimals} />
          <Lookup decimals={decimals} found={found} onFind={find} />
          {state.summary.contradictions.length === 0 && state.summary.faults.length === 0 && (
            <CreateSection
              key={state.summary.root}
              title="Create a campaign of this list from a wallet, a Safe or an explorer"
              load={loadCreate}
              inner={{ ...state.summary, decimals, written, write: writeFile }}
            />
          )}
        </>
      )}
    </section>
  );
}

function describe(state: CampaignState): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'opening':
      return `Building the tree: ${quarterSteps(state.done)}.`;
    case 'canceled':
      return CANCELED;
    case 'failed':
      return state.message;
    case 'stopped':
      return STOPPED;
    case 'open': {
      const { recipients, contradictions, faults } = state.summary;
      const end =
        contradictions.length > 0
          ? ' The file contradicts itself.'
          : faults.length > 0
            ? ' The list has faults.'
            : '';
      const count = `${formatCount(recipients)} recipient${recipients === 1 ? '' : 's'}`;
      return `The tree of ${count} is built.${end}`;
    }
  }
}
