import type { LoadContext, Plugin } from '@docusaurus/types';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { createPackageFiles } from '@sablier-docs/create-streams/terminal/npm-package';
import { emitFiles } from '../emit-files';
import { tarball } from '../starters/archive';

/** Serves the wizard as an npm package, which `npx` runs from its address. */
export default function createCommandPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'create-command',
    configureWebpack: emitFiles('create-command', () => {
      const facts = readWizardFacts(siteDir, siteConfig.url);
      return new Map([['create-sablier-streams.tgz', tarball(createPackageFiles(siteDir, facts))]]);
    }),
  };
}
