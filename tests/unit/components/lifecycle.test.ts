import { describe, expect, test } from 'vitest';
import { corners } from '../../../src/components/Lifecycle/geometry';
import { flow } from '../../../src/components/Lifecycle/flow';
import { lockup } from '../../../src/components/Lifecycle/lockup';
import type { Diagram, Point, StatusNode } from '../../../src/components/Lifecycle/types';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';

const DIAGRAMS: [string, Diagram, readonly string[], string][] = [
  ['lockup', lockup, LOCKUP_STATUSES, 'DEPLETED'],
  ['flow', flow, FLOW_STATUSES, 'VOIDED'],
];

/** How far a point is outside (above 0) or inside (below 0) of a node's border. */
function distance([x, y]: Point, { center, size }: StatusNode<string>): number {
  return Math.max(Math.abs(x - center[0]) - size[0] / 2, Math.abs(y - center[1]) - size[1] / 2);
}

/** Every whole-unit point that an arrow passes. */
function pointsOf(path: string): Point[] {
  const points = corners(path);
  return points.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = points[i] as Point;
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    return Array.from(
      { length: length + 1 },
      (_, at): Point => [x1 + Math.sign(x2 - x1) * at, y1 + Math.sign(y2 - y1) * at],
    );
  });
}

describe.each(DIAGRAMS)('%s', (_name, { nodes, edges, size, frame }, statuses, last) => {
  const ids = nodes.map(({ id }) => id);
  const distanceTo = (id: string | undefined, point: Point | undefined) => {
    const node = nodes.find((candidate) => candidate.id === id);
    return node && point && distance(point, node);
  };

  test('shows the entry point and every status of the contract once', () => {
    expect([...ids].sort()).toEqual(['create', ...statuses].sort());
  });

  test('joins known nodes, each pair once, and leaves every status but the last', () => {
    for (const { from, to } of edges) {
      for (const id of [...from, to]) expect(ids).toContain(id);
    }
    const pairs = edges.flatMap(({ from, to }) => from.map((id) => `${id} ${to}`));
    expect(new Set(pairs).size).toBe(pairs.length);
    const left = new Set(edges.flatMap(({ from }) => from));
    expect([...left].sort()).toEqual(ids.filter((id) => id !== last).sort());
    expect(new Set(edges.map(({ to }) => to))).toEqual(new Set(statuses));
  });

  test('numbers its transitions from 1', () => {
    expect(edges.map(({ number }) => number)).toEqual(edges.map((_edge, i) => i + 1));
  });

  test('draws each arrow from border to border with its number on it', () => {
    for (const { number, from, to, path, badge } of edges) {
      const points = pointsOf(path);
      expect(distanceTo(to, points.at(-1)), `tip of ${number}`).toBe(0);
      if (from.length === 1) {
        expect(distanceTo(from[0], points[0]), `origin of ${number}`).toBe(0);
      }
      expect(points).toContainEqual(badge);
    }
  });

  test('lets no arrow cross another or touch a third node, and no number cover another', () => {
    const seen = new Map<string, number>();
    for (const { number, path } of edges) {
      for (const point of new Set(pointsOf(path).map(String))) {
        expect(seen.get(point), `${number} at ${point}`).toBeUndefined();
        seen.set(point, number);
      }
    }
    for (const { number, from, to, path, badge } of edges) {
      for (const other of nodes) {
        expect(distance(badge, other), `number ${number}`).toBeGreaterThan(11);
        if (from.includes(other.id) || to === other.id) continue;
        for (const point of pointsOf(path)) expect(distance(point, other)).toBeGreaterThan(8);
      }
      for (const other of edges) {
        if (other.number === number) continue;
        const apart = Math.hypot(badge[0] - other.badge[0], badge[1] - other.badge[1]);
        expect(apart, `${number} and ${other.number}`).toBeGreaterThan(24);
      }
    }
  });

  test('stays inside its canvas, and a frame holds what its arrow leaves', () => {
    for (const [x, y] of edges.flatMap(({ path }) => pointsOf(path))) {
      expect(x > 10 && x < size[0] - 10 && y > 10 && y < size[1] - 1).toBe(true);
    }
    const grouped = edges.find(({ from }) => from.length > 1);
    expect(grouped === undefined).toBe(frame === undefined);
    if (!frame || !grouped) return;
    const [left, top] = frame.corner;
    const inside = nodes.filter(
      ({ center: [x, y] }) =>
        x > left && x < left + frame.size[0] && y > top && y < top + frame.size[1],
    );
    expect(inside.map(({ id }) => id).sort()).toEqual([...grouped.from].sort());
    expect(pointsOf(grouped.path)[0]?.[1]).toBe(top + frame.size[1]);
  });
});
