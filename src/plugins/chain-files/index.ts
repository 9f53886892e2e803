import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { GROUPS } from '@sablier-docs/chain/artifacts/types';
import type { Plugin } from '@docusaurus/types';
import { emitFiles } from '../emit-files';

/** Serves the creation code of every release that the chain inside the page deploys, `/chain/lockup-v4.0.json`. */
export default function chainFilesPlugin(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'chain-files',
    async loadContent() {
      for (const group of GROUPS)
        files.set(`chain/${group}.json`, JSON.stringify(await readGroup(group)));
    },
    configureWebpack: emitFiles('chain-files', () => files),
  };
}
