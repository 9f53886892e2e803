import type { PluginConfig } from '@docusaurus/types';
import agents from '../src/plugins/agents';
import announcementBar from '../src/plugins/announcement';
import client from '../src/plugins/client';
import buildId from '../src/plugins/client/build-id';
import { chosenClient } from '../src/plugins/client/choice';
import late from '../src/plugins/client/late';
import sheets from '../src/plugins/client/sheets';
import { readBuiltPages } from '../src/plugins/built-pages';
import chatWidget from '../src/plugins/chat-widget';
import deploymentFiles from '../src/plugins/deployment-files';
import cssLayers from '../src/plugins/css-layers';
import csvTemplates from '../src/plugins/csv-templates';
import facts from '../src/plugins/facts';
import hosts from '../src/plugins/hosts';
import licenses from '../src/plugins/licenses';
import mathAssets from '../src/plugins/math-assets';
import optionalAddons from '../src/plugins/optional-addons';
import samples from '../src/plugins/samples';
import redirectPages from '../src/plugins/redirects';
import searchIndex from '../src/plugins/search-index';
import socialImages from '../src/plugins/social-images';
import starters from '../src/plugins/starters';
import publicData from '../src/plugins/public-data';
import releaseFeed from '../src/plugins/release-feed';
import securityTxt from '../src/plugins/security-txt';
import twins from '../src/plugins/twins';
import { analyticsPlugins } from './analytics';
import { announcement } from './announcement';
import { snippetsOptions } from './docs';
import { redirects } from './redirects';
import { links } from './links';
import { site } from './site';
import { search, searchPageRank, searchSections } from './search';

/** Plugins beside the preset. The work is in `src/`; this is only their order. */
export const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', snippetsOptions],
  (context) => redirectPages(context, { redirects }),
  cssLayers,
  chatWidget,
  client,
  facts,
  deploymentFiles,
  csvTemplates,
  mathAssets,
  licenses,
  optionalAddons,
  samples,
  starters,
  () => announcementBar(announcement),
  publicData,
  releaseFeed,
  (context) => agents(context, { summary: site.summary }),
  (context) =>
    securityTxt(context, { contact: links.email, policy: '/concepts/security#reporting' }),
  (context) => socialImages(context, { sections: searchSections, home: site.home }),
  ...readBuiltPages([
    ...(chosenClient(process.env) === 'lean' ? [sheets, late] : []),
    buildId,
    (context) =>
      searchIndex(context, {
        config: search,
        sections: searchSections,
        pageRank: searchPageRank,
      }),
    (context) =>
      twins(context, { sections: searchSections, summary: site.summary, faq: '/support/faq' }),
    hosts,
  ]),
  ...analyticsPlugins(process.env),
];
