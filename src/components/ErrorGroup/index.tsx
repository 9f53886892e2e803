import errors from '@facts/errors.json';
import type { ReactNode } from 'react';
import { Entry } from './Entry';

/**
 * The errors of one group, each under a heading that readers can link to.
 * @throws when the group is unknown, which stops the build
 */
export function ErrorGroup({ of }: { of: string }): ReactNode {
  const found = errors.filter(({ group }) => group === of);
  if (found.length === 0) throw new Error(`No error is in the group "${of}".`);
  return found.map((error) => <Entry key={error.name} error={error} />);
}
