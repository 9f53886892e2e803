/** The site while pages are written: `npm start` takes this in the place of docusaurus.config.ts. */
import logger from '@docusaurus/logger';
import type { Config } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { hasBuild } from '../check/site';
import { liveLinks } from './links';
import { lastBuild } from './last-build';
import { successWhenReady } from './ready';

if (!hasBuild())
  logger.info(
    'There is no build, so that the search finds nothing and links to anchors of components are not checked. Run "npm run build" once.',
  );

export default {
  ...config,
  plugins: [...config.plugins, liveLinks, lastBuild, successWhenReady],
} satisfies Config;
