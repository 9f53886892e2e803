import type { Before } from '@sablier-docs/proofs/sentences/acceptance';
import { baseCommit, git } from '../test/git.mjs';

/** In a pull request the branch that it goes to; `main` otherwise. */
const branches = () =>
  [process.env.GITHUB_BASE_REF, 'main'].flatMap((ref) => (ref ? [`origin/${ref}`, ref] : []));

/** The commit of the main branch that this one began with; undefined outside a repository. */
export const commitOnMain = (): string | undefined => baseCommit(branches());

/** Files as they were there. */
export function filesOnMain(): Before | undefined {
  const base = commitOnMain();
  return base === undefined ? undefined : { read: (file) => git('show', `${base}:${file}`) };
}
