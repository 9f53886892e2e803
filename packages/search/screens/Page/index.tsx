import { isComposingKey } from '@sablier-docs/browser/composing';
import { newTab } from '@sablier-docs/ui/NewTab';
import { MAX_QUERY_LENGTH } from '../..';
import { useEffect, useRef, type ReactNode } from 'react';
import { HelpLinks } from '../HelpLinks';
import { TASKS_ID } from '../ids';
import { reportAddress } from '../report-address';
import { useQueryParam } from '../useQueryParam';
import { UNABLE } from '../messages';
import { messageOf } from './message-of';
import { Result } from './Result';
import styles from './styles.module.css';
import { useHits } from './useHits';

/** The content of the framework's search page, with the same hits as DocSearch's modal for both providers. */
export function SearchPage(): ReactNode {
  const [query, setQuery] = useQueryParam();
  const found = useHits(query);
  const isAsked = query.trim() !== '';
  useEffect(() => {
    const tasks = document.getElementById(TASKS_ID);
    if (tasks) tasks.hidden = isAsked;
  }, [isAsked]);
  return (
    <>
      <h1>{isAsked ? `Search results for "${query}"` : 'Search the documentation'}</h1>
      <form role="search" data-status={found.status} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          className={styles.searchQueryInput}
          placeholder="Type your search here"
          aria-label="Search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isComposingKey(event.nativeEvent)) setQuery('');
          }}
        />
      </form>
      <p className={styles.searchResultsColumn} role="status">
        {isAsked && messageOf(found)}
      </p>
      {isAsked && <Results {...found} onPick={setQuery} />}
      <HelpLinks query={query.trim()} />
    </>
  );
}

interface ResultsProps extends ReturnType<typeof useHits> {
  onPick: (query: string) => void;
}

function Results({ status, query, hits, hasMore, suggestions, more, onPick }: ResultsProps) {
  if (status === 'error') return <p>{UNABLE.help}</p>;
  if (status === 'stalled' && hits.length === 0) return <div className={styles.loadingSpinner} />;
  if (query !== undefined && hits.length === 0) {
    return (
      <>
        {suggestions.length > 0 && <p>Try searching for:</p>}
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="DocSearch-Prefill"
                onClick={() => onPick(suggestion)}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
        <p>
          Believe this query should return results?{' '}
          <a href={reportAddress(query)} {...newTab}>
            Let us know.
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
      {hasMore && <Loader key={hits.length} onSeen={more} />}
    </>
  );
}

/** The end of the list, which fetches further results when it comes into view. */
function Loader({ onSeen }: { onSeen: () => void }): ReactNode {
  const place = useRef<HTMLButtonElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) seen.current();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <button ref={place} type="button" className={styles.loader} onClick={onSeen}>
      Fetching new results...
    </button>
  );
}
