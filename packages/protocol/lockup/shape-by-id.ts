import { LOCKUP_SHAPES, type LockupShape, type LockupShapeId } from './shapes';

/** The named shape with this id. @throws when there is none, with the known ids */
export function shapeById(id: LockupShapeId): LockupShape {
  const shape = LOCKUP_SHAPES.find((candidate) => candidate.id === id);
  if (!shape) {
    const known = LOCKUP_SHAPES.map((candidate) => candidate.id).join(', ');
    throw new Error(`No stream shape is named "${String(id)}". Known: ${known}.`);
  }
  return shape;
}
