import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import { useState, type ReactNode } from 'react';
import { remixUrl } from './remix';
import styles from './styles.module.css';

interface Props {
  /** From the root of the repository. */
  path: string;
  language: string;
  /** The whole file, without region markers. */
  source: string;
  /** Set when `children` shows a part of the file only. */
  region?: string;
  children: ReactNode;
}

/**
 * Frame of a code sample that comes from examples/: the code, a view of the whole file when the code
 * is a part of it, and a link that opens Solidity in Remix. Written by src/markdown/code-regions.ts;
 * pages do not use it by hand.
 */
export function Sample({ path, language, source, region, children }: Props): ReactNode {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const solidity = language === 'solidity';
  return (
    <div className={styles.sample} data-sample={path} data-region={region}>
      {children}
      {(solidity || region) && (
        <div className={styles.actions} data-twin="off" data-print="off">
          {region && <WholeFile name={name} language={language} source={source} />}
          {solidity && (
            <Link
              className={styles.remix}
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

/** Highlights the file when it is opened, so that a page of small parts does not carry it often. */
function WholeFile({
  name,
  language,
  source,
}: Pick<Props, 'language' | 'source'> & { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.whole} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Whole file<span className={styles.hidden}>: {name}</span>
      </summary>
      {open && (
        <CodeBlock language={language} title={name}>
          {source}
        </CodeBlock>
      )}
    </details>
  );
}
