import { spawnSync } from 'node:child_process';

/** Where a change can show on any page: tokens, components that pages share, the frame. */
const SHARED = ['src/css', 'src/components', 'src/theme'];

/** The output of Git, in lines; undefined when it fails, as without a history. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** Files below these folders that differ from the main branch, committed or not. */
function differing(...folders: string[]): string[] {
  const base =
    git('merge-base', 'HEAD', 'origin/main')?.[0] ?? git('merge-base', 'HEAD', 'main')?.[0];
  if (!base) return [];
  const tracked = git('diff', '--name-only', base, '--', ...folders) ?? [];
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...folders) ?? [];
  return [...tracked, ...untracked];
}

/**
 * Files of the shared styles and components that differ from the main branch. Empty on the main branch itself and
 * where there is no history to compare with.
 */
export const sharedChanges = (): string[] => differing(...SHARED);

/** Addresses of pages whose own file differs from the main branch. */
export const changedPages = (): string[] =>
  differing('docs').flatMap((file) => {
    const name = /^docs(\/.+)\.mdx$/.exec(file)?.[1];
    return name ? [name] : [];
  });
