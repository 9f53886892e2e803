// Wraps: adds the machine-readable metadata of a documentation page.
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageHead } from '@site/src/components/PageHead';
import { socialPath } from '@site/src/components/PageHead/paths';
import { article, breadcrumbs, type Step } from '@site/src/components/PageHead/structured-data';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

interface Section {
  label: string;
  to?: string;
  activeBaseRegex?: string;
}

/** Home, section, groups with a page, and the page. Groups without a page have no URL. */
function useSteps(title: string, permalink: string): Step[] {
  const { siteConfig } = useDocusaurusContext();
  const sections = useThemeConfig().navbar.items as unknown as Section[];
  const section = sections.find(
    ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(permalink),
  );
  const steps = [
    { name: siteConfig.title, url: '/' },
    ...(section?.to ? [{ name: section.label, url: section.to }] : []),
    ...(useSidebarBreadcrumbs() ?? []).flatMap(({ label, href }) =>
      href ? [{ name: label, url: href }] : [],
    ),
  ].filter(({ url }) => url !== permalink);
  return [...steps, { name: title, url: permalink }].map(({ name, url }) => ({
    name,
    url: siteConfig.url + url,
  }));
}

export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const { siteConfig } = useDocusaurusContext();
  const { url } = siteConfig;
  const data = [
    article({
      title,
      description,
      url: url + permalink,
      image: url + socialPath(permalink),
      updated: lastUpdatedAt,
      site: { name: siteConfig.title, url },
      publisher: {
        name: 'Sablier',
        url: String(siteConfig.customFields?.publisher),
        logo: `${url}/img/touch-icon.png`,
      },
    }),
    breadcrumbs(useSteps(title, permalink)),
  ];
  return (
    <>
      <Metadata />
      <PageHead path={permalink} title={title} data={data} />
    </>
  );
}
