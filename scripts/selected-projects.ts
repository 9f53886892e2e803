const OPTION = '--project';

/**
 * The names and patterns that follow `--project` on Playwright's command line, in lower case, as Playwright
 * compares them: `--project a b`, `--project=a`, `--project "a*"`. Empty where it is not given.
 */
export function selectedProjects(args: readonly string[]): string[] {
  const found: string[] = [];
  let isName = false;
  for (const arg of args) {
    if (arg.startsWith(`${OPTION}=`)) found.push(arg.slice(OPTION.length + 1));
    else if (isName && !arg.startsWith('-')) found.push(arg);
    isName = arg === OPTION || (isName && !arg.startsWith('-'));
  }
  return found.map((name) => name.toLowerCase());
}

/** Whether one of these names or patterns selects the project. */
export const selects = (selected: readonly string[], project: string): boolean =>
  selected.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'i').test(project);
  });
