import { nginxConf } from './nginx';
import type { Hosting } from './types';
import { vercelJson } from './vercel';

/** The committed files, by their path in the repository, for a way of hosting. */
export function hostFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    ['vercel.json', vercelJson(hosting)],
    ['hosts/nginx.conf', nginxConf(hosting, { listen: '80', root: '/var/www/docs' })],
  ]);
}
