// Ejected: a reader here needs the most likely pages and the search instead of an apology.
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { Tasks } from '@site/src/components/Tasks';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page} data-not-found="">
      <PageMetadata title="Page not found" />
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <p>No page has this address. It may have moved, or the link has a typing error.</p>
      {/* Filled by packages/hosting/offline/note.ts for readers of an offline copy. */}
      <p data-not-in-copy hidden />
      <div className={styles.search}>
        <SearchBar />
      </div>
      {/* Filled by src/behavior/likely-pages.ts from the words of the address. */}
      <likely-pages hidden>
        <h2>Pages like this address</h2>
        <ul />
        <p>
          <a />
        </p>
      </likely-pages>
      <h2>Start from your task</h2>
      <Tasks />
    </main>
  );
}
