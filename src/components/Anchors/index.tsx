import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers ids of plain elements with the broken-link check. Renders nothing. */
export function Anchors({ ids }: { ids: string }): null {
  const { collectAnchor } = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}
