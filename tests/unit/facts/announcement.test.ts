import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { announcement } from '../../../config/announcement';

/**
 * Every announcement that was ever published: its id and a digest of its text. A browser remembers
 * the id that its reader dismissed, so a new text under an old id is never seen by those readers.
 * Add a line; change none.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  'app-status-2026-06': '5ebe961ebb47969c',
};

it('the bar above the navbar has a new id when it has a new text', () => {
  const digest = createHash('sha256').update(announcement.content).digest('hex').slice(0, 16);
  expect(PUBLISHED[announcement.id], announcement.id).toBe(digest);
});
