import { official } from '@site/config/official';
import { CopyButton } from '@site/src/components/Tool/CopyButton';
import { Field } from '@site/src/components/Tool/Field';
import tool from '@site/src/components/Tool/styles.module.css';
import { check } from '@site/src/tools/genuine/check';
import { writeHash } from '@site/src/tools/genuine/hash';
import { sayAll } from '@site/src/tools/genuine/say';
import type { Finding } from '@site/src/tools/genuine/types';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Details } from './Details';
import styles from './styles.module.css';
import { useHash } from './useHash';
import { useLists, type ListsState } from './useLists';

const NONE: readonly Finding[] = [];

/** Says whether an address, a link, a domain or the ID of a stream is Sablier's. Opens and sends nothing. */
export function GenuineChecker(): ReactNode {
  const [text, setText] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const [lists, load] = useLists();
  const isAsked = text.trim() !== '';
  const findings = useMemo(
    () => (isAsked && typeof lists === 'object' ? check(text, official, lists) : NONE),
    [isAsked, text, lists],
  );
  const hash = writeHash(text, findings);
  const change = (next: string) => {
    setText(next);
    setIsTouched(true);
  };

  useHash(
    useCallback((asked: string) => setText(asked), []),
    // Until the list is there, the address keeps the question that it came with.
    isTouched && !(isAsked && typeof lists !== 'object') ? hash : null,
  );
  // A question can come with the address, before the field has had the focus.
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);

  return (
    <section
      className={tool.tool}
      aria-label="Checker"
      data-tool="Checker. Paste an address, a link, a domain, an e-mail address or the ID of a stream; it says whether that is Sablier's."
      data-search="off"
      onFocus={load}
    >
      <Field
        label="An address, a link, a domain, an e-mail address or a stream ID"
        hint="Nothing that you paste leaves your browser, and no link is opened. Never paste a seed phrase or a private key, here or anywhere."
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={text}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div className={styles.result}>
        <div role="status">
          {isAsked ? (
            <Answers findings={findings} lists={lists} />
          ) : (
            <p>The answer appears here.</p>
          )}
        </div>
        {typeof lists === 'object' &&
          findings.map((finding, at) => <Details key={at} of={finding} chains={lists.chains} />)}
        {isAsked && lists === 'failed' && (
          <button type="button" className={tool.button} onClick={load}>
            Try again
          </button>
        )}
      </div>
      {isAsked && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => change('')}>
            Clear
          </button>
          {hash && (
            <CopyButton
              label="Copy a link to this answer"
              text={() => window.location.origin + window.location.pathname + hash}
            />
          )}
        </div>
      )}
      <noscript>
        <p className={tool.hint}>
          The checker needs JavaScript. Without it, compare the address with the tables of
          deployments.
        </p>
      </noscript>
    </section>
  );
}

function Answers({ findings, lists }: { findings: readonly Finding[]; lists: ListsState }) {
  if (lists === 'failed')
    return <p>The list of addresses could not be loaded, so nothing was checked.</p>;
  if (lists === 'waiting') return <p>Loading the list of addresses…</p>;
  return sayAll(findings).map(({ tone, title, text }, at) => (
    <p key={at} className={styles.answer} data-tone={tone}>
      <strong>{title}</strong> {text}
    </p>
  ));
}
