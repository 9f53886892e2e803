import errors from '@facts/older-errors.json';
import type { ReactNode } from 'react';
import { Entry } from './Entry';

/**
 * The errors of one group that only older releases have, each under a heading that readers can link to.
 * @throws when the group is unknown, which stops the build
 */
export function OlderErrors({ of }: { of: string }): ReactNode {
  const found = errors.filter(({ group }) => group === of);
  if (found.length === 0) throw new Error(`No error of older releases is in the group "${of}".`);
  return found.map((error) => <Entry key={error.anchor} error={error} />);
}
