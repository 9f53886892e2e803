import { nginxConf } from './nginx';
import type { Hosting } from './types';
import { vercelJson } from './vercel';

/** The committed files of the hosts, by their path in the repository. */
export function hostFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    ['vercel.json', vercelJson(hosting)],
    ['config/nginx.conf', nginxConf(hosting, { listen: '80', root: '/var/www/docs' })],
  ]);
}
