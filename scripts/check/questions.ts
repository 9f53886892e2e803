import type { Root } from 'hast';
import { readQuestions } from '../../src/questions/read';
import { idsOfTree } from './ids';
import { idsOf, type Site } from './links';
import { routeOf, type Source } from './pages';
import { checkProblem, type Problem } from './problem';

/** Anchors that are kept for links from elsewhere: they lead to a section without being one. */
const KEPT = /<div id="([\w-]+)" \/>/g;

/** Faults in the questions beside a page; the build knows more ids than its source, and repeats the check. */
export async function checkQuestions(
  page: Source,
  tree: Root | undefined,
  { builtIds }: Pick<Site, 'builtIds'>,
): Promise<Problem[]> {
  const route = routeOf(page.file, page.text);
  const own = tree ? idsOfTree(tree) : [];
  const ids = new Set([...idsOf(page.text), ...own, ...(builtIds(route) ?? [])]);
  for (const [, id = ''] of page.text.matchAll(KEPT)) ids.delete(id);
  const { faults } = await readQuestions(page.file, { route, source: page.text, ids });
  return faults.map(({ file, line, says }) => checkProblem(file, { line, column: 1 }, says));
}
