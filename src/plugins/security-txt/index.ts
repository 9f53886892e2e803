import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { securityTxt } from './text';

const FILE = '.well-known/security.txt';

interface Options {
  /** Where to report, with its scheme. */
  contact: string;
  /** Path of the section that says how. */
  policy: string;
}

/** Tells researchers where to report a vulnerability. */
export default function securityTxtPlugin({ siteConfig }: LoadContext, options: Options): Plugin {
  const { url } = siteConfig;
  return {
    name: 'security-txt',
    async postBuild({ outDir }) {
      const { contact, policy } = options;
      const facts = { contact, policy: url + policy, canonical: `${url}/${FILE}` };
      const file = path.join(outDir, FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, securityTxt(facts, new Date()));
    },
  };
}
