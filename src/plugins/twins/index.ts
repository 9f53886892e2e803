import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { pagesWithoutTwin } from '../../../config/headers';
import { scriptJson } from '../../components/PageHead/structured';
import { twinOf, type Twin } from '../../markdown/twins';
import { faqPage, questionsOf } from '../../markdown/twins/faq';
import {
  llmsFullTxt,
  llmsTxt,
  sectionList,
  sectionTxt,
  type Section,
} from '../../markdown/twins/llms';
import { twinFiles } from '../../markdown/twins/split';
import type { ReadingPlugin } from '../built-pages';
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
export default function twinsPlugin({ siteConfig }: LoadContext, options: Options): ReadingPlugin {
  const { url: siteUrl, title } = siteConfig;
  let sections: Section[] = [];
  return {
    name: 'twins',
    async allContentLoaded({ allContent }) {
      const sidebars = Object.values(readDocs(allContent).sidebars);
      sections = Object.entries(options.sections).map(([segment, name]) => ({
        title: name,
        segment,
        routes: sidebars.find(([first]) => first?.startsWith(`/${segment}/`)) ?? [],
      }));
    },
    readSite({ outDir, routes }) {
      const withTwin = new Set(routes.filter((route) => !pagesWithoutTwin.includes(route)));
      const twins = new Map<string, Twin>();
      return {
        async page({ file, route, html, tree }) {
          if (!withTwin.has(route)) return;
          const links = { siteUrl, route, routes: withTwin };
          const twin = twinOf(tree, links);
          for (const [at, text] of twinFiles(twin, siteUrl))
            await write(path.join(outDir, at), text);
          if (route === options.faq) {
            const data = faqPage(questionsOf(tree, links));
            await write(path.join(outDir, file), addData(html, data));
          }
          twins.set(route, twin);
        },
        async end() {
          if (!twins.has(options.faq)) throw new Error(`There is no page ${options.faq}.`);
          const catalog = { title, summary: options.summary, siteUrl, sections };
          const full = llmsFullTxt(catalog, twins);
          await write(path.join(outDir, 'llms-full.txt'), full.text);
          await write(path.join(outDir, 'llms.txt'), llmsTxt(catalog, twins, full));
          for (const section of sections.filter(({ routes }) => routes.length > 0)) {
            const list = sectionTxt(catalog, section, twins);
            await write(path.join(outDir, sectionList(section)), list);
          }
          logger.info(
            `Markdown: ${twins.size} pages; llms-full.txt has ${full.pages} of them, ${full.bytes} bytes.`,
          );
        },
      };
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
