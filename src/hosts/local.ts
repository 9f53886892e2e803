import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutUpgrade } from '../../config/csp';
import { hostingWith } from './hosting';
import { parseHeaders } from './netlify';
import type { Header, Hosting } from './types';

/**
 * How a server without TLS serves a build. The security headers are those that the build was made
 * with, whatever the environment is by now.
 * @throws when the folder holds no build
 */
export function localHosting(build: string): Hosting {
  const file = path.join(build, '_headers');
  if (!existsSync(file)) {
    throw new Error(`There is no built site in "${build}". Make one with "npm run build".`);
  }
  const headers = parseHeaders(readFileSync(file, 'utf8'), '/*')
    .filter(([name]) => name !== 'Strict-Transport-Security')
    .map(([name, value]): Header => [name, withoutUpgrade(value)]);
  return hostingWith(build, headers);
}
