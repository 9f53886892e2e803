import { test as base, type Page } from '@playwright/test';
import { record, type Watch } from '../test';
import type { ReadKinds } from './colors';
import { selectionOfRun, type Selection } from './selection';

interface Visitor {
  page: Page;
  seen: Watch;
}

interface Worker {
  visitor: Visitor;
  readKinds: ReadKinds;
  selection: Selection;
}

/**
 * One page per worker that goes from address to address, so that scripts and styles are fetched and
 * compiled once and not for each page of the site. Other origins do not answer; see playwright.config.ts.
 */
export const test = base.extend<{ page: Page; seen: Watch }, Worker>({
  selection: [
    async ({}, use, { project }) => use(await selectionOfRun(project.outputDir)),
    { scope: 'worker' },
  ],
  readKinds: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        userAgent,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const seen = await record(page);
      await use({ page, seen });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => use(visitor.page),
  seen: async ({ visitor }, use) => use(visitor.seen),
});

export { expect } from '@playwright/test';
