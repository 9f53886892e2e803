import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Before each commit's time; no name of a file holds it. */
const MARK = '\u0001';

/**
 * When each file below a folder was last changed in a commit, in milliseconds, by its path from the
 * site's folder. Empty where there is no history, for example in a downloaded archive.
 */
export async function readUpdateDates(
  siteDir: string,
  folder: string,
): Promise<ReadonlyMap<string, number>> {
  const log = ['-c', 'core.quotePath=false', 'log', `--format=${MARK}%ct`];
  const args = [...log, '--name-only', '--relative', '--', folder];
  try {
    const { stdout } = await run('git', args, { cwd: siteDir, maxBuffer: 256 * 1024 * 1024 });
    return parseLog(stdout);
  } catch {
    return new Map();
  }
}

/** The log names newer commits first, so the first time a file appears counts. */
export function parseLog(log: string): Map<string, number> {
  const dates = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) time = Number(line.slice(1)) * 1000;
    else if (line && !dates.has(line)) dates.set(line, time);
  }
  return dates;
}
