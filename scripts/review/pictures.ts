import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../browsers';
import { BLOCKS, CONTENT, NO_TEXT, type Pages } from './pages';
import type { ChangedPage } from './compare';

export const COLOR_MODES = ['dark', 'light'] as const;
export type Mode = (typeof COLOR_MODES)[number];
export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** WebP as a data address; none where the side has no such page. */
export type Pictures = Record<Mode, Partial<Record<Side, string>>>;

/** Only the builds answer here: nothing of a page comes from the network. */
const SITE = 'http://review.localhost';
const VIEW = { width: 1280, height: 900 };
/** A picture shows the changes and their surroundings, up to this height in CSS pixels. */
const TALLEST = 3000;
const AROUND = 200;

type Folders = Record<Side, string>;

/** Takes the pictures of pages, one after the other, then closes the browser. */
export async function takePictures(
  pages: readonly ChangedPage[],
  folders: Folders,
  routes: Record<Side, Pages>,
): Promise<Map<string, Pictures>> {
  const browser = await chromium.launch({
    ...findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const taken = new Map<string, Pictures>();
    for (const page of pages) {
      const pictures: Pictures = { dark: {}, light: {} };
      for (const side of SIDES) {
        if (!routes[side].has(page.route)) continue;
        for (const mode of COLOR_MODES) {
          pictures[mode][side] = await picture(browser, folders[side], page, side, mode);
        }
      }
      taken.set(page.route, pictures);
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function picture(
  browser: Browser,
  folder: string,
  { route, blocks }: ChangedPage,
  side: Side,
  mode: Mode,
): Promise<string> {
  const context = await browser.newContext({
    viewport: VIEW,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await context.route('**/*', (request) => {
    const { origin, pathname } = new URL(request.request().url());
    const file = origin === SITE ? fileOf(folder, decodeURIComponent(pathname)) : undefined;
    return file ? request.fulfill({ path: file }) : request.abort();
  });
  const page = await context.newPage();
  await page.goto(`${SITE}${route}?docusaurus-theme=${mode}`);
  await page.evaluate(() => document.fonts.ready);
  const clip = await markChanges(page, blocks[side]);
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  await context.close();
  const webp = await sharp(png).resize({ width: 900 }).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

function fileOf(folder: string, pathname: string): string | undefined {
  const place = path.join(folder, pathname);
  return [place, `${place}.html`, path.join(place, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Draws a line beside each block that differs; @returns the part of the page with them */
async function markChanges(page: Page, texts: readonly string[]) {
  const { top, bottom, height } = await page.evaluate(
    ({ texts: wanted, selectors: { blocks, content, noText } }) => {
      const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
      const read = (node: Element) => {
        const copy = node.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll(noText)) hidden.remove();
        const cells = [...copy.children].map((cell) => fold(cell.textContent ?? ''));
        return copy.matches('tr') ? cells.join(' | ') : fold(copy.textContent ?? '');
      };
      const found = [...document.querySelectorAll(content)]
        .flatMap((part) => [...part.querySelectorAll<HTMLElement>(blocks)])
        .filter((node) => wanted.includes(read(node)));
      for (const node of found) node.style.outline = '2px solid #d97706';
      const boxes = found.map((node) => node.getBoundingClientRect());
      return {
        top: Math.min(...boxes.map((box) => box.top), Infinity),
        bottom: Math.max(...boxes.map((box) => box.bottom), 0),
        height: document.documentElement.scrollHeight,
      };
    },
    { texts: [...texts], selectors: { blocks: BLOCKS, content: CONTENT, noText: NO_TEXT } },
  );
  const y = Math.max(0, Math.floor((Number.isFinite(top) ? top : 0) - AROUND));
  const end = Math.min(height, Math.max(bottom + AROUND, y + VIEW.height));
  return { x: 0, y, width: VIEW.width, height: Math.min(TALLEST, end - y) };
}
