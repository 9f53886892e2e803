import {
  arrange,
  clampQuery,
  flatten,
  MAX_QUERY_LENGTH,
  toSaved,
  type SavedSearch,
  type SearchHit,
} from '@site/src/search';
import clsx from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Announcer } from '../Announcer';
import { ErrorScreen } from '../ErrorScreen';
import { SearchIcon } from '../icons';
import { NoResults, reportAddress } from '../NoResults';
import { openHit, openInOf, type OpenIn } from '../open';
import { searchSite } from '../site';
import { useAnswers } from '../useAnswers';
import { usePastedData } from '../usePastedData';
import { useSaved } from '../useSaved';
import { useSearch } from '../useSearch';
import { useSearchEvents } from '../useSearchEvents';
import { Footer } from './Footer';
import { optionProps } from './cells';
import { allResults, Results } from './Results';
import { startRows, type SavedAction } from './start-rows';
import { StartScreen } from './StartScreen';
import styles from './styles.module.css';
import { useActive } from './useActive';
import { useDialog } from './useDialog';

interface Props {
  initialQuery: string;
  /** Selection in the field, where the reader has typed the query; otherwise all of it. */
  caret?: [start: number, end: number] | undefined;
  /** Enter was pressed for this query already: its first hit is opened when it is there. */
  entered?: boolean;
  onClose: () => void;
}

/**
 * The search modal: a native dialog, so that focus stays inside while it is open and goes back
 * when it closes. The field keeps the focus; arrow keys move an active result that screen readers
 * follow (combobox pattern, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export default function SearchModal({
  initialQuery,
  caret,
  entered = false,
  onClose,
}: Props): ReactNode {
  const saved = useSaved(searchSite.indexName);
  const dialog = useDialog();
  const [query, setQuery] = useState(initialQuery);
  const [notice, setNotice] = useState('');
  const search = useSearch(query);
  const { whole, onPaste } = usePastedData(query);
  const field = useRef<HTMLInputElement>(null);

  const asked = query.trim() !== '';
  const { answers, isReady } = useAnswers(whole);
  const arranged = arrange(asked ? (search.result?.hits ?? []) : []);
  const hits = flatten(arranged);
  const rows = startRows(saved);
  const reportOpened = useSearchEvents(search.result, search.failed ? [] : hits);

  // The modal opens because the reader asked to type.
  useEffect(() => {
    field.current?.focus();
    if (caret) field.current?.setSelectionRange(...caret);
    else field.current?.select();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- as the modal opens

  const open = (search: SavedSearch, where: OpenIn) => {
    saved.remember(search);
    openHit(search.url, where);
    if (where === 'here') onClose();
  };
  /** A link of the popup was pressed: the browser, or the client, follows it. */
  const follow = (where: OpenIn) => {
    if (where === 'here') onClose();
  };
  const followHit = (hit: SearchHit, where: OpenIn) => {
    reportOpened(hit);
    saved.remember(toSaved(hit));
    follow(where);
  };
  const openHitFrom = (hit: SearchHit, where: OpenIn) => {
    reportOpened(hit);
    open(toSaved(hit), where);
  };
  const openAnswer = (href: string, where: OpenIn) => {
    openHit(href, where);
    follow(where);
  };
  const seeAll = (where: OpenIn) => {
    openHit(allResults(query), where);
    if (where === 'here') onClose();
  };

  const showsError = asked && search.failed;
  const noResults = asked && !showsError && search.result?.nbHits === 0 && answers.length === 0;
  const showsRows =
    asked && !(showsError && answers.length === 0) && answers.length + hits.length > 0;
  const choices: ((where: OpenIn) => void)[] = [];
  if (noResults) {
    choices.push(...search.suggestions.map((suggestion) => () => setQuery(suggestion)));
    choices.push(() => openHit(reportAddress(query), 'tab'));
  } else if (showsRows) {
    choices.push(
      ...answers.map(
        ({ href }) =>
          (where: OpenIn) =>
            openAnswer(href, where),
      ),
    );
    choices.push(...hits.map((hit) => (where: OpenIn) => openHitFrom(hit, where)));
    if (hits.length > 0) choices.push(seeAll);
  }
  const count = asked ? choices.length : rows.length;
  const popup = count > 0;
  const { active, id, setActive, onArrow } = useActive({
    count,
    columnsOf: (row) => (asked ? 1 : 1 + (rows[row]?.actions.length ?? 0)),
    // Without results nothing is chosen yet: Enter must not replace what the reader typed.
    first: noResults ? -1 : 0,
    shown: [query, search.result],
  });

  const act = ({ run, done }: SavedAction) => {
    run();
    setNotice(done);
    setActive({ row: active.row, column: 0 });
  };
  const activate = (where: OpenIn) => {
    if (asked) {
      choices[active.row]?.(where);
      return;
    }
    const row = rows[active.row];
    if (!row) return;
    const action = row.actions[active.column - 1];
    if (action) act(action);
    else open(row.search, where);
  };

  // Pressed before there was anything to open; what is typed afterwards takes it back.
  const due = useRef<{ query: string; where: OpenIn } | undefined>(
    entered ? { query: initialQuery, where: 'here' } : undefined,
  );
  const isAnswered = search.result?.query === query && isReady;
  useEffect(() => {
    const { current: pressed } = due;
    if (!pressed || (pressed.query === query && !isAnswered)) return;
    due.current = undefined;
    if (pressed.query === query && showsRows) activate(pressed.where);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Escape too: in a search field with text the browser would only empty the field.
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const where = openInOf(event);
      if (asked && !isAnswered && !showsError) due.current = { query, where };
      else activate(where);
    } else {
      onArrow(event);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={clsx('DocSearch-Container', styles.dialog)}
      aria-label="Search the documentation"
      onClose={onClose}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={clsx('DocSearch-Modal', styles.modal)} data-status={search.status}>
        <form
          className={styles.form}
          role="search"
          onSubmit={(event) => event.preventDefault()}
          onReset={() => {
            setQuery('');
            field.current?.focus();
          }}
        >
          <span className={clsx(styles.glass, search.status === 'stalled' && styles.stalled)}>
            <SearchIcon />
          </span>
          <input
            ref={field}
            className={clsx('DocSearch-Input', styles.input)}
            type="search"
            role="combobox"
            aria-label="Search"
            aria-expanded={popup}
            aria-controls={popup ? 'search-popup' : undefined}
            aria-haspopup={asked ? 'listbox' : 'grid'}
            aria-autocomplete="list"
            aria-activedescendant={id}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search the documentation"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={(event) => setQuery(clampQuery(event.target.value))}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {asked && (
            <button type="reset" className={clsx('DocSearch-Reset', styles.quiet)} tabIndex={-1}>
              Clear
            </button>
          )}
          <button
            type="button"
            className={clsx('DocSearch-Cancel', styles.quiet)}
            tabIndex={-1}
            onClick={onClose}
          >
            Close
          </button>
        </form>

        {/* A click in the list leaves the focus in the field, so that the keys go on working. */}
        <div
          className={clsx('DocSearch-Dropdown', styles.body)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {!asked && (
            <StartScreen
              {...{ rows, active }}
              onAct={act}
              onFollow={(search, where) => {
                saved.remember(search);
                follow(where);
              }}
              onHover={setActive}
            />
          )}
          {showsError && answers.length === 0 && <ErrorScreen />}
          {noResults && (
            <NoResults
              query={search.result?.query ?? query}
              suggestions={search.suggestions}
              onPick={setQuery}
              optionProps={(row) => optionProps(row, active.row)}
            />
          )}
          {showsRows && (
            <Results
              answers={answers}
              arranged={arranged}
              total={search.result?.nbHits ?? 0}
              query={query}
              activeRow={active.row}
              onFollow={followHit}
              onFollowAnswer={follow}
              onHover={(row) => setActive({ row, column: 0 })}
              onSeeAll={onClose}
            />
          )}
        </div>
        <Footer hosted={searchSite.config.provider === 'hosted'} />
        <Announcer search={search} query={query} notice={notice} />
      </div>
    </dialog>
  );
}
