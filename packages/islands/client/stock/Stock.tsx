import { useHistory, useLocation } from '@docusaurus/router';
import { leadsOn, pageLink } from '@sablier-docs/browser/links';
import { announceAddress, setNavigator } from '@sablier-docs/browser/location';
import { markReady } from '@sablier-docs/browser/ready';
import { useEffect, type ReactNode } from 'react';
import { layOutWhole } from '../whole';

/** Ties Docusaurus' router to links and tools that none of its components has drawn. */
export function Stock(): ReactNode {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  // The framework scrolls by itself, before the parts of its page are laid out.
  useEffect(() => layOutWhole(document.documentElement), []);
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
