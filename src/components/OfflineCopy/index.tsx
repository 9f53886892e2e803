import tool from '@sablier-docs/kit/form/styles.module.css';
import { day, megabytes, moment } from '@sablier-docs/hosting/offline/messages';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useOfflineCopy, type OfflineState } from './useOfflineCopy';

/** The switch of the offline copy, with its size, progress and age. */
export function OfflineCopy(): ReactNode {
  const { state, save, remove, cancel, want } = useOfflineCopy();
  const { phase, copy, trouble, progress, isWanted } = state;
  const labelId = useId();
  const isOn = Boolean(copy) || phase === 'saving' || isWanted;
  const isOld = copy && state.latest && copy.revision !== state.latest.revision;
  // A finger is often faster than the check of what there is: its press waits, instead of being lost.
  const toggle = () =>
    void (phase === 'unknown' ? want() : phase === 'saving' ? cancel() : copy ? remove() : save());
  return (
    <section
      className={tool.tool}
      aria-label="Offline copy"
      data-tool="Offline copy. A switch that downloads the documentation into the browser, shows how old the copy is, updates it and removes it."
    >
      <noscript>
        <p className={tool.hint}>Keeping a copy needs JavaScript, which is off in this browser.</p>
      </noscript>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          Keep an offline copy
        </span>
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-labelledby={labelId}
          aria-checked={isOn}
          disabled={phase === 'impossible' || phase === 'removing'}
          data-waiting={isWanted ? '' : undefined}
          onClick={toggle}
        >
          <span className={styles.knob} />
        </button>
      </div>
      <div role="status" className={styles.said}>
        {copy && phase !== 'saving' && (
          <p
            className={tool.status}
            title={moment(copy.savedAt)}
          >{`Copy of ${day(copy.savedAt)}`}</p>
        )}
        {trouble && <p className={tool.problem}>{trouble}</p>}
      </div>
      <p className={clsx(tool.hint, styles.cost)}>{describe(state)}</p>
      {phase === 'saving' && (
        <>
          <progress className={styles.progress} value={progress} aria-label="Download" />
          <div className={tool.actions}>
            <button type="button" className={tool.button} onClick={cancel}>
              Cancel
            </button>
            <span className={tool.hint}>{`${Math.floor(progress * 100)} %`}</span>
          </div>
        </>
      )}
      {copy && phase !== 'saving' && (
        <div className={tool.actions}>
          {isOld && (
            <button type="button" className="button-solid" onClick={() => void save()}>
              Update the copy
            </button>
          )}
          <button type="button" className={tool.button} onClick={() => void remove()}>
            Remove the copy
          </button>
        </div>
      )}
    </section>
  );
}

function describe({ phase, copy, latest }: OfflineState): string {
  if (phase === 'saving') return 'Downloading. Stay on this page until it is done.';
  if (phase === 'impossible') return 'No copy can be kept here.';
  if (!latest) {
    return copy
      ? 'The site cannot be reached, so nobody knows whether this copy is the newest.'
      : 'The copy holds every page, the search and the figures.';
  }
  const cost = `${megabytes(latest.wire)} to download, ${megabytes(latest.bytes)} on this device`;
  if (!copy) return `The copy holds every page, the search and the figures: ${cost}.`;
  return copy.revision === latest.revision
    ? `${megabytes(copy.bytes)} on this device. The site has not changed since.`
    : `The site has changed since this copy was made. An update is at most ${cost}.`;
}
