// Ejected (an empty wrapper in the theme): preloads both fonts under the bundler's hashed names, points agents
// that read the HTML to the Markdown, has the words of links that open a new tab, and connects the framework's own client to the code that both clients share
// (packages/islands/client/stock).
import Head from '@docusaurus/Head';
import { Stock } from '@sablier-docs/islands/client/stock/Stock';
import { NewTabWords } from '@sablier-docs/ui/NewTab';
import textFace from '@site/src/fonts/inter-latin.woff2';
import codeFace from '@site/src/fonts/jetbrains-mono-latin.woff2';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link
          rel="preload"
          href={codeFace}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          // The styles come first on a slow line.
          fetchPriority="low"
        />
      </Head>
      {/* In the face of code, so that a page without code uses it too: the next page takes its place in this
          document, and a face that came with it would have everything laid out again. */}
      <p
        className="visually-hidden"
        style={{ fontFamily: 'var(--font-code)' }}
        aria-hidden="true"
        data-search="off"
      >
        For agents: this page is Markdown at its address with .md behind it, and /llms.txt lists all
        pages.
      </p>
      <NewTabWords />
      <Stock />
      {children}
    </>
  );
}
