// Ejected: the framework's page asks the hosted service by itself, and hydrates another page than the server
// has written when it is opened with `?q=`. Its content is a tool of the page, as all that computes.
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { SearchPage as Content } from '@site/src/components/Island/tools';
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
            <p>
              The search runs in your browser and needs JavaScript. Without it, start from the{' '}
              <a href="/">sections on the home page</a>.
            </p>
          </noscript>
          <Content />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
