import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CodeFrame } from '@sablier-docs/ui/Code/CodeFrame';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { remixUrl } from '@sablier-docs/ui/Code/remix';
import type { ReactNode } from 'react';
import { samplePath } from './sample-path';
import styles from './styles.module.css';

interface Props {
  /** From the root of the repository. */
  path: string;
  language: string;
  /** The whole file, without region markers. */
  source: string;
  /** Set when `children` shows only a part of the file. */
  region?: string;
  /** The sample and the run that a press on "Run" starts, `lockup/create-stream/create-linear#create`. */
  run?: string;
  children: ReactNode;
}

/**
 * Frame of a code sample from examples/: the code, a view of the whole file if the code is a part of it, and a link
 * that opens Solidity in Remix, and a button that runs it in the page (src/behavior/samples.ts). Written by packages/vocabulary/steps/code-regions.ts; writers do not use it.
 */
export function Sample({ path, language, source, region, run, children }: Props): ReactNode {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const solidity = language === 'solidity';
  return (
    <div className={styles.sample} data-sample={path} data-region={region}>
      {children}
      {(solidity || region || run) && (
        <div className={styles.actions} data-print="off">
          {run && (
            <button
              type="button"
              className={`${tool.button} ${styles.run}`}
              data-markdown="off"
              data-run={run}
            >
              Run<span className="visually-hidden"> {name}</span>
            </button>
          )}
          {region && <WholeFile name={name} path={path} language={language} />}
          {solidity && (
            <Link
              className={styles.remix}
              data-markdown="off"
              href={remixUrl(source)}
              aria-label={`Open in Remix: ${name}`}
            >
              Open in Remix
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** The file is fetched when it is opened, so that a page with several parts of it does not contain it each time. */
function WholeFile({ name, path, language }: { name: string; path: string; language: string }) {
  const href = useBaseUrl(samplePath(path));
  return (
    <whole-file class={styles.frame} data-src={href} data-language={language}>
      <details className={styles.whole} data-markdown="off">
        <summary>
          Whole file<span className="visually-hidden">: {name}</span>
        </summary>
        <CodeFrame language={language} title={name}>
          <code translate="no">
            <a href={href}>{name}</a>
          </code>
        </CodeFrame>
      </details>
    </whole-file>
  );
}
