import type { SavedSearch } from '@site/src/search';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openInOf, type OpenIn } from '../open';
import { cellId, type Cell } from './cells';
import { KINDS, titleOf, type SavedAction, type StartRow } from './start-rows';
import styles from './styles.module.css';

interface Props {
  rows: StartRow[];
  active: Cell;
  onAct: (action: SavedAction) => void;
  /** The reader follows the link of a row. */
  onFollow: (search: SavedSearch, where: OpenIn) => void;
  onHover: (cell: Cell) => void;
}

/** Recent and favorite searches, or common tasks, as a grid: the arrow keys reach each one's actions too. */
export function StartScreen({ rows, ...rest }: Props): ReactNode {
  const isFirstVisit = rows.every(({ kind }) => kind === 'Common tasks');
  return (
    <>
      {isFirstVisit && <p className={styles.note}>No recent searches</p>}
      <div
        id="search-popup"
        className="DocSearch-StartScreen"
        role="grid"
        aria-label={isFirstVisit ? 'Common tasks' : 'Saved searches'}
      >
        {KINDS.map((kind) => (
          <StartGroup key={kind} {...{ kind, rows, ...rest }} />
        ))}
      </div>
    </>
  );
}

function StartGroup({
  kind,
  rows,
  active,
  onAct,
  onFollow,
  onHover,
}: Props & { kind: StartRow['kind'] }) {
  const mine = rows.flatMap((row, index) => (row.kind === kind ? [{ ...row, index }] : []));
  if (mine.length === 0) return null;
  const isActive = (cell: Cell) => cell.row === active.row && cell.column === active.column;
  return (
    <div role="rowgroup" aria-label={kind} className={styles.group}>
      <p className={clsx('DocSearch-Hit-source', styles.section)} role="presentation">
        {kind}
      </p>
      {mine.map(({ search, actions, index }) => (
        <div
          key={search.url}
          role="row"
          className={clsx('DocSearch-Hit', styles.saved, index === active.row && styles.active)}
        >
          <div
            id={cellId({ row: index, column: 0 })}
            role="gridcell"
            aria-selected={isActive({ row: index, column: 0 })}
            className={styles.savedCell}
            onMouseMove={() => onHover({ row: index, column: 0 })}
          >
            <a
              href={search.url}
              tabIndex={-1}
              className={styles.savedLink}
              onClick={(event) => onFollow(search, openInOf(event))}
            >
              <SavedTitle {...search} />
            </a>
          </div>
          {actions.map((action, i) => (
            <div
              key={action.label}
              id={cellId({ row: index, column: i + 1 })}
              role="gridcell"
              aria-selected={isActive({ row: index, column: i + 1 })}
              aria-label={`${action.label} ${titleOf(search)}`}
              className={clsx(
                'DocSearch-Hit-action-button',
                styles.action,
                isActive({ row: index, column: i + 1 }) && styles.actionActive,
              )}
              onClick={() => onAct(action)}
            >
              {action.label}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function SavedTitle(search: SavedSearch): ReactNode {
  const title = titleOf(search);
  const { lvl0, lvl1 } = search.hierarchy;
  return (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.trail}>
        {title === lvl1 ? lvl0 : `${lvl0 ?? ''} / ${lvl1 ?? ''}`}
      </span>
    </>
  );
}
