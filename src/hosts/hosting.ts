import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules, pagesWithoutTwin, REVALIDATE, securityHeaders } from '../../config/headers';
import { inlineScripts } from '../../config/inline-scripts';
import { redirects } from '../../config/redirects';
import { search } from '../../config/search';
import { inlineScriptHashes, type Page } from './inline-scripts';
import type { Header, Hosting } from './types';

/**
 * What the configuration, the environment and the pages of a build make of it.
 * @param build folder of the built site
 * @throws when a page holds an inline script that is not expected
 */
export function hostingOf(build: string): Hosting {
  const scripts = inlineScriptHashes(htmlFiles(build), inlineScripts);
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

/** Every HTML file of a folder. */
function* htmlFiles(build: string): Generator<Page> {
  for (const name of readdirSync(build, { recursive: true }).map(String)) {
    if (name.endsWith('.html')) yield [name, readFileSync(path.join(build, name), 'utf8')];
  }
}
