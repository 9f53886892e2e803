import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the build about ids of plain elements, so that links to them are checked. Shows nothing. */
export function Anchors({ ids }: { ids: string }): null {
  const { collectAnchor } = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}
