import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { securityTxt } from './text';

const FILE = '.well-known/security.txt';

interface Options {
  /** URL for reports, with its scheme. */
  contact: string;
  /** Path of the section on reporting. */
  policy: string;
}

/** Writes security.txt, which tells researchers where to report a vulnerability. */
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
