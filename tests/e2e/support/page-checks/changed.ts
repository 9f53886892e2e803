import { spawnSync } from 'node:child_process';

/** Where a change can show on any page: tokens, components that pages share, the frame. */
const SHARED = ['src/css', 'src/components', 'src/theme'];

/** The output of Git, in lines; undefined when it fails, as without a history. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * Files of the shared styles and components that differ from the main branch, committed or not. Empty
 * on the main branch itself and where there is no history to compare with.
 */
export function sharedChanges(): string[] {
  const base =
    git('merge-base', 'HEAD', 'origin/main')?.[0] ?? git('merge-base', 'HEAD', 'main')?.[0];
  if (!base) return [];
  const tracked = git('diff', '--name-only', base, '--', ...SHARED) ?? [];
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...SHARED) ?? [];
  return [...tracked, ...untracked];
}
