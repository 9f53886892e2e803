import { useHistory, useLocation } from '@docusaurus/router';
import { leadsOn, pageLink } from '@site/src/client/shared/links';
import { announceAddress, setNavigator } from '@site/src/client/shared/location';
import { markReady } from '@site/src/client/shared/ready';
import { useEffect, type ReactNode } from 'react';

/** Ties the framework's router to links and tools that no component of the framework has drawn. */
export function Stock(): ReactNode {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    setNavigator({ push: (to) => history.push(to), replace: (to) => history.replace(to) });
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event);
      if (!link || !leadsOn(event, link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick);
    markReady();
    return () => document.removeEventListener('click', onClick);
  }, [history]);
  useEffect(announceAddress, [pathname, search, hash]);
  return null;
}
