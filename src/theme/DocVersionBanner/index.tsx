// Wraps: the site has one version and it has no banner, but the theme's own looks through all plugins
// before it knows, which costs a phone 40 ms.
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type { Props } from '@theme/DocVersionBanner';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return useDocsVersion().banner ? <DocVersionBanner {...props} /> : null;
}
