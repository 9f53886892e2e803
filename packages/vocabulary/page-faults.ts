import path from 'node:path';

/** A fault of a page: its position, counted from 1, and a message with the fix. */
export interface Fault {
  line: number;
  column: number;
  says: string;
}

/** The part of a VFile that a step reads. */
export interface Page {
  path?: string;
  data?: {
    /** Collects every fault of the page. Without it, as in a build, the first fault stops the steps. */
    faults?: Fault[];
  };
}

interface Placed {
  position?: { start: { line: number; column?: number } };
}

/** The page's path from the root of the repository. */
export const pathOf = ({ path: file }: Page): string =>
  file ? path.relative(process.cwd(), file).split(path.sep).join('/') : 'a page';

/**
 * Runs a part of a step and adds page and line to its error.
 * @returns undefined when it fails and the page collects its faults
 * @throws the error, with page and line before its message
 */
export function at<T>(page: Page, node: Placed, run: () => T): T | undefined {
  try {
    return run();
  } catch (cause) {
    const says = cause instanceof Error ? cause.message : String(cause);
    const { line = 0, column = 1 } = node.position?.start ?? {};
    if (!page.data?.faults) throw new Error(`${pathOf(page)}:${line}: ${says}`, { cause });
    page.data.faults.push({ line, column, says });
    return undefined;
  }
}
