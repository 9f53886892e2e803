import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

export default defineConfig(base, {
  projects: [
    {
      name: 'firefox',
      testMatch: ['**/*.spec.ts'],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
          args: [],
          firefoxUserPrefs: {
            'layout.css.prefers-color-scheme.content-override': 1,
            'dom.events.testing.asyncClipboard': true,
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
          },
        },
      },
    },
  ],
});
