// Ejected, with public APIs: the stock list repeats the JSON-LD of the head as microdata, and the page actions
// share its row.
import Link from '@docusaurus/Link';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { PageActions } from '@site/src/components/PageActions';
import HomeItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function Steps(): ReactNode {
  const steps = useSidebarBreadcrumbs();
  if (!steps) return null;
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeItem />
        {steps.map(({ label, href }, i) => (
          <Step key={i} label={label} href={href} isLast={i === steps.length - 1} />
        ))}
      </ul>
    </nav>
  );
}

function Step(props: { label: string; href?: string | undefined; isLast: boolean }): ReactNode {
  const { label, href, isLast } = props;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href && !isLast ? (
        <Link className="breadcrumbs__link" to={href}>
          {label}
        </Link>
      ) : (
        <span className="breadcrumbs__link">{label}</span>
      )}
    </li>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const { metadata } = useDoc();
  return (
    <div className={styles.row}>
      <div className={styles.steps}>
        <Steps />
      </div>
      {/* The key discards changes by src/behavior when the page changes. */}
      <PageActions key={metadata.permalink} path={metadata.permalink} />
    </div>
  );
}
