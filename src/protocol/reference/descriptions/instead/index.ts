import { flowCalls } from './flow-calls';
import { flowReads } from './flow-reads';
import { internals } from './internal';
import { lockupCalls } from './lockup-calls';
import { lockupCreate } from './lockup-create';
import { lockupReads } from './lockup-reads';
import { sharedCalls } from './shared';

/**
 * Descriptions of ours that take the place of a comment in a package, by the keys of `descriptions`:
 * the comment restates the name, points elsewhere, or leaves out what a caller has to know. The first
 * paragraph is what an index shows; a paragraph `{@inheritdoc}` keeps the details of the comment. A key that nothing asks for fails the generator.
 */
export const replacements: Readonly<Record<string, string>> = {
  ...flowCalls,
  ...flowReads,
  ...internals,
  ...lockupCalls,
  ...lockupCreate,
  ...lockupReads,
  ...sharedCalls,
};
