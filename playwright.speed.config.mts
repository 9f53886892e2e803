import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

/** Speed against plain HTML, every night: one worker, and nothing beside it. */
export default defineConfig({
  ...base,
  testDir: 'tests/speed',
  outputDir: 'test-results/speed',
  workers: 1,
  retries: 1,
  projects: [{ name: 'speed' }],
});
