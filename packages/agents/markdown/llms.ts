import { markdownPath } from '@sablier-docs/built/paths';
import { isGenerated } from '@sablier-docs/reference/paths';
import { estimateTokens } from './header';
import type { MarkdownPage } from './';

/** The pages of one section of the site, in reading order. */
export interface Section {
  title: string;
  /** First segment of their paths. */
  segment: string;
  routes: readonly string[];
}

export interface Catalog {
  /** Name and one-sentence summary of the site. */
  title: string;
  summary: string;
  siteUrl: string;
  sections: readonly Section[];
}

/** Releases that are not current, and fragments that stand on other pages too. */
const OPTIONAL =
  /\/previous-(?:deployments|endpoints)(?:\/|$)|\/legacy(?:\/|$)|^\/snippets\/|^\/apps\/v1$/;

const isWritten = (route: string) => !isGenerated(route) && !OPTIONAL.test(route);

/** Path of the list of a section. */
export const sectionList = ({ segment }: Pick<Section, 'segment'>): string =>
  `/${segment}/llms.txt`;

/**
 * The list of pages for language models, https://llmstxt.org. It has the title of every page; the list of a
 * section adds their descriptions. Pages that are rarely needed are under "Optional", which readers may skip
 * in that format.
 * @throws when a page of a section has no Markdown
 */
export function llmsTxt(
  catalog: Catalog,
  pages: ReadonlyMap<string, MarkdownPage>,
  full: FullText,
): string {
  const { title, summary, siteUrl, sections } = catalog;
  const line = (route: string) =>
    `- [${get(pages, route).title}](${siteUrl}${markdownPath(route)})`;
  const listed = sections.flatMap(({ routes }) => routes);
  const rest = [...pages.keys()].filter((route) => route !== '/' && !listed.includes(route));
  const groups = [
    ...sections.map((section) => ({
      title: section.title,
      routes: section.routes.filter(isWritten),
    })),
    { title: 'Contract reference', routes: listed.filter((route) => isGenerated(route)) },
    { title: 'Optional', routes: [...listed.filter((route) => OPTIONAL.test(route)), ...rest] },
  ];
  const lists = sections
    .filter(({ routes }) => routes.length > 0)
    .map((section) => `- [${section.title}](${siteUrl}${sectionList(section)})`);
  return [
    `# ${title}`,
    `> ${summary}`,
    'Every page is Markdown at its own address with `.md` at the end; these links lead there. A page ' +
      'of more than 48,000 characters comes in parts, and its Markdown lists them. ' +
      `[llms-full.txt](${siteUrl}/llms-full.txt) holds ${full.pages} of them in one file of ` +
      `${(full.bytes / 1e6).toFixed(1)} MB: all but the contract reference and the optional pages. ` +
      `[For agents](${siteUrl}/api/agents.md) describes the server with tools, the skills and the ` +
      'block for `AGENTS.md`.',
    'The lists of the sections say what each page is about and how many tokens it has:',
    lists.join('\n'),
    ...groups
      .filter(({ routes }) => routes.length > 0)
      .map((group) => `## ${group.title}\n\n${group.routes.map(line).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The list of one section: description and approximate length in tokens of each page. */
export function sectionTxt(
  { title, siteUrl }: Catalog,
  section: Section,
  pages: ReadonlyMap<string, MarkdownPage>,
): string {
  const line = (route: string) => {
    const page = get(pages, route);
    const tokens = estimateTokens(page.markdown).toLocaleString('en');
    return `- [${page.title}](${siteUrl}${markdownPath(route)}): ${page.description} About ${tokens} tokens.`;
  };
  return [
    `# ${title}: ${section.title}`,
    section.segment in PRODUCTS
      ? `> The pages about ${section.title}, in reading order.`
      : `> The pages of the section ${section.title}, in reading order.`,
    `All sections: ${siteUrl}/llms.txt`,
    section.routes.map(line).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Words of the addresses of each product's pages. */
const PRODUCTS: Record<string, RegExp> = {
  lockup: /lockup|vesting|stream-shapes/,
  flow: /\bflow\b|payments/,
  airdrops: /airdrop|merkle/,
};

/**
 * A list of the current, written pages of each product, for `/llms-lockup.txt` and the like, which skills for agents
 * name.
 */
export const productLists = (sections: readonly Section[]): Section[] =>
  Object.entries(PRODUCTS).map(([segment, words]) => ({
    title: segment.replace(/^./, (letter) => letter.toUpperCase()),
    segment,
    routes: sections
      .flatMap(({ routes }) => routes)
      .filter((route) => words.test(route) && isWritten(route)),
  }));

export interface FullText {
  text: string;
  pages: number;
  /** Size in UTF-8. */
  bytes: number;
}

/** The handwritten pages in reading order, each with its header. */
export function llmsFullTxt(catalog: Catalog, pages: ReadonlyMap<string, MarkdownPage>): FullText {
  const routes = catalog.sections.flatMap((section) => section.routes.filter(isWritten));
  const text = routes.map((route) => get(pages, route).markdown).join('\n---\n\n');
  return { text, pages: routes.length, bytes: Buffer.byteLength(text) };
}

function get(pages: ReadonlyMap<string, MarkdownPage>, route: string): MarkdownPage {
  const page = pages.get(route);
  if (!page) throw new Error(`${route} is in a sidebar and has no Markdown.`);
  return page;
}
