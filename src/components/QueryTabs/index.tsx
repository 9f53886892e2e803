import Link from '@docusaurus/Link';
import { CopyButton } from '@sablier-docs/ui/CopyButton';
import { TabItem, Tabs } from '@sablier-docs/ui/Tabs';
import { Children, isValidElement, type ReactNode } from 'react';
import { curlOf, fetchOf, KEY, type Request } from './request';
import styles from './styles.module.css';

const VENDORS = { envio: 'Envio', 'the-graph': 'The Graph' };
type Vendor = keyof typeof VENDORS;

interface VersionProps extends Omit<Request, 'needsKey'> {
  vendor: Vendor;
  playground: string;
  children: ReactNode;
}

/**
 * A sample query in the syntax of one or both vendors, with a `QueryVersion` for each vendor. Written by
 * packages/vocabulary/expansions/api/query-tabs.ts. The reader's choice applies to every page.
 */
export function QueryTabs({
  name,
  first,
  children,
}: {
  name: string;
  first: Vendor;
  children: ReactNode;
}) {
  const versions = Children.toArray(children).filter((child) =>
    isValidElement<VersionProps>(child),
  );
  if (versions.length === 1) {
    return (
      <div className={styles.query} data-query={name}>
        {versions}
      </div>
    );
  }
  return (
    <div className={styles.query} data-query={name}>
      <Tabs groupId="indexer" defaultValue={first}>
        {versions.map((version) => (
          <TabItem
            key={version.props.vendor}
            value={version.props.vendor}
            label={VENDORS[version.props.vendor]}
          >
            {/* Both versions have the same words, which need to be in the search index only once. */}
            <div data-search={version.props.vendor === first ? undefined : 'off'}>{version}</div>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** The query as a file, its variables, and three ways to run it. */
export function QueryVersion({ vendor, playground, children, ...rest }: VersionProps): ReactNode {
  const request = { ...rest, needsKey: vendor === 'the-graph' };
  const [query, ...others] = Children.toArray(children);
  return (
    <>
      {query}
      <p className={styles.caption} data-search="off">
        Variables
      </p>
      <Plain title="Variables" text={rest.variables} />
      {others}
      <div className={styles.actions} data-search="off" data-markdown="off">
        <CopyButton label="Copy as curl" text={curlOf(request)} />
        <CopyButton label="Copy as fetch" text={fetchOf(request)} />
        <Link href={playground} aria-label={`Open in the playground of ${VENDORS[vendor]}`}>
          Open in the playground
        </Link>
        {request.needsKey && (
          <span className={styles.note}>
            The copies read your key from <code translate="no">{KEY}</code>.
          </span>
        )}
      </div>
    </>
  );
}

/**
 * JSON without highlighting, which would double the number of elements on a page with about 50 of these.
 */
function Plain({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <pre className={styles.plain} tabIndex={0} aria-label={title} data-search="off">
      <code translate="no">{text}</code>
    </pre>
  );
}

/** The response for the sample rows, closed at first. */
export function QueryAnswer({ text }: { text: string }): ReactNode {
  return (
    <details className={styles.answer} data-search="off">
      <summary>Sample answer</summary>
      <Plain title="Sample answer" text={text} />
    </details>
  );
}
