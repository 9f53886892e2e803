import useBaseUrl from '@docusaurus/useBaseUrl';
import { downloadPath } from '@sablier-docs/protocol/deployment-files';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useId, type ReactNode } from 'react';
import { describe } from './filter';
import styles from './styles.module.css';

interface Props {
  product: string;
  version: string;
  /** Numbers of chains and contracts in the children. */
  chains: string;
  contracts: string;
  /** One section per chain, from packages/vocabulary/expansions/deployments.ts. */
  children: ReactNode;
}

/**
 * The frame around a release's tables, which are plain HTML and need no JavaScript. With JavaScript, they have a
 * filter (src/behavior/rare-elements.ts) and copy buttons.
 */
export function DeploymentList({ product, version, children, ...counts }: Props): ReactNode {
  const id = useId();
  const all = { chains: Number(counts.chains), contracts: Number(counts.contracts) };
  return (
    <deployment-filter class={styles.list}>
      <div className={styles.tools}>
        {all.chains > 1 && (
          <div className={`${tool.field} ${styles.filter}`} data-markdown="off">
            <label htmlFor={id}>Filter by chain, chain id, contract or address</label>
            <input id={id} type="search" maxLength={200} autoComplete="off" spellCheck={false} />
          </div>
        )}
        <p className={styles.downloads} data-search="off">
          <Download product={product} version={version} format="json" />{' '}
          <Download product={product} version={version} format="csv" />
        </p>
        <output className={styles.count} htmlFor={all.chains > 1 ? id : undefined}>
          {describe(all)}
        </output>
      </div>
      <div className={styles.tables}>{children}</div>
      <p className={styles.empty} data-empty="" data-search="off" data-markdown="off" hidden>
        Nothing in {version} matches <q />. Try the name of a chain or a contract, or the first
        characters of an address.{' '}
        <button type="button" className={tool.button}>
          Show all
        </button>
      </p>
      <div role="status" className={styles.notice} data-sentence="" />
    </deployment-filter>
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
