import { existsSync } from 'node:fs';
import path from 'node:path';
import { headerRules, pagesWithoutTwin, REVALIDATE, securityHeaders } from '../../config/headers';
import { inlineScripts } from '../../config/inline-scripts';
import { redirects } from '../../config/redirects';
import { search } from '../../config/search';
import { builtPages } from '../built/pages';
import { scriptHashes } from './inline-scripts';
import type { Header, Hosting } from './types';

/**
 * What the configuration, the environment and the pages of a build with the lean client make of it.
 * @param build folder of the built site
 * @throws when a page holds an inline script that is not expected
 */
export function hostingOf(build: string): Hosting {
  const scripts = scriptHashes(inlineScripts);
  for (const page of builtPages(build)) scripts.add(page);
  return hostingFor(build, scripts.all());
}

/** The same when the hashes of the inline scripts are known, as `sha256-…`. */
export function hostingFor(build: string, scripts: readonly string[]): Hosting {
  const chat = Boolean(process.env.CHAT_WIDGET_ID);
  return hostingWith(build, securityHeaders({ scripts, search, chat }));
}

/** The same with security headers that are known already. */
export function hostingWith(build: string, headers: readonly Header[]): Hosting {
  return {
    headers,
    rules: headerRules,
    cacheControl: REVALIDATE,
    redirects: redirects.filter(([, to]) => existsSync(path.join(build, `${to}.html`))),
    pagesWithoutTwin,
  };
}
