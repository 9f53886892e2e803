// Ejected: the framework's page queries the hosted service itself and, when it is opened with `?q=`, hydrates with
// other content than the server rendered. Here the content is a tool, an island of the page.
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { Island } from '@sablier-docs/islands/Island';
import { TASKS_ID } from '@sablier-docs/search/screens/ids';
import { Tasks } from '@site/src/components/Tasks';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout
        title="Search"
        description="Search every page of the Sablier documentation: concepts, guides, references, APIs, the app and support."
      >
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className="container margin-vert--lg">
          <noscript>
            <p>The search runs in your browser and needs JavaScript.</p>
          </noscript>
          <Island tool="SearchPage" />
          {/* The island hides them while there is a query. */}
          <section id={TASKS_ID} aria-label="Tasks">
            <h2>Start from your task</h2>
            <Tasks />
          </section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
