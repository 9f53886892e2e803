import { readFileSync } from 'node:fs';
import { commitOnMain } from '../statements/on-main';
import { git } from '../test/git.mjs';
import { pagePath } from '@sablier-docs/proofs/sentences/page-files';
import { differenceOf, withoutRoles } from '@sablier-docs/proofs/sentences/significant-words';
import { redirects } from '../../config/redirects';
import { mayBeIntended, intendedIn, isIntended } from './intended';
import { onOneLine, saidLines, shortened } from './lines';
import { idsOf } from './links';
import { isDraft, readPageSources, routeOf, type Source } from './pages';
import { textPosition, checkProblem, type Problem } from './problem';
import { newLines } from './new-lines';
import { bodyProse, editsSince, lostElements, lostRows, turnedLines } from './turned';
import { TYPED_TEXTS, turnedTexts } from './typed-texts';

/**
 * Faults that show only beside the text on the main branch: a page or an anchor that is gone, a warning or a row that is
 * removed, a sentence without a test, a definition or a remedy that claims something else. All but the first two are what a branch may intend: a line
 * `Intended: /concepts/nft "the owner pays" why`, with words of the sentence or row, says so in the message of one of its commits.
 */
export function sinceMain(pages: readonly Source[]): Problem[] {
  const base = commitOnMain();
  if (!base) return [];
  const intended = intendedIn(git('log', '--format=%B', `${base}..HEAD`) ?? '');
  return [...pagesSince(base, pages, intended), ...typedTextsSince(base, intended)];
}

function pagesSince(
  base: string,
  pages: readonly Source[],
  intended: ReturnType<typeof intendedIn>,
): Problem[] {
  const changed = git('diff', '--name-only', base, '--', 'docs', 'snippets');
  if (!changed) return [];
  const removed = git('diff', '--name-only', '--no-renames', '--diff-filter=D', base, '--', 'docs');
  const files = new Set(changed.split('\n'));
  const old = new Map([...files].map((file) => [file, git('show', `${base}:${file}`) ?? '']));
  const moved = new Set([...old.values()].flatMap((text) => saidLines(bodyProse(text))));
  const inPages = pages
    .filter(({ file }) => files.has(file))
    .flatMap((page) => {
      const before = old.get(page.file) ?? '';
      const quotes = intended.get(pagePath(page.file));
      const decisive = compareDecisive(page, before, moved).filter(
        (problem) => !isIntended(problem, quotes),
      );
      return [...compareIds(page, before), ...decisive];
    });
  const gone = (removed ?? '')
    .split('\n')
    .filter((file) => /\/[^_/][^/]*\.mdx$/.test(file))
    .map((file) => ({ file, text: git('show', `${base}:${file}`) ?? '' }));
  if (gone.length === 0) return inPages;
  const kept = new Set([...redirects.map(([from]) => from), ...readPageSources().keys()]);
  return [...inPages, ...lostAddresses(gone, kept)];
}

function typedTextsSince(base: string, intended: ReturnType<typeof intendedIn>): Problem[] {
  return (git('diff', '--name-only', '--diff-filter=M', base, '--', ...TYPED_TEXTS) ?? '')
    .split('\n')
    .filter((file) => /(?<!\.test)\.(?:json|md|sol|tsx?)$/.test(file))
    .flatMap((file) =>
      turnedTexts(
        { file, text: readFileSync(file, 'utf8') },
        git('show', `${base}:${file}`) ?? '',
      ).filter((problem) => !isIntended(problem, intended.get(`/${file}`))),
    );
}

/**
 * Addresses of removed pages that lead nowhere. A draft never had a reader.
 * @param kept addresses that are redirected, or are those of a page
 */
export function lostAddresses(removed: readonly Source[], kept: ReadonlySet<string>): Problem[] {
  return removed.flatMap(({ file, text }) => {
    const route = routeOf(file, text);
    if (kept.has(route) || isDraft(text)) return [];
    const says = `The page ${route} is gone, and nothing leads from its address. Add a row for it to config/redirects-list.json.`;
    return [checkProblem(file, { line: 1, column: 1 }, says)];
  });
}

/**
 * Anchors of a page that it no longer has. Other pages are searched for links to them; links from other sites
 * cannot be searched for.
 */
export function compareIds({ file, text }: Source, before: string): Problem[] {
  const now = idsOf(text);
  const old = idsOf(before);
  const lines = text.split('\n');
  // A heading that is new has most likely taken the place of one that is gone.
  const fresh = lines.findIndex(
    (line) => /^#+ /.test(line) && [...idsOf(line)].some((id) => !old.has(id)),
  );
  return [...old]
    .filter((id) => !now.has(id))
    .map((id) => {
      const says = `The anchor #${id} is gone, and other sites may link to it. Keep it on the heading that says it now, "## … {#${id}}", or on a line before that one: <div id="${id}" />.`;
      return checkProblem(file, { line: Math.max(fresh, 0) + 1, column: 1 }, says);
    });
}

const WARNING = /^:::(?:warning|danger|caution)\b.*\n([\s\S]*?)^:::$/gm;
const warningsOf = (text: string) =>
  [...text.matchAll(WARNING)].map(([, words = '']) => onOneLine(words));

/**
 * Warnings, rows and elements that are gone, and sentences without a test that are new or claim something else.
 * @param moved sentences that other pages had, which may have come from there
 */
export function compareDecisive(
  page: Source,
  before: string,
  moved: ReadonlySet<string> = new Set(),
): Problem[] {
  const { file, text } = page;
  const place = pagePath(file);
  const now = warningsOf(text);
  const gone = warningsOf(before).filter((words) => !now.includes(words));
  // A warning that is worded otherwise has one in its place.
  const added = now.filter((words) => !warningsOf(before).includes(words)).length;
  const removed = gone.slice(added).map((words) => {
    const says = `A warning is removed: "${shortened(words)}". Keep it where its loss can still happen.`;
    return mayBeIntended({ file, line: 1, column: 1 }, says, { place, changed: words });
  });
  const swapped = swappedRoles(page, before, place);
  const lines = new Set(swapped.map(({ line }) => line));
  const oldOf = editsSince(text, before);
  const turned = turnedLines(page, before, place, oldOf).filter(({ line }) => !lines.has(line));
  return [
    ...removed,
    ...swapped,
    ...turned,
    ...newLines(page, before, place, (line) =>
      oldOf(line) !== undefined ? 'edit' : moved.has(line) ? 'moved' : undefined,
    ),
    ...lostRows(page, before, place),
    ...lostElements(page, before, place),
  ];
}

function swappedRoles({ file, text }: Source, before: string, place: string): Problem[] {
  const old = new Map(saidLines(before).map((line) => [withoutRoles(line), line]));
  const kept = new Set(saidLines(before));
  return saidLines(text)
    .filter((line) => !kept.has(line))
    .flatMap((line) => {
      const was = old.get(withoutRoles(line));
      const difference = was && differenceOf(was, line);
      if (!difference) return [];
      const says = `A role has changed, ${difference}: "${shortened(line)}". Who it is decides what the sentence says: read the source again.`;
      const at = textPosition(text, Math.max(text.indexOf(line), 0));
      return [mayBeIntended({ file, ...at }, says, { place, changed: line })];
    });
}
