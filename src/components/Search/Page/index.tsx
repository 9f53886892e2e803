import { inShownOrder, MAX_QUERY_LENGTH } from '@site/src/search';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Announcer } from '../Announcer';
import { ErrorScreen } from '../ErrorScreen';
import { SearchIcon } from '../icons';
import { NoResults } from '../NoResults';
import { useAnswers } from '../useAnswers';
import { usePastedData } from '../usePastedData';
import { useQueryParams } from '../useQueryParams';
import { useSearch } from '../useSearch';
import { useSearchEvents } from '../useSearchEvents';
import { Answers } from './Answers';
import { Hits } from './Hits';
import { Pager } from './Pager';
import { BestPages } from './BestPages';
import styles from './styles.module.css';

/**
 * The search page: a field, a panel with the best pages while the reader types, and all results
 * below. Escape closes the panel first; with the panel closed it clears query and results.
 */
export function SearchPage(): ReactNode {
  const { query, page, setQuery, setPage } = useQueryParams();
  const [panelOpen, setPanelOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(query, page);
  const { result, failed } = search;
  const { whole, onPaste } = usePastedData(query);
  const { answers } = useAnswers(whole);
  const hits = page === 0 ? inShownOrder(result?.hits ?? []) : (result?.hits ?? []);
  const asked = query.trim() !== '';
  const reportOpened = useSearchEvents(result, asked && !failed ? hits : []);

  // An old address may name a page of results that is no longer there. The first part of the index has
  // fewer pages than both: until the second is there, such a page is awaited.
  const isBeyond = result !== null && result.nbPages > 0 && page >= result.nbPages;
  const isAwaited = isBeyond && result.isPartial === true;
  const beyond = isBeyond && !isAwaited && result.query === query && result.page === page;
  useEffect(() => {
    if (beyond) setPage(result.nbPages - 1, 'replace');
  }, [beyond]); // eslint-disable-line react-hooks/exhaustive-deps -- once per answer

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (panelOpen) setPanelOpen(false);
    else setQuery('');
  };

  return (
    <>
      <form
        className={styles.form}
        role="search"
        data-status={search.status}
        onSubmit={(event) => {
          event.preventDefault();
          setPanelOpen(false);
        }}
        onReset={() => {
          setQuery('');
          field.current?.focus();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setPanelOpen(false);
        }}
      >
        <SearchIcon />
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label="Search the documentation"
          placeholder="Search the documentation"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onFocus={() => setPanelOpen(true)}
          onChange={(event) => {
            setQuery(event.target.value);
            setPanelOpen(true);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {asked && (
          <button type="reset" className={styles.clear}>
            Clear
          </button>
        )}
        {panelOpen && asked && !failed && (
          <BestPages hits={hits} onSelect={() => setPanelOpen(false)} />
        )}
      </form>
      <Announcer search={search} query={query} />
      {asked && !failed && (isAwaited || (!result && search.status === 'stalled')) && (
        <p className={styles.count} aria-hidden="true">
          Searching…
        </p>
      )}
      {asked && page === 0 && <Answers answers={answers} />}
      {asked && failed && answers.length === 0 && <ErrorScreen />}
      {asked && !failed && result?.nbHits === 0 && answers.length === 0 && (
        <NoResults query={result.query} suggestions={search.suggestions} onPick={setQuery} />
      )}
      {asked && !failed && result && result.nbHits > 0 && !isAwaited && (
        <>
          <p className={styles.count}>
            {result.nbHits} {result.nbHits === 1 ? 'result' : 'results'}
          </p>
          <Hits hits={hits} onOpen={reportOpened} />
          <Pager page={page} pages={result.nbPages} onTurn={setPage} />
        </>
      )}
    </>
  );
}
