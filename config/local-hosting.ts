import { withoutUpgrade } from './csp';
import { hostingWith } from './hosting';
import { headersOfBuild } from '@sablier-docs/hosting/headers-file';
import type { Header, Hosting } from '@sablier-docs/hosting/types';

/**
 * How a server without TLS serves a build. The security headers are those of the build, whatever the current
 * environment.
 * @throws when the folder has no build
 */
export function localHosting(build: string): Hosting {
  const headers = headersOfBuild(build)
    .filter(([name]) => name !== 'Strict-Transport-Security')
    .map(([name, value]): Header => [name, withoutUpgrade(value)]);
  return hostingWith(build, headers);
}
