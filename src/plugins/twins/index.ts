import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { scriptJson } from '../../components/PageHead/structured';
import { twinOf, type Twin } from '../../markdown/twins';
import { faqPage, questionsOf } from '../../markdown/twins/faq';
import { llmsFullTxt, llmsTxt, type Section } from '../../markdown/twins/llms';
import { htmlPath, twinPath } from '../../built/paths';
import { readDocs } from '../docs-content';

interface Options {
  /** First path segment to the name of its section, in reading order. */
  sections: Readonly<Record<string, string>>;
  /** One sentence on what the site is about. */
  summary: string;
  /** Page whose questions and answers search engines are told. */
  faq: string;
}

/** Writes the Markdown of every page beside its HTML, and the lists of them for language models. */
export default function twinsPlugin({ siteConfig }: LoadContext, options: Options): Plugin {
  const { url: siteUrl, title } = siteConfig;
  let sections: Section[] = [];
  return {
    name: 'twins',
    async allContentLoaded({ allContent }) {
      const sidebars = Object.values(readDocs(allContent).sidebars);
      sections = Object.entries(options.sections).map(([segment, name]) => ({
        title: name,
        routes: sidebars.find(([first]) => first?.startsWith(`/${segment}/`)) ?? [],
      }));
    },
    async postBuild({ routesPaths, outDir }) {
      const routes = new Set(pagesOf(routesPaths));
      const twins = new Map<string, Twin>();
      for (const route of routes) {
        const html = await readFile(path.join(outDir, htmlPath(route)), 'utf8');
        const links = { siteUrl, route, routes };
        const twin = twinOf(html, links);
        await write(path.join(outDir, twinPath(route)), twin.markdown);
        if (route === options.faq) {
          const data = faqPage(questionsOf(html, links));
          await write(path.join(outDir, htmlPath(route)), addData(html, data));
        }
        twins.set(route, twin);
      }
      if (!twins.has(options.faq)) throw new Error(`There is no page ${options.faq}.`);
      const catalog = { title, summary: options.summary, siteUrl, sections };
      const full = llmsFullTxt(catalog, twins);
      await write(path.join(outDir, 'llms-full.txt'), full.text);
      await write(path.join(outDir, 'llms.txt'), llmsTxt(catalog, twins, full));
      logger.info(
        `Markdown: ${twins.size} pages; llms-full.txt has ${full.pages} of them, ${full.bytes} bytes.`,
      );
    },
  };
}

/**
 * The page with structured data in its head. It goes behind the title, whose end is the one tag there
 * that no minifier leaves out.
 */
function addData(html: string, data: object): string {
  const [head, ...rest] = html.split('</title>');
  if (head === undefined || rest.length === 0) throw new Error('The page has no title.');
  const script = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  return `${head}</title>${script}${rest.join('</title>')}`;
}

/** Writes a file at once: other plugins read the build at the same time. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Pages with content of their own: what the sitemap lists. */
function pagesOf(routes: readonly string[]): string[] {
  return routes
    .filter((route) => !/\.html$|\/\*$/.test(route))
    .map((route) => route.replace(/(?<=.)\/$/, ''))
    .filter((route) => route !== '/search');
}
