// Wraps: asks below every documentation page whether it helped, and prints the source on paper.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Feedback } from '@site/src/components/Feedback';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Feedback
        issues={String(siteConfig.customFields?.issues)}
        page={metadata.title}
        path={metadata.permalink}
      />
      <Footer />
      <p className="print-only">
        {siteConfig.url}
        {metadata.permalink}. <span data-printed />
      </p>
    </>
  );
}
