// Wraps the framework's own: a link that opens a new tab says so, as it does with each other site.
import StockLink from '@docusaurus/core/lib/client/exports/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { newTab } from '@sablier-docs/ui/NewTab';
import type { ReactNode } from 'react';

export default function NewTabLink(props: Props): ReactNode {
  const { to, href = to, target } = props;
  const opensTab = target === '_blank' || (!target && href && !isInternalUrl(href));
  return <StockLink {...(opensTab && newTab)} {...props} />;
}
