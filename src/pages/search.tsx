import Head from '@docusaurus/Head';
import { SearchPage } from '@site/src/components/Island/tools';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './search.module.css';

export default function Search(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search every page of the Sablier documentation: concepts, guides, references, APIs, the app and support."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">Search</Heading>
        <noscript>
          <p>
            The search runs in your browser and needs JavaScript. Without it, start from the{' '}
            <a href="/">sections on the home page</a>.
          </p>
        </noscript>
        <SearchPage />
      </main>
    </Layout>
  );
}
