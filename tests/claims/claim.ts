import { expect, test } from 'vitest';
import { claimsIn, type Claim } from '../../src/claims/read';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openChains, type Chains } from './chains';
import { checkStands } from './pages';

export { DAY, HOUR, MINUTE, dai, eth, usd, usdc, WEEK, YEAR } from './chains/units';
export type { Chains } from './chains';

declare module 'vitest' {
  interface TaskMeta {
    /** What the summary counts. */
    claim?: Claim;
  }
}

/**
 * Ties a sentence of a page to a run: the test fails when the run does not bear it out, when the
 * sentence no longer stands on the page word for word, and when nothing is compared.
 * @param page address, for example `/concepts/nft`; the file is called like it
 * @param sentence as the page shows it, without marks; a row of a table with ` | ` between its cells
 * @param body takes what it needs in braces, for example `async ({ lockup }) => …`: the name decides
 *   which release the sentence is tested on. Each claim begins on a fresh state; time stands still
 *   until it is moved.
 */
export function claim(
  page: string,
  sentence: string,
  body: (chains: Chains) => Promise<void> | void,
): void {
  test(`${page}: ${sentence}`, async ({ task }) => {
    const listed = find(task.file.filepath, page, sentence);
    task.meta.claim = listed;
    await checkStands(listed);
    await body(await openChains(listed.kinds));
    if (expect.getState().assertionCalls === 0) {
      throw new Error(
        `${listed.file}:${listed.line}: the claim compares nothing, so it would pass for any contract. ` +
          'Add an expect(…), a reverts(…) or a moves(…) that fails when the sentence is false.',
      );
    }
  });
}

/**
 * Names the source of a sentence that no run can decide, such as a date, a company or an audit. It is
 * counted apart; the sentence is held to the page like any other.
 * @param says what stands at the address, in the words of whoever read it
 */
export function sourced(page: string, sentence: string, address: string, says: string): void {
  test(`${page}: ${sentence}`, async ({ task }) => {
    const listed = find(task.file.filepath, page, sentence);
    task.meta.claim = listed;
    await checkStands(listed);
    expect(address, 'the address of the source').toMatch(/^https:\/\/[^\s/]+\.[^\s/]+\/?\S*$/);
    expect(says.trim(), 'what the source says').not.toBe('');
  });
}

/** The claims of the files so far: a file has up to forty, and each looks itself up. */
const read = new Map<string, readonly Claim[]>();

/** The claim as the build reads it. @throws when the file has none such, or is not its page's */
function find(filepath: string, page: string, sentence: string): Claim {
  const file = path.relative(process.cwd(), filepath).split(path.sep).join('/');
  const place = file.replace(/^.*?claims\//, '/').replace(/\.claims\.ts$/, '');
  if (place !== page && !place.startsWith(`${page}/`)) {
    throw new Error(
      `${file} is not the file of ${page}: move the claim to claims${page}.claims.ts.`,
    );
  }
  const all = read.get(file) ?? claimsIn(readFileSync(filepath, 'utf8'), file);
  read.set(file, all);
  const listed = all.filter((one) => one.page === page && one.sentence === sentence);
  const [one] = listed;
  if (!one) throw new Error(`${file}: write page and sentence of each claim as plain strings.`);
  if (listed.length > 1) throw new Error(`${file} claims one sentence twice: ${sentence}`);
  return one;
}
