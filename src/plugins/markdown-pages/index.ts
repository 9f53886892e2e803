import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { inHead } from '@sablier-docs/built/head';
import { scriptJson } from '../../components/PageHead/structured-data';
import { markdownOf, type MarkdownPage } from '@sablier-docs/agents/markdown';
import { faqPage, questionsOf } from '@sablier-docs/agents/markdown/faq';
import {
  llmsFullTxt,
  llmsTxt,
  sectionList,
  productLists,
  sectionTxt,
  type Section,
} from '@sablier-docs/agents/markdown/llms';
import { markdownFiles } from '@sablier-docs/agents/markdown/split';
import type { ReadingPlugin } from '@sablier-docs/built/plugin';
import { buildCache, digestOfCode } from '../build-cache';
import { readDocs } from '../docs-content';

interface Options {
  /** First path segment to the name of its section, in reading order. */
  sections: Readonly<Record<string, string>>;
  /** A one-sentence description of the site. */
  summary: string;
  /** Page with questions and answers, which become structured data. */
  faq: string;
  /** Paths of pages that are no text to read. */
  withoutMarkdown: readonly string[];
}

/** Writes a Markdown file for every page, and `llms.txt` with its parts. */
export default function markdownPagesPlugin(
  { siteConfig }: LoadContext,
  options: Options,
): ReadingPlugin {
  const { url: siteUrl, title } = siteConfig;
  let sections: Section[] = [];
  return {
    name: 'markdown-pages',
    async allContentLoaded({ allContent }) {
      const sidebars = Object.values(readDocs(allContent).sidebars);
      sections = Object.entries(options.sections).map(([segment, name]) => ({
        title: name,
        segment,
        routes: sidebars.find(([first]) => first?.startsWith(`/${segment}/`)) ?? [],
      }));
    },
    readSite({ outDir, routes }) {
      const withMarkdown = new Set(
        routes.filter((route) => !options.withoutMarkdown.includes(route)),
      );
      const pages = new Map<string, MarkdownPage>();
      const cache = buildCache('markdown', [digestOfCode(), ...withMarkdown]);
      return {
        async page({ file, route, html, tree }) {
          if (!withMarkdown.has(route)) return;
          const links = { siteUrl, route, routes: withMarkdown };
          const { page, files } = cache.json([route, html], () => {
            const made = markdownOf(tree(), links);
            return { page: made, files: [...markdownFiles(made, siteUrl)] };
          });
          for (const [at, text] of files) await write(path.join(outDir, at), text);
          if (route === options.faq) {
            const data = faqPage(questionsOf(tree(), links));
            await write(path.join(outDir, file), addData(html, data));
          }
          pages.set(route, page);
        },
        async end() {
          if (!pages.has(options.faq)) throw new Error(`There is no page ${options.faq}.`);
          const catalog = { title, summary: options.summary, siteUrl, sections };
          const full = llmsFullTxt(catalog, pages);
          await write(path.join(outDir, 'llms-full.txt'), full.text);
          await write(path.join(outDir, 'llms.txt'), llmsTxt(catalog, pages, full));
          for (const section of sections.filter(({ routes }) => routes.length > 0)) {
            const list = sectionTxt(catalog, section, pages);
            await write(path.join(outDir, sectionList(section)), list);
          }
          for (const product of productLists(sections)) {
            const list = sectionTxt(catalog, product, pages);
            await write(path.join(outDir, `llms-${product.segment}.txt`), list);
          }
          logger.info(
            `Markdown: ${pages.size} pages; llms-full.txt has ${full.pages} of them, ${full.bytes} bytes.`,
          );
        },
      };
    },
  };
}

/** Adds structured data to the head of a page, after the title. @throws when the page has no title */
function addData(html: string, data: object): string {
  const title = inHead(html, 'title');
  if (!title) throw new Error('The page has no title.');
  const script = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  return html.slice(0, title.end) + script + html.slice(title.end);
}

/** Writes a file atomically, because other plugins read the build at the same time. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
