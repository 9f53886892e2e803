import { official } from '@sablier-docs/protocol/project/official';
import { ToolCopyButton } from '@sablier-docs/kit/form/ToolCopyButton';
import { Field } from '@sablier-docs/kit/form/Field';
import { RetryButton } from '@sablier-docs/kit/form/RetryButton';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { checkMessage } from '../check';
import { writeCheckHash } from '../url-hash';
import { describeFindings } from '../describe';
import type { Finding } from '../types';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readRequest } from '@sablier-docs/kit/signing/read-request';
import { SigningAnswer } from '@sablier-docs/kit/signing/view';
import { FindingDetails } from './FindingDetails';
import styles from './styles.module.css';
import { useCheckHash } from './useCheckHash';
import { useLists, type ListsState } from './useLists';

const NONE: readonly Finding[] = [];

/**
 * Checks whether an address, a link, a domain or a stream ID is Sablier's. Opens and sends nothing.
 */
export function GenuineChecker(): ReactNode {
  const [text, setText] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const { lists, load, begin } = useLists();
  const isAsked = text.trim() !== '';
  const request = useMemo(() => signingIn(text), [text]);
  const findings = useMemo(
    () => (isAsked && typeof lists === 'object' ? checkMessage(text, official, lists) : NONE),
    [isAsked, text, lists],
  );
  const hash = writeCheckHash(text, findings);
  const change = (next: string) => {
    setText(next);
    setIsTouched(true);
  };

  useCheckHash(
    useCallback((asked: string) => setText(asked), []),
    // Until the lists are loaded, the URL keeps the text that it came with.
    isTouched && !(isAsked && typeof lists !== 'object') ? hash : null,
  );
  // The text to check can come from the URL, before the field has had the focus.
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);

  return (
    <section
      className={tool.tool}
      aria-label="Checker"
      data-tool="Checker. Paste an address, a link, a domain, an e-mail address or the ID of a stream; it says whether that is Sablier's. Of call data and transactions, it says what signing them does."
      data-search="off"
      onFocus={begin}
    >
      <Field
        label="An address, a link, a domain, an e-mail address, a stream ID, or what you are to sign"
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
            request ? (
              <SigningAnswer request={request} />
            ) : (
              <Answers findings={findings} lists={lists} />
            )
          ) : (
            <p>The answer appears here.</p>
          )}
        </div>
        {!request &&
          typeof lists === 'object' &&
          findings.map((finding, at) => (
            <FindingDetails key={at} of={finding} chains={lists.chains} />
          ))}
        {isAsked && lists === 'failed' && <RetryButton onRetry={load} />}
      </div>
      {isAsked && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => change('')}>
            Clear
          </button>
          {hash && (
            <ToolCopyButton
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

/** What the text asks somebody to sign. A hash alone can be a key, which the checker warns of. */
function signingIn(text: string) {
  const request = readRequest(text);
  return request?.kind === 'hash' ? null : request;
}

function Answers({ findings, lists }: { findings: readonly Finding[]; lists: ListsState }) {
  if (lists === 'failed')
    return <p>The list of addresses could not be loaded, so nothing was checked.</p>;
  if (lists === 'waiting') return <p>Loading the list of addresses…</p>;
  return describeFindings(findings).map(({ tone, title, text }, at) => (
    <p key={at} className={styles.answer} data-tone={tone}>
      <strong>{title}</strong> <span>{text}</span>
    </p>
  ));
}
