import { readdirSync } from 'node:fs';
import sidebars from '../../sidebars';
import { redirects } from '../../config/redirects';
import { lintMarkdown } from '../markdown-linter.mjs';
import { compilePage, type Compiled } from './compile';
import { findBrokenLinks, type BrokenLink, type Site } from './links';
import { readWrittenPages, routeOf, type Source } from './pages';
import { checkProblem, type Problem } from './problem';
import { wrongCounts } from './counts';
import { checkGlossary } from './glossary';
import { wrongPackagePaths } from './package-paths';
import { lostPublished, readPublished } from './published';
import { checkQuestions } from './questions';
import { checkRedirects, redirectTargets } from './redirects';
import { readWritten, toProblem } from './prose/page';
import { rebuttals, repeatedDescriptions, proseRules } from './prose/rules';
import { newTellings, readKnownTellings } from './prose/second-tellings';
import { idsOfTree } from './ids';
import { wrongRightsOf } from './rights';
import { sinceMain } from './since-main';
import { pagesOfSidebars } from './sidebars';
import { readSite } from './site';
import { testedSentences } from './tested';

/**
 * Problems in the text of pages: errors that stop a build, links and anchors, tested sentences whose words have
 * changed, the Markdown, and the style rules.
 */
export async function checkPageText(
  pages: readonly Source[],
  sources: ReadonlyMap<string, Source>,
): Promise<Problem[]> {
  const compiled = new Map<string, Compiled>();
  const read = async (page: Source): Promise<Compiled> => {
    const known = compiled.get(page.file) ?? (await compilePage(page));
    compiled.set(page.file, known);
    return known;
  };
  const site = readSite(sources);
  const problems: Problem[] = [];
  for (const page of pages) {
    const { tree, faults } = await read(page);
    const { messages } = await lintMarkdown(page.file, page.text);
    problems.push(
      ...faults.map((fault) => checkProblem(page.file, fault, fault.says)),
      // A page that MDX cannot read is among the faults.
      ...(tree ? messages : []).map(({ line = 1, column = 1, reason }) =>
        checkProblem(page.file, { line, column }, reason),
      ),
      ...(await checkQuestions(page, tree, site)),
    );
  }
  return [
    ...problems,
    ...testedSentences(pages),
    ...(await checkLinks(pages, site, read)),
    ...checkProse(pages, sources),
    ...checkSidebars(pages),
    ...sinceMain(pages),
    ...wrongRightsOf(pages),
    ...wrongCounts(pages),
    ...wrongPackagePaths(pages),
    ...checkGlossary(),
    ...checkRedirects(redirects, redirectTargets(sources)),
    ...lostPublished(readPublished(), pages, new Set(sources.keys()), moved),
  ];
}

const moved = new Map(redirects);

/** Links to pages and anchors; a page is compiled when an anchor may be that of one of its elements. */
async function checkLinks(
  pages: readonly Source[],
  known: Site,
  read: (page: Source) => Promise<Compiled>,
): Promise<Problem[]> {
  const ids = new Map<string, ReadonlySet<string>>();
  const site: Site = {
    ...known,
    compiledIds: (pathname) => ids.get(pathname),
    movedTo: (pathname) => moved.get(pathname),
  };
  const broken = (page: Source): BrokenLink[] =>
    findBrokenLinks(routeOf(page.file, page.text), page, site);
  const targets = new Set(pages.flatMap(broken).flatMap(({ target }) => target ?? []));
  for (const target of targets) {
    const page = site.sources.get(target);
    const { tree } = page ? await read(page) : {};
    if (tree) ids.set(target, idsOfTree(tree));
  }
  return pages.flatMap((page) =>
    broken(page).map((link) => checkProblem(page.file, link, link.message)),
  );
}

function checkProse(pages: readonly Source[], sources: ReadonlyMap<string, Source>): Problem[] {
  const all = readWrittenPages(sources).map(readWritten);
  const shared = [
    ...repeatedDescriptions(all),
    ...rebuttals(all),
    ...newTellings(all, readKnownTellings()),
  ];
  const named = new Set(pages.map(({ file }) => file));
  return [
    ...pages
      .map(readWritten)
      .flatMap((page) =>
        proseRules.flatMap(({ find }) => find(page).map((found) => toProblem(page, found))),
      ),
    ...shared
      .filter(([{ file }]) => named.has(file))
      .map(([page, found]) => toProblem(page, found)),
  ];
}

/** Pages that no sidebar leads to. */
function checkSidebars(pages: readonly Source[]): Problem[] {
  const listed = pagesOfSidebars(sidebars);
  return pages.flatMap((page) => {
    const { file } = page;
    const [, id] = /^docs\/(.+)\.mdx$/.exec(file) ?? [];
    if (!id || listed.has(id) || readWritten(page).frontMatter.draft === 'true') return [];
    const names = readdirSync('config/sidebars').filter((name) => name !== 'items.ts');
    const message = `No sidebar leads to this page. Add '${id}' to one of config/sidebars: ${names.join(', ')}.`;
    return [checkProblem(file, { line: 1, column: 1 }, message)];
  });
}
