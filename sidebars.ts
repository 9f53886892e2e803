import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { api } from './config/sidebars/api';
import { appsSidebar } from './config/sidebars/apps';
import { concepts } from './config/sidebars/concepts';
import { guides } from './config/sidebars/guides';
import { references } from './config/sidebars/references';
import { support } from './config/sidebars/support';

/** The six sidebars, one per section of the navbar. */
export default {
  concepts,
  guides,
  references,
  api,
  apps: appsSidebar,
  support,
} satisfies SidebarsConfig;
