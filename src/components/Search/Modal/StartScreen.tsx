import { HIERARCHY_LEVELS, type SavedSearch } from '@site/src/search';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openInOf, type OpenIn } from '../open';
import type { useSaved } from '../useSaved';
import { cellId, type Cell } from './cells';
import styles from './styles.module.css';

export interface SavedAction {
  label: string;
  run: () => void;
  /** What screen readers hear afterwards. */
  done: string;
}

export interface SavedRow {
  search: SavedSearch;
  kind: 'Recent' | 'Favorite';
  actions: SavedAction[];
}

/** The saved searches in the order they are shown, each with what can be done with it. */
export function savedRows(saved: ReturnType<typeof useSaved>): SavedRow[] {
  const remove = (search: SavedSearch) => ({
    label: 'Remove',
    run: () => saved.remove(search),
    done: `Removed ${titleOf(search)}`,
  });
  const promote = (search: SavedSearch) => ({
    label: 'Save',
    run: () => saved.promote(search),
    done: `Saved ${titleOf(search)} as a favorite`,
  });
  return [
    ...saved.recent.map((search) => ({
      search,
      kind: 'Recent' as const,
      actions: [promote(search), remove(search)],
    })),
    ...saved.favorite.map((search) => ({
      search,
      kind: 'Favorite' as const,
      actions: [remove(search)],
    })),
  ];
}

interface Props {
  rows: SavedRow[];
  active: Cell;
  onAct: (action: SavedAction) => void;
  onOpen: (search: SavedSearch, where: OpenIn) => void;
  onHover: (cell: Cell) => void;
}

/** Recent and favorite searches, as a grid: the arrow keys reach each one's actions too. */
export function StartScreen({ rows, ...rest }: Props): ReactNode {
  if (rows.length === 0) {
    return <p className={clsx('DocSearch-StartScreen', styles.note)}>No recent searches</p>;
  }
  return (
    <div
      id="search-popup"
      role="grid"
      aria-label="Saved searches"
      className="DocSearch-StartScreen"
    >
      {(['Recent', 'Favorite'] as const).map((kind) => (
        <SavedGroup key={kind} {...{ kind, rows, ...rest }} />
      ))}
    </div>
  );
}

function SavedGroup({
  kind,
  rows,
  active,
  onAct,
  onOpen,
  onHover,
}: Props & { kind: SavedRow['kind'] }) {
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
            className={styles.savedLink}
            onMouseMove={() => onHover({ row: index, column: 0 })}
            onClick={(event) => onOpen(search, openInOf(event))}
          >
            <SavedTitle {...search} />
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

function titleOf({ hierarchy }: SavedSearch): string {
  const deepest = HIERARCHY_LEVELS.filter((level) => hierarchy[level]).at(-1) ?? 'lvl1';
  return hierarchy[deepest] ?? '';
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
