// Ejected (an empty wrapper in the theme): holds the one search modal and its shortcuts, follows the
// links of what stays as the server wrote it, and asks for the text face early, under the hashed
// name that the bundler gave it.
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { followLinks } from '@site/src/client/links';
import { endFirstLoad } from '@site/src/components/Keep/first-load';
import { SearchRoot } from '@site/src/components/Search/context';
import textFace from '@site/src/fonts/inter-latin.woff2';
import { useEffect, type ReactNode } from 'react';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(endFirstLoad, []);
  useEffect(() => followLinks(history), [history]);
  return (
    <SearchRoot>
      <Head>
        <link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </SearchRoot>
  );
}
