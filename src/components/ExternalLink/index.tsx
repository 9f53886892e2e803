import Link from '@docusaurus/Link';
import { links, type LinkName } from '@sablier-docs/protocol/project/links';
import type { ReactNode } from 'react';

/**
 * A link to another site by its name in packages/protocol/project/links.ts, so that a changed URL is edited only
 * there. @throws when the name is unknown, which stops the build
 */
export function ExternalLink({
  name,
  children,
}: {
  name: LinkName;
  children: ReactNode;
}): ReactNode {
  const href = links[name];
  if (!href) throw new Error(`packages/protocol/project/links.ts has no link "${name}".`);
  return <Link href={href}>{children}</Link>;
}
