import path from 'node:path';

/** The part of a file that a step sees. */
export interface Page {
  path?: string;
}

interface Placed {
  position?: { start: { line: number } };
}

/** The page's path from the root of the repository. */
export const pathOf = ({ path: file }: Page): string =>
  file ? path.relative(process.cwd(), file).split(path.sep).join('/') : 'a page';

/**
 * Runs a part of a step.
 * @throws what it throws, with page and line before the words
 */
export function at<T>(page: Page, node: Placed, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    const says = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${pathOf(page)}:${node.position?.start.line ?? 0}: ${says}`, { cause });
  }
}
