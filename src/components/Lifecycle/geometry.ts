import type { Point } from './types';

const CORNER = 10;
const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 4.5;

/**
 * The corners of a path such as `M138 64H88V118`.
 * @throws RangeError for any other command and for fewer than two points
 */
export function corners(path: string): Point[] {
  const start = /^M(\d+) (\d+)((?:[HV]\d+)+)$/.exec(path);
  if (!start) throw new RangeError(`An arrow is drawn with M, H and V, not as "${path}".`);
  let [x, y] = [Number(start[1]), Number(start[2])];
  const legs = start[3]?.matchAll(/([HV])(\d+)/g) ?? [];
  return [
    [x, y],
    ...Array.from(legs, ([, command, to]): Point => {
      if (command === 'H') x = Number(to);
      else y = Number(to);
      return [x, y];
    }),
  ];
}

/** From one point towards another, `distance` units along. */
function towards([x1, y1]: Point, [x2, y2]: Point, distance: number): Point {
  const share = distance / Math.hypot(x2 - x1, y2 - y1);
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** SVG path of an arrow's line, with round corners; it ends under the head, not at the tip. */
export function arrowLine(points: readonly Point[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${towards(point, before, HEAD_LENGTH - 1).join(' ')}`;
      const start = towards(point, before, CORNER);
      const end = towards(point, after, CORNER);
      return `L${start.join(' ')}Q${point.join(' ')} ${end.join(' ')}`;
    })
    .join('');
}

/** SVG path of an arrow's head, whose tip is the last point. @throws RangeError for fewer than two points */
export function arrowHead(points: readonly Point[]): string {
  const [from, tip] = points.slice(-2);
  if (!from || !tip) throw new RangeError('An arrow needs at least 2 points.');
  const base = towards(tip, from, HEAD_LENGTH);
  const widen = HEAD_HALF_WIDTH / HEAD_LENGTH;
  const side: Point = [(tip[1] - base[1]) * widen, (base[0] - tip[0]) * widen];
  const left = [base[0] + side[0], base[1] + side[1]];
  const right = [base[0] - side[0], base[1] - side[1]];
  return `M${tip.join(' ')}L${left.join(' ')}L${right.join(' ')}Z`;
}
