// Docusaurus scrolls to the heading of a hash as soon as the address has changed. React renders
// the new page a moment later, so that heading is not there yet.
import { elementOfHash } from '@sablier-docs/browser/address';
import { runAnchors } from '../frame/anchors';

interface Location {
  pathname: string;
  hash: string;
}

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  if (!previousLocation) runAnchors();
  if (!previousLocation || !location.hash || previousLocation.pathname === location.pathname)
    return;
  requestAnimationFrame(() => elementOfHash(location.hash)?.scrollIntoView());
}
