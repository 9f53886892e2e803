import type { Item } from './types';

const NONE = { before: [], after: [] } as const;

/** An item without hashes, and with nothing on the sides that are not given. */
export const item = (of: Pick<Item, 'step' | 'for' | 'todo' | 'name'> & Partial<Item>): Item => ({
  step: of.step,
  for: of.for,
  name: of.name,
  before: of.before ?? [],
  after: of.after ?? [],
  todo: of.todo,
  signatures: of.signatures ?? [],
  hashes: of.hashes ?? NONE,
});
