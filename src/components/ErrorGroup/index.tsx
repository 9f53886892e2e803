import newest from '@facts/errors.json';
import older from '@facts/older-errors.json';
import { anchorOf } from '@site/src/protocol/errors/types';
import type { ReactNode } from 'react';
import { Entry } from './Entry';

/**
 * What is below the heading of an error; src/markdown/error-entries.ts writes both.
 * @throws when there is no such error, which stops the build
 */
export function ErrorEntry({ of, anchor }: { of: 'newest' | 'older'; anchor: string }): ReactNode {
  const error =
    of === 'newest'
      ? newest.find(({ name }) => anchorOf(name) === anchor)
      : older.find((one) => one.anchor === anchor);
  if (!error) throw new Error(`There is no error at "${anchor}" of ${of}.`);
  return <Entry error={error} />;
}
