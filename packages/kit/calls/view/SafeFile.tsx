import { ToolCopyButton } from '../../form/ToolCopyButton';
import { downloadBlob } from '../../form/download-blob';
import tool from '../../form/styles.module.css';
import type { Call } from '../call';
import { keptTotals, paysText } from '../kept';
import { safeFile } from '../safe';
import type { Passed } from '../ways-out';
import type { ReactNode } from 'react';

interface Props {
  /** Calls that the reader has already added to the file. */
  kept: readonly Passed<Call>[];
  /** The calls of the form; empty while it is incomplete. */
  calls: readonly Passed<Call>[];
  chainName: string;
  set: (kept: readonly Passed<Call>[]) => void;
  /**
   * Chooses another action once the calls of the form have been added. Null if there is no other.
   */
  next: (() => void) | null;
  /** Names the section, where a page has two of them. */
  label?: string | undefined;
}

/** A file for Safe's Transaction Builder, with one action or several. */
export function SafeFile(props: Props): ReactNode {
  const { kept, calls, chainName, set, next, label = 'Safe file' } = props;
  const all = [...kept, ...calls];
  const [first] = all;
  if (!first) return null;
  const isOneChain = all.every(({ chainId }) => chainId === first.chainId);
  return (
    <section className={tool.stack} aria-label={label}>
      <h4>From a Safe</h4>
      <p>
        In Safe on <span>{chainName}</span>, press <strong>New transaction</strong>, then{' '}
        <strong>Transaction Builder</strong>, and drop the file there. Safe executes everything in
        it in one transaction: if one call fails, all of them fail.
      </p>
      {kept.length > 0 && (
        <ol>
          {kept.map((call, at) => (
            <li key={`${at}-${call.title}`}>
              <span>{[call.title, paysText(call)].filter(Boolean).join(': ')}</span>{' '}
              <button
                type="button"
                className={tool.button}
                aria-label={`Remove ${call.title}`}
                onClick={() => set(kept.filter((_, other) => other !== at))}
              >
                Remove
              </button>
            </li>
          ))}
        </ol>
      )}
      {keptTotals(kept).map((text) => (
        <p key={text}>{`Kept: ${text}.`}</p>
      ))}
      {isOneChain ? (
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            onClick={() => {
              const json = safeFile(all, Date.now());
              downloadBlob(new Blob([json], { type: 'application/json' }), 'sablier-safe.json');
            }}
          >{`Download for Safe (${all.length} ${all.length === 1 ? 'call' : 'calls'})`}</button>
          <ToolCopyButton label="Copy the file" text={() => safeFile(all, Date.now())} />
          {next && calls.length > 0 && (
            <button
              type="button"
              className={tool.button}
              onClick={() => {
                set(all);
                next();
              }}
            >
              Keep for the file
            </button>
          )}
        </div>
      ) : (
        <p className={tool.problem}>
          The kept calls are on another chain. Download them first, or remove them.
        </p>
      )}
    </section>
  );
}
