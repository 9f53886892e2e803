import { expect, test } from 'vitest';
import { filesIn } from './support/compile';
import { typeErrors } from './support/typecheck';

/* Every TypeScript sample passes the compiler under the site's strict settings. */

test('the TypeScript of examples/ has no type error', () => {
  const files = filesIn(['examples'], '.ts');
  expect(files.length).toBeGreaterThan(0);
  expect(typeErrors(files)).toEqual([]);
});
