// Ejected (an empty wrapper in the theme): holds the one search modal and its shortcuts, and asks
// for the text face early, under the hashed name that the bundler gave it.
import Head from '@docusaurus/Head';
import { SearchRoot } from '@site/src/components/Search/context';
import textFace from '@site/src/fonts/inter-latin.woff2';
import type { ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <SearchRoot>
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </SearchRoot>
  );
}
