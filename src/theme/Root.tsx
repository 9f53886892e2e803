// Ejected (an empty wrapper in the theme): asks for the text face early, under the hashed name that the
// bundler gave it, tells agents that read the HTML where the Markdown is, and ties the framework's own
// client to what both clients share (src/client/stock).
import Head from '@docusaurus/Head';
import { Stock } from '@site/src/client/stock/Stock';
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
