// Git for scripts that have to run before packages are installed: plain JavaScript.
import { spawnSync } from 'node:child_process';

/**
 * The output of a command of Git; undefined when it fails, as outside a repository.
 * @param {string[]} args
 * @returns {string | undefined}
 */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

/**
 * The commit that a branch began with, seen from the first of some branches that exists.
 * @param {readonly string[]} refs
 * @returns {string | undefined} undefined when none exists, as in an archive
 */
export function baseCommit(refs) {
  for (const ref of refs) {
    const base = git('merge-base', 'HEAD', ref)?.trim();
    if (base) return base;
  }
  return undefined;
}
