// Ejected: a reader who lands here needs the likeliest pages and the search, not an apology.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const likeliest = [
  ['What Sablier is', '/concepts/what-is-sablier'],
  ['Stream shapes', '/concepts/lockup/stream-shapes'],
  ['Supported chains', '/concepts/chains'],
  ['Fees', '/concepts/fees'],
  ['Lockup guides', '/guides/lockup/overview'],
  ['Frequent questions', '/support/faq'],
] as const;

export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page}>
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
