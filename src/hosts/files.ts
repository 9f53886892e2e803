import { hostingOf } from './hosting';
import { nginxConf } from './nginx';
import { vercelJson } from './vercel';

/** The committed files, by their path in the repository, as the build in a folder makes them. */
export function hostFiles(build: string): Map<string, string> {
  const hosting = hostingOf(build);
  return new Map([
    ['vercel.json', vercelJson(hosting)],
    ['hosts/nginx.conf', nginxConf(hosting, { listen: '80', root: '/var/www/docs' })],
  ]);
}
