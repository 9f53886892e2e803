import Link from '@docusaurus/Link';
import { CopyButton } from '@site/src/components/CopyButton';
import { TabItem, Tabs } from '@site/src/components/Tabs';
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
 * A sample query in both vendors' syntax, or in that of one. Written by src/markdown/api/query-tabs.ts,
 * with a `QueryVersion` for each vendor; the choice holds on every page.
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
            {/* Both have the same words, and the index has no room for them twice. */}
            <div data-search={version.props.vendor === first ? undefined : 'off'}>{version}</div>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** The query as a file, what it takes, and three ways to run it. */
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
      <div className={styles.actions} data-search="off" data-twin="off">
        <CopyButton label="Copy as curl" text={curlOf(request)} />
        <CopyButton label="Copy as fetch" text={fetchOf(request)} />
        <Link href={playground} aria-label={`Open in the playground of ${VENDORS[vendor]}`}>
          Open in the playground
        </Link>
        {request.needsKey && (
          <span className={styles.note}>
            The copies read your key from <code>{KEY}</code>.
          </span>
        )}
      </div>
    </>
  );
}

/**
 * JSON without colors. A page has some 50 of these, and highlighting them would double the number
 * of its elements.
 */
function Plain({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <pre className={styles.plain} tabIndex={0} aria-label={title} data-search="off">
      <code>{text}</code>
    </pre>
  );
}

/** The answer that sample rows give, closed until asked for. */
export function QueryAnswer({ text }: { text: string }): ReactNode {
  return (
    <details className={styles.answer} data-search="off">
      <summary>Sample answer</summary>
      <Plain title="Sample answer" text={text} />
    </details>
  );
}
