import { useQueryString } from '@site/src/components/Tool/useQueryString';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ErrorFact } from '../../protocol/errors/types';
import { ERROR_STRING_SELECTOR, PANIC_SELECTOR } from '../../protocol/errors/panics';
import type { Argument } from './arguments';
import { explain, type Explained } from './explain';
import { findRevertData, type Pasted } from './find';
import { readShared, writeShared } from './share';

/** Arguments of what is shown: on their way, there, or not decodable. */
export type Arguments =
  | { state: 'loading' }
  | { state: 'ready'; list: Argument[] }
  | { state: 'malformed' }
  | { state: 'unavailable' };

export interface Decoder {
  text: string;
  setText(text: string): void;
  pasted: Pasted;
  explained: Explained | undefined;
  args: Arguments;
}

/** Quiet time after the last keystroke before the address changes, in milliseconds. */
const PAUSE = 300;

/** The decoder without its looks. Everything stays in the browser. */
export function useDecoder(errors: readonly ErrorFact[]): Decoder {
  const search = useQueryString();
  const [text, setText] = useState('');
  const known = useMemo(
    () => ({
      names: new Set(errors.map(({ name }) => name)),
      selectors: new Set([
        ...errors.map(({ selector }) => selector),
        ERROR_STRING_SELECTOR,
        PANIC_SELECTOR,
      ]),
    }),
    [errors],
  );
  const pasted = useMemo(() => findRevertData(text, known), [text, known]);
  const data = pasted.kind === 'data' ? pasted.data : undefined;
  const explained = useMemo(() => (data ? explain(data, errors) : undefined), [data, errors]);
  const args = useArguments(explained);

  useEffect(() => {
    const shared = readShared(search);
    if (shared !== undefined) setText(shared);
  }, [search]);

  useAddress(text, data);
  return { text, setText, pasted, explained, args };
}

/** Keeps the address up to date without an entry in the history for every keystroke. */
function useAddress(text: string, data: string | undefined): void {
  const touched = useRef(false);
  useEffect(() => {
    if (text) touched.current = true;
    if (!touched.current) return undefined;
    const own = window.location.pathname;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // The reader may be on the way to another page, whose address is not the decoder's.
      if (pathname !== own) return;
      const next = writeShared(search, data);
      if (next === search) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, data]);
}

function useArguments(explained: Explained | undefined): Arguments {
  const [answer, setAnswer] = useState<{ of: Explained; args: Arguments }>();

  useEffect(() => {
    if (!explained) return undefined;
    let stale = false;
    const settle = (args: Arguments) => {
      if (!stale) setAnswer({ of: explained, args });
    };
    import('./arguments').then(
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
  }, [explained]);

  return answer && answer.of === explained ? answer.args : { state: 'loading' };
}
