/*
 * The glasses. A unit of the token covers the same area in each of them, so sand that leaves one glass fills as much of
 * another: a bulb of the hourglass, which is a triangle, holds as much as a jar, which is a rectangle.
 */
export const BULB = { halfWidth: 42, height: 60 } as const;
export const JAR_WIDTH = 40;
export const TOP = 30;
export const NECK = TOP + BULB.height;
export const BOTTOM = NECK + BULB.height;
const FULL_JAR = (BULB.halfWidth * BULB.height) / JAR_WIDTH;

const px = (length: number): string => length.toFixed(2);

/** The height of the sand in a jar. @param share of what all glasses hold together, 0 to 1 */
const jarHeight = (share: number): number => FULL_JAR * share;

/** The sand in a jar around `center`. */
export function jarSand(center: number, share: number): string {
  const half = JAR_WIDTH / 2;
  return `M${center - half} ${BOTTOM}v${px(-jarHeight(share))}h${JAR_WIDTH}v${px(jarHeight(share))}z`;
}

/** The sand in the upper bulb: a triangle on the neck. Its sides grow with the root of its area. */
export function upperSand(center: number, share: number): string {
  const root = Math.sqrt(share);
  const half = BULB.halfWidth * root;
  return `M${center} ${NECK}L${px(center - half)} ${px(NECK - BULB.height * root)}H${px(center + half)}z`;
}

/** The sand in the lower bulb: all of it but the triangle under the neck that is still empty. */
export function lowerSand(center: number, share: number): string {
  const root = Math.sqrt(1 - share);
  const half = BULB.halfWidth * root;
  const level = NECK + BULB.height * root;
  return `M${px(center - half)} ${px(level)}H${px(center + half)}L${center + BULB.halfWidth} ${BOTTOM}H${center - BULB.halfWidth}z`;
}

/** Where the falling sand ends. */
export const lowerLevel = (share: number): number => NECK + BULB.height * Math.sqrt(1 - share);
