import { hash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { lockfilePath } from '@sablier-docs/create-streams/lockfile';
import { readLockfiles } from '@sablier-docs/create-streams/lockfiles';
import { createPackageFiles } from '@sablier-docs/create-streams/terminal/npm-package';
import { emitFiles } from '../emit-files';
import { tarball } from '../starters/archive';

/** Serves the wizard as an npm package, which `npx` runs from its address, and the lockfiles of its projects. */
export default function createCommandPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'create-command',
    configureWebpack: emitFiles('create-command', () => {
      const facts = readWizardFacts(siteDir, siteConfig.url);
      const archive = tarball(createPackageFiles(siteDir, facts));
      return new Map<string, string | Buffer>([
        ...commandFiles(archive, siteConfig.url),
        ...lockfilesByPath(siteDir),
      ]);
    }),
  };
}

const ARCHIVE = 'create-sablier-streams.tgz';

/** The archive, and a file with its digest, like the list of the starters. */
export function commandFiles(archive: Buffer, siteUrl: string): Map<string, Buffer> {
  const about = {
    url: `${siteUrl}/${ARCHIVE}`,
    bytes: archive.length,
    digest: `sha256:${hash('sha256', archive)}`,
  };
  return new Map([
    [ARCHIVE, archive],
    ['create-sablier-streams.json', Buffer.from(`${JSON.stringify(about, null, 2)}\n`)],
  ]);
}

/** The lockfiles by their path on the site, without a leading slash. */
export const lockfilesByPath = (siteDir: string): [string, string][] =>
  Object.entries(readLockfiles(siteDir)).map(([set, text]) => [lockfilePath(set).slice(1), text]);
