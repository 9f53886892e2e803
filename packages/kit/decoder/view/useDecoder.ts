import { useUrlState } from '../../form/useUrlState';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ErrorFact, OlderError } from '@sablier-docs/protocol/errors/types';
import type { Explanation } from '../../signing/types';
import { isKnownCall } from '../../signing/known';
import type { Argument } from '../arguments';
import { builtInSelectors, explainError, type ExplainedError } from '../explain';
import { findRevertData, type PastedRevert } from '../find-revert-data';
import type { OlderErrorsState } from '../describe';
import { URL_STATE, readSharedError, writeSharedError } from './share';

/** The arguments of the error: loading, decoded, or not decodable. */
export type Arguments =
  | { state: 'loading' }
  | { state: 'ready'; list: Argument[] }
  | { state: 'malformed' }
  | { state: 'unavailable' };

/** What a text calls: loading or no call that these pages know as undefined. */
type CallFound = readonly Explanation[] | 'unavailable' | undefined;

const NO_PAST = { state: 'unasked', list: [] } as const;

export interface Decoder {
  text: string;
  setText(text: string): void;
  pasted: PastedRevert;
  explained: ExplainedError | undefined;
  args: Arguments;
  /** Whether the errors of older releases are loaded. */
  older: OlderErrorsState;
  /** What the text calls, if it is call data and no error. */
  call: CallFound;
  /** The error of a pasted name, of any release. */
  named: ErrorFact | OlderError | undefined;
  /** Asks again for what did not load. */
  retry(): void;
}

/** The logic of the decoder. Everything stays in the browser. */
export function useDecoder(errors: readonly ErrorFact[]): Decoder {
  const [text, setText] = useState('');
  const [tries, setTries] = useState(0);
  const [past, setPast] = useState<{ state: OlderErrorsState; list: readonly OlderError[] }>(
    NO_PAST,
  );
  const known = useMemo(
    () => ({
      names: new Set([...errors, ...past.list].map(({ name }) => name)),
      selectors: new Set([
        ...[...errors, ...past.list].map(({ selector }) => selector),
        ...builtInSelectors,
      ]),
    }),
    [errors, past],
  );
  const pasted = useMemo(() => findRevertData(text, known), [text, known]);
  const data = pasted.kind === 'data' ? pasted.data : undefined;
  const selected = data ?? (pasted.kind === 'odd' ? pasted.selector : undefined);
  const explained = useMemo(
    () => (selected ? explainError(selected, errors, past.list) : undefined),
    [selected, errors, past],
  );
  // Older releases are searched only for errors that the current ones do not have.
  const isUnknown = text !== '' && !explained && !/^(?:name|message|empty)$/.test(pasted.kind);
  useEffect(() => {
    if (!isUnknown || past.state === 'ready' || past.state === 'loading') return;
    setPast({ state: 'loading', list: [] });
    import('@facts/older-errors.json').then(
      (module) => setPast({ state: 'ready', list: module.default }),
      () => setPast({ state: 'failed', list: [] }),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a failure is tried again with the next text
  }, [isUnknown, text, tries]);

  const args = useArguments(explained, tries);
  const asked =
    pasted.kind === 'message'
      ? pasted.call
      : !explained && past.state !== 'loading'
        ? data
        : undefined;
  const call = useCall(asked, tries);
  const named =
    pasted.kind === 'name'
      ? [...errors, ...past.list].find(({ name }) => name === pasted.name)
      : undefined;

  const read = useCallback((state: string) => setText(readSharedError(state) ?? ''), []);
  const write = useCallback(() => writeSharedError(data), [data]);
  const touched = useUrlState(URL_STATE, read, write);
  const change = (next: string) => {
    touched.current = true;
    setText(next);
  };
  const retry = () => setTries((count) => count + 1);
  return { text, setText: change, pasted, explained, args, older: past.state, named, call, retry };
}

function useArguments(explained: ExplainedError | undefined, tries: number): Arguments {
  const [answer, setAnswer] = useState<{ of: ExplainedError; args: Arguments }>();

  useEffect(() => {
    if (!explained) return undefined;
    let stale = false;
    const settle = (args: Arguments) => {
      if (!stale) setAnswer({ of: explained, args });
    };
    import('../arguments').then(
      ({ decodeArguments }) => {
        try {
          settle({ state: 'ready', list: decodeArguments(explained) });
        } catch {
          settle({ state: 'malformed' });
        }
      },
      () => settle({ state: 'unavailable' }),
    );
    return () => {
      stale = true;
    };
  }, [explained, tries]);

  return answer && answer.of === explained ? answer.args : { state: 'loading' };
}

/** What unknown data calls. */
function useCall(data: string | undefined, tries: number): CallFound {
  const [found, setFound] = useState<{ of: string; list: CallFound }>();
  useEffect(() => {
    if (data === undefined) return undefined;
    let stale = false;
    import('../../signing/view/load')
      .then(({ loadSigning }) => loadSigning())
      .then(
        (explain) => {
          const request = { to: undefined, value: 0n, data, isDelegate: false };
          const list = explain({ kind: 'calls', calls: [request] });
          if (!stale) setFound({ of: data, list: list.filter(isKnownCall) });
        },
        () => !stale && setFound({ of: data, list: 'unavailable' }),
      );
    return () => {
      stale = true;
    };
  }, [data, tries]);
  return found?.of === data && found?.list?.length ? found.list : undefined;
}
