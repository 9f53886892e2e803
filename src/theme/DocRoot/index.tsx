// Wraps: remembers the version of the documentation that the reader visited last. The stock theme does so only in
// its version menu, which a site with one version does not show.
import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocRoot from '@theme-original/DocRoot';
import { useEffect, type ComponentProps, type ReactNode } from 'react';

export default function DocRootRemembering(props: ComponentProps<typeof DocRoot>): ReactNode {
  const { pluginId, version } = useDocsVersion();
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const known = preferredVersion?.name === version;
  useEffect(() => {
    if (!known) savePreferredVersionName(version);
  }, [known, savePreferredVersionName, version]);
  return <DocRoot {...props} />;
}
