// Ejected (an empty wrapper in the theme): preloads the text font under the bundler's hashed name, points agents
// that read the HTML to the Markdown, and connects the framework's own client to the code that both clients share
// (packages/islands/client/stock).
import Head from '@docusaurus/Head';
import { Stock } from '@sablier-docs/islands/client/stock/Stock';
import textFace from '@site/src/fonts/inter-latin.woff2';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <p className="visually-hidden" aria-hidden="true" data-search="off">
        For agents: this page is Markdown at its address with .md behind it, and /llms.txt lists all
        pages.
      </p>
      <Stock />
      {children}
    </>
  );
}
