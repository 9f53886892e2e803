import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { socialPath } from '../../components/PageHead/paths';
import { readDocs } from '../docs-content';
import { pictureCache } from './cache';
import { cardSvg, readColors, type Art, type Card } from './card';
import { drawnBy, drawPng } from './draw';
import { makeFaces } from './faces';
import { sectionLine } from './section';

interface Options {
  /** First path segment to the name of its section. */
  sections: Readonly<Record<string, string>>;
  home: { title: string; description: string };
}

/** Draws the picture of each page for link previews in chats and feeds. */
export default function socialImagesPlugin(
  { siteDir, siteConfig }: LoadContext,
  { sections, home }: Options,
): Plugin {
  const cards = new Map<string, Card>();
  return {
    name: 'social-images',
    async allContentLoaded({ allContent }) {
      cards.set('/', { section: siteConfig.tagline, ...home });
      for (const { route, title, description } of readDocs(allContent).docs) {
        cards.set(route, { section: sectionLine(route, sections), title, description });
      }
    },
    async postBuild({ outDir }) {
      const folder = path.join(siteDir, 'node_modules/.cache/social-images');
      const { font, measure } = await makeFaces(siteDir, folder);
      const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
      const art: Art = {
        color: readColors(read('src/css/tokens.css')),
        measure,
        logo: read('static/img/logo-dark.svg').replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
        name: siteConfig.title,
      };
      const cached = pictureCache(folder, [
        drawnBy(),
        ...font.fontFiles.map((f) => readFileSync(f)),
      ]);
      let drawn = 0;
      for (const [route, card] of cards) {
        const svg = cardSvg(card, art);
        const picture = await cached(svg, () => drawPng(svg, font));
        const file = path.join(outDir, socialPath(route));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, picture.png);
        drawn += Number(picture.drawn);
      }
      logger.info(`Social images: ${cards.size}, ${drawn} of them drawn again.`);
    },
  };
}
