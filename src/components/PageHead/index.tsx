import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { socialPath, markdownPath } from './paths';
import { scriptJson } from './structured-data';

interface Props {
  /** Path of the page on the site. */
  path: string;
  title: string;
  /** Descriptions in the vocabulary of schema.org. */
  data?: readonly object[];
}

/** Metadata of a page: the URL of its Markdown, its picture, and structured data. */
export function PageHead({ path, title, data = [] }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const alt = `${title}, ${siteConfig.title}`;
  return (
    <>
      <PageMetadata image={socialPath(path)} />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(path)} />
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
