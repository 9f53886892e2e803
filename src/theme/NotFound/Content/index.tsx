// Ejected: a reader who lands here needs the likeliest pages and the search, not an apology.
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import { day } from '@site/src/offline/words';
import { useEffect, useState, type ReactNode } from 'react';
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
  // Set by the offline copy alone, so it is read after the first render.
  const [copy, setCopy] = useState<string>();
  useEffect(() => setCopy(document.documentElement.dataset.offlineCopy), []);
  return (
    <main className={styles.page} data-start>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>No page has this address. It may have moved, or the link has a typing error.</p>
      {copy && (
        <p>
          You are offline. Your copy of {day(copy)} does not hold this address; the site may. Files
          to download are in no copy.
        </p>
      )}
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
