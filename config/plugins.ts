import type { PluginConfig } from '@docusaurus/types';
import agents from '../src/plugins/agents';
import announcementBar from '../src/plugins/announcement';
import islandsPlugin from '@sablier-docs/islands/plugin';
import buildId from '@sablier-docs/islands/plugin/build-id';
import pageSheets from '@sablier-docs/islands/plugin/page-sheets';
import { readBuiltPages } from '@sablier-docs/built/plugin';
import chainFiles from '../src/plugins/chain-files';
import chatWidget from '../src/plugins/chat-widget';
import deploymentFiles from '../src/plugins/deployment-files';
import createCommand from '../src/plugins/create-command';
import cssLayers from '../src/plugins/css-layers';
import csvTemplates from '../src/plugins/csv-templates';
import facts from '../src/plugins/facts';
import hosting from '../src/plugins/hosting';
import licenses from '../src/plugins/licenses';
import mathAssetsPlugin from '../src/plugins/math-assets';
import pageCache from '../src/plugins/page-cache';
import proofFiles from '../src/plugins/proof-files';
import newTabLinks from '../src/plugins/new-tab-links';
import optionalAddons from '../src/plugins/optional-addons';
import samples from '../src/plugins/samples';
import redirectPages from '../src/plugins/redirects';
import searchIndex from '../src/plugins/search-index';
import socialImages from '../src/plugins/social-images';
import starters from '../src/plugins/starters';
import publicData from '../src/plugins/public-data';
import releaseFeed from '../src/plugins/release-feed';
import securityTxt from '../src/plugins/security-txt';
import markdownPages from '../src/plugins/markdown-pages';
import { analyticsPlugins } from './analytics';
import { announcement } from './announcement';
import { pagesWithoutMarkdown } from './headers';
import { hostingFor } from './hosting';
import { inlineScripts } from './inline-scripts';
import { islands } from './islands';
import { katexCopy, katexFolder, mathAssets } from './math-assets';
import { commitTimeOf } from './page-dates';
import { snippetsOptions } from './docs';
import { redirects } from './redirects';
import { links } from '@sablier-docs/protocol/project/links';
import { site } from './site';
import { searchSections } from '@sablier-docs/search/sections';
import { searchedByHeadings, searchedFirst, searchPageRank } from './search';

/** Plugins beside the preset. The work is in `packages/` and `src/plugins`; this is only their order. */
export const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', snippetsOptions],
  (context) => pageCache(context, { commitTimeOf }),
  (context) => redirectPages(context, { redirects }),
  cssLayers,
  newTabLinks,
  chatWidget,
  (context) => islandsPlugin(context, islands),
  facts,
  chainFiles,
  proofFiles,
  deploymentFiles,
  csvTemplates,
  (context) =>
    mathAssetsPlugin(context, { folder: katexFolder, copy: katexCopy, assets: mathAssets }),
  licenses,
  optionalAddons,
  samples,
  starters,
  createCommand,
  () => announcementBar(announcement),
  publicData,
  releaseFeed,
  (context) => agents(context, { summary: site.summary, redirects }),
  (context) =>
    securityTxt(context, { contact: links.email, policy: '/concepts/security#reporting' }),
  (context) => socialImages(context, { sections: searchSections, home: site.home }),
  ...readBuiltPages([
    () => pageSheets(Object.keys(islands.pageSheets)),
    buildId,
    (context) =>
      searchIndex(context, {
        sections: searchSections,
        pageRank: searchPageRank,
        first: searchedFirst,
        headingsOnly: searchedByHeadings,
      }),
    (context) =>
      markdownPages(context, {
        sections: searchSections,
        summary: site.summary,
        faq: '/support/faq',
        withoutMarkdown: pagesWithoutMarkdown,
      }),
    (context) => hosting(context, { inlineScripts, hostingFor }),
  ]),
  ...analyticsPlugins(process.env),
];
