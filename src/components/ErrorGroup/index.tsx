import newest from '@facts/errors.json';
import older from '@facts/older-errors.json';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import type { ReactNode } from 'react';
import { Entry } from './Entry';

/**
 * The content below the heading of an error; packages/vocabulary/expansions/error-entries.ts writes both.
 * @throws when the error does not exist, which stops the build
 */
export function ErrorEntry({ of, anchor }: { of: 'newest' | 'older'; anchor: string }): ReactNode {
  const error =
    of === 'newest'
      ? newest.find(({ name }) => errorAnchor(name) === anchor)
      : older.find((one) => one.anchor === anchor);
  if (!error) throw new Error(`There is no error at "${anchor}" of ${of}.`);
  return <Entry error={error} />;
}
