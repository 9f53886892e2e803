import type { Config } from '@docusaurus/types';
import { version } from '@docusaurus/core/package.json';
import { optionsOf } from './config/framework';
import { plugins } from './config/plugins';
import { presetOptions } from './config/preset';
import { searchTags } from './config/search';
import { site } from './config/site';
import { brokenContent } from './config/strictness';
import { themeConfig } from './config/theme';

/** Assembly: most options are in the module of `config/` that is named after them. */
export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  favicon: '/img/favicon.svg',
  trailingSlash: false,
  organizationName: site.repository.owner,
  projectName: site.repository.name,
  ...brokenContent,
  ...optionsOf(version),

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
  },

  headTags: [...site.headTags, ...searchTags],
  customFields: site.customFields,

  presets: [['@docusaurus/preset-classic', presetOptions]],
  plugins,
  themeConfig,
} satisfies Config;
