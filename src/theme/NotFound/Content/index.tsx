// Ejected: a reader who lands here needs the likeliest pages and the search, not an apology.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const likeliest = [
  ['What Sablier is', '/concepts/what-is-sablier'],
  ['Frequent questions', '/support/faq'],
  ['Manage a stream without the app', '/apps/manage-a-stream'],
  ['Is this really Sablier?', '/support/is-this-sablier'],
  ['My transaction failed', '/support/transaction-failed'],
  ['All tools', '/support/tools'],
  ['Fees', '/concepts/fees'],
  ['Supported chains', '/concepts/chains'],
  ['Stream shapes', '/concepts/lockup/stream-shapes'],
  ['Lockup guides', '/guides/lockup/overview'],
] as const;

export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page} data-not-found="">
      <PageMetadata title="Page not found" />
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>No page has this address. It may have moved, or the link has a typing error.</p>
      {/* Filled by src/offline/note.ts, for readers of a copy. */}
      <p data-not-in-copy hidden />
      <div className={styles.search}>
        <SearchBar />
      </div>
      <p>Readers most often look for:</p>
      <ul className={styles.list}>
        {likeliest.map(([label, to]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
