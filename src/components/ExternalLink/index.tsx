import Link from '@docusaurus/Link';
import { links, type LinkName } from '@site/config/links';
import type { ReactNode } from 'react';

/**
 * A link to an address outside the site by its name in config/links.ts, so that an address that
 * changes is changed once. @throws when the name is unknown, which stops the build
 */
export function ExternalLink({
  name,
  children,
}: {
  name: LinkName;
  children: ReactNode;
}): ReactNode {
  const href = links[name];
  if (!href) throw new Error(`config/links.ts has no link "${name}".`);
  return <Link href={href}>{children}</Link>;
}
