/* Each bulb is 92 units high in the drawing; sand fills it from the bottom. */
export const BULB = 92;
export const TOP = 24;
export const NECK = 120;
const BOTTOM = 216;

/**
 * The sand in the hourglass.
 * @param share share of the stream that is released, 0 (all sand above) to 1
 * @returns `above`, the surface of the sand in the upper bulb, and `below`, the path of the heap in the lower one
 */
export function levels(share: number): { above: number; below: string } {
  // The bulbs narrow towards the neck: the level falls with the square root of the remaining share.
  const root = Math.sqrt(1 - share);
  const height = BULB * (1 - root);
  const edge = BOTTOM - height + 12;
  return {
    above: NECK - BULB * root,
    below: `M40 ${BOTTOM}V${edge}Q100 ${BOTTOM - height - 14} 160 ${edge}V${BOTTOM}Z`,
  };
}
