import { WithCode } from '@sablier-docs/ui/WithCode';
import { useEffect, useMemo, type ReactNode } from 'react';
import { RetryButton } from '../../form/RetryButton';
import { useOnDemand } from '../../form/useOnDemand';
import type { Explanation, SigningRequest } from '../types';
import { loadSigning } from './load';
import styles from './styles.module.css';

/** What somebody is asked to sign, in sentences. Nothing is sent or opened. */
export function SigningAnswer({ request }: { request: SigningRequest }): ReactNode {
  const { loaded, failed, load } = useOnDemand(loadSigning);
  useEffect(load, [load]);
  const list = useMemo(() => loaded?.(request) ?? [], [loaded, request]);
  if (failed) {
    return (
      <>
        <p>The list of functions could not be loaded, so nothing was read.</p>
        <RetryButton onRetry={load} />
      </>
    );
  }
  return loaded ? <Explanations list={list} /> : <p>Loading the list of functions…</p>;
}

/** Explained calls, each with those inside. A list without numbers, which on a phone would take the room of the words. */
export function Explanations({ list }: { list: readonly Explanation[] }): ReactNode {
  return (
    <div role="list">
      {list.map((one, at) => (
        <div key={at} role="listitem" className={styles.call} data-tone={one.tone}>
          <strong>{one.title}</strong>
          {one.says.map((sentence) => (
            <p key={sentence}>
              <WithCode>{sentence}</WithCode>
            </p>
          ))}
          {one.inside.length > 0 && <Explanations list={one.inside} />}
        </div>
      ))}
    </div>
  );
}
