import { navigate } from '@sablier-docs/browser/location';

export type OpenIn = 'here' | 'tab' | 'window';

/** Enter opens a hit in this tab, with Ctrl or Cmd in a new tab, with Shift in a new window. */
export function openInOf(event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): OpenIn {
  if (event.ctrlKey || event.metaKey) return 'tab';
  return event.shiftKey ? 'window' : 'here';
}

/** @param url a path of this site, or the URL of another site, which never replaces the page */
export function openHit(url: string, where: OpenIn): void {
  if (where === 'here' && url.startsWith('/')) navigate(url);
  else
    window.open(url, '_blank', where === 'window' ? 'noopener,width=1200,height=900' : 'noopener');
}
