import type { Twin } from './index';
import { twinPath } from '../../built/paths';

/** The pages of one section of the site, in reading order. */
export interface Section {
  title: string;
  routes: readonly string[];
}

export interface Catalog {
  /** Name and one-sentence summary of the site. */
  title: string;
  summary: string;
  siteUrl: string;
  sections: readonly Section[];
}

/** The reference of contracts, which is generated: its text is the NatSpec of the packages. */
const GENERATED = /^\/reference\/(?:lockup|flow|airdrops)\/contracts\//;

/** Releases that are not current, and fragments that stand on other pages too. */
const OPTIONAL =
  /\/previous-(?:deployments|endpoints)(?:\/|$)|\/legacy(?:\/|$)|^\/snippets\/|^\/apps\/v1$/;

const isWritten = (route: string) => !GENERATED.test(route) && !OPTIONAL.test(route);

/**
 * The list of pages for language models, https://llmstxt.org. Pages that few questions need stand
 * under "Optional", which that format allows readers to skip.
 * @throws when a page of a section has no twin
 */
export function llmsTxt(
  catalog: Catalog,
  twins: ReadonlyMap<string, Twin>,
  full: FullText,
): string {
  const { title, summary, siteUrl, sections } = catalog;
  const line = (route: string) => {
    const twin = get(twins, route);
    return `- [${twin.title}](${siteUrl}${twinPath(route)}): ${twin.description}`;
  };
  const listed = sections.flatMap(({ routes }) => routes);
  const rest = [...twins.keys()].filter((route) => route !== '/' && !listed.includes(route));
  const groups: Section[] = [
    ...sections.map((section) => ({
      title: section.title,
      routes: section.routes.filter(isWritten),
    })),
    { title: 'Contract reference', routes: listed.filter((route) => GENERATED.test(route)) },
    { title: 'Optional', routes: [...listed.filter((route) => OPTIONAL.test(route)), ...rest] },
  ];
  return [
    `# ${title}`,
    `> ${summary}`,
    'Every page is Markdown at its own address with `.md` at the end; these links lead there. ' +
      `[llms-full.txt](${siteUrl}/llms-full.txt) holds ${full.pages} of them in one file of ` +
      `${(full.bytes / 1e6).toFixed(1)} MB: all but the contract reference and the optional pages.`,
    ...groups
      .filter(({ routes }) => routes.length > 0)
      .map((group) => `## ${group.title}\n\n${group.routes.map(line).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

export interface FullText {
  text: string;
  pages: number;
  /** Size in UTF-8. */
  bytes: number;
}

/** The written pages one after the other, in reading order, each with its header. */
export function llmsFullTxt(catalog: Catalog, twins: ReadonlyMap<string, Twin>): FullText {
  const routes = catalog.sections.flatMap((section) => section.routes.filter(isWritten));
  const text = routes.map((route) => get(twins, route).markdown).join('\n---\n\n');
  return { text, pages: routes.length, bytes: Buffer.byteLength(text) };
}

function get(twins: ReadonlyMap<string, Twin>, route: string): Twin {
  const twin = twins.get(route);
  if (!twin) throw new Error(`${route} is in a sidebar and has no Markdown.`);
  return twin;
}
