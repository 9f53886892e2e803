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
  const surface = round(BULB * root);
  const top = BOTTOM - BULB + surface;
  const edge = round(top + 12);
  return {
    above: round(NECK - surface),
    below: `M40 ${BOTTOM}V${edge}Q100 ${round(top - 14)} 160 ${edge}V${BOTTOM}Z`,
  };
}

/** Finer is not seen, and would have the figure drawn again each second. */
const round = (units: number): number => Math.round(units * 100) / 100;
