import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { socialPath, twinPath } from './paths';
import { scriptJson } from './structured';

interface Props {
  /** Path of the page on the site. */
  path: string;
  title: string;
  /** Descriptions in the vocabulary of schema.org. */
  data?: readonly object[];
}

/** What a page tells machines: where its Markdown is, its picture, and what it is. */
export function PageHead({ path, title, data = [] }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const alt = `${title}, ${siteConfig.title}`;
  return (
    <>
      <PageMetadata image={socialPath(path)} />
      <Head>
        <link rel="alternate" type="text/markdown" href={twinPath(path)} />
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
        {data.map((one, i) => (
          <script key={i} type="application/ld+json">
            {scriptJson(one)}
          </script>
        ))}
      </Head>
    </>
  );
}
