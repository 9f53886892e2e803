import useBaseUrl from '@docusaurus/useBaseUrl';
import { downloadPath } from '@site/src/protocol/deployment-files';
import clsx from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import type { Found } from './filter';
import styles from './styles.module.css';
import { useCopy } from './useCopy';
import { useFilter } from './useFilter';

interface Props {
  product: string;
  version: string;
  /** How many chains and contracts the children list. */
  chains: string;
  contracts: string;
  /** One section per chain, from src/markdown/deployments.ts. */
  children: ReactNode;
}

/**
 * The frame around a release's tables, which are plain HTML and read without JavaScript. With it
 * come a filter and the answer to the copy buttons.
 */
export function DeploymentList({ product, version, children, ...counts }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const all: Found = { chains: Number(counts.chains), contracts: Number(counts.contracts) };
  const { query, setQuery, found } = useFilter(root, all);
  const { notice, onClick } = useCopy();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setQuery('');
    input.current?.focus();
  };

  return (
    // The handler only hears clicks that bubble up from the copy buttons.
    <div ref={root} className={styles.list} onClick={(event) => void onClick(event)}>
      <div className={styles.tools}>
        {all.chains > 1 && (
          <div className={styles.filter} data-twin="off">
            <label htmlFor={id}>Filter by chain, contract or address</label>
            <input
              ref={input}
              id={id}
              type="search"
              value={query}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
        )}
        <p className={styles.downloads} data-search="off">
          <Download product={product} version={version} format="json" />{' '}
          <Download product={product} version={version} format="csv" />
        </p>
        <output className={styles.count} htmlFor={id}>
          {describe(found)}
        </output>
      </div>
      <div className={styles.tables}>{children}</div>
      {found.contracts === 0 && (
        <p className={styles.empty}>
          Nothing in {version} fits <q>{query}</q>. Try the name of a chain or a contract, or the
          first characters of an address.{' '}
          <button type="button" onClick={showAll}>
            Show all
          </button>
        </p>
      )}
      <div role="status" className={clsx(styles.notice, notice?.failed && styles.failed)}>
        {notice?.text}
      </div>
    </div>
  );
}

function Download(props: { product: string; version: string; format: 'json' | 'csv' }): ReactNode {
  const { product, version, format } = props;
  return (
    <a href={useBaseUrl(downloadPath(product, version, format))} download>
      Download as {format.toUpperCase()}
    </a>
  );
}

function describe({ contracts, chains }: Found): string {
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `${many(contracts, 'contract')} on ${many(chains, 'chain')}`;
}
