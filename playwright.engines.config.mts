import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';
import { findFirefox, hasWebKit } from './scripts/browser.mjs';

const firefox = await findFirefox();
const testIgnore = ['**/e2e/hosted/**', 'pages.spec.ts', '**/*.phone.spec.ts'];

/** What a released Firefox needs to be told; Playwright's own has it by itself. */
const released = (executablePath: string) => ({
  channel: 'moz-firefox',
  launchOptions: {
    executablePath,
    args: [],
    firefoxUserPrefs: {
      // The tests expect a light system and a mouse.
      'layout.css.prefers-color-scheme.content-override': 1,
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'dom.events.testing.asyncClipboard': true,
      // All pages are of one site: no process for each site, and none made ahead.
      'fission.autostart': false,
      'dom.ipc.processPrelaunch.enabled': false,
      'browser.newtab.preload': false,
      // Software draws every frame.
      'layout.frame_rate': 30,
    },
  },
});
const own = { launchOptions: {} };

/**
 * What engines differ in, tagged `@engine`: start, keys, clipboard, dialog, focus, tabs, tools, fetching
 * ahead, policy, offline copy. Not here, since a released Firefox ignores what the tests ask of the
 * browser: color mode of the system, less motion, forced colors, printing, no JavaScript.
 */
export default defineConfig({
  ...base,
  outputDir: 'test-results/engines',
  grep: /@engine/,
  projects: [
    ...(firefox
      ? [
          {
            name: 'firefox',
            testIgnore,
            use: {
              browserName: 'firefox' as const,
              ...(firefox.path ? released(firefox.path) : own),
            },
          },
        ]
      : []),
    ...((await hasWebKit())
      ? [{ name: 'webkit', testIgnore, use: { browserName: 'webkit' as const, ...own } }]
      : []),
  ],
});
