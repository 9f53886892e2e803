// Ejected (an empty wrapper in the theme): asks for the text face early, under the hashed name that the
// bundler gave it, and ties the framework's own client to what both clients share (src/client/stock).
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
      <Stock />
      {children}
    </>
  );
}
