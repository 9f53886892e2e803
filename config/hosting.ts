import { existsSync } from 'node:fs';
import path from 'node:path';
import { headerRules, pagesWithoutMarkdown, REVALIDATE, securityHeaders } from './headers';
import { inlineScripts } from './inline-scripts';
import { redirects } from './redirects';
import { search } from './search';
import { builtPages } from '@sablier-docs/built/pages';
import { inlineScriptsOf, scriptHashes } from '@sablier-docs/hosting/inline-scripts';
import type { Header, Hosting } from '@sablier-docs/hosting/types';

/**
 * Headers and redirects from the configuration, the environment and the pages of a build with the islands
 * client.
 * @param build folder of the built site
 * @throws when a page has an unexpected inline script
 */
export function hostingOf(build: string): Hosting {
  const scripts = scriptHashes(inlineScripts);
  for (const { file, tree } of builtPages(build)) scripts.add(file, inlineScriptsOf(tree()));
  return hostingFor(build, scripts.all());
}

/** The same with known hashes of the inline scripts, as `sha256-…`. */
export function hostingFor(build: string, scripts: readonly string[]): Hosting {
  const chat = Boolean(process.env.CHAT_WIDGET_ID);
  return hostingWith(build, securityHeaders({ scripts, search, chat }));
}

/**
 * The configuration of a site that is not built yet, with what only a build tells as the committed files have it: the
 * hashes of inline scripts. Enough where only redirects have changed.
 * @param vercelJson text of the committed `vercel.json`
 */
export function hostingWithoutBuild(vercelJson: string): Hosting {
  const hashes = new Set(vercelJson.match(/(?<=')sha256-[\w+/=]+(?=')/g));
  return { ...hostingFor('build', [...hashes]), redirects: withMarkdown(redirects) };
}

/** The redirects, and those of the pages' Markdown, which agents ask for by `.md` after the address. */
const withMarkdown = (list: Hosting['redirects']): Hosting['redirects'] =>
  list.flatMap(([from, to]) => [
    [from, to],
    [`${from}.md`, `${to}.md`],
  ]);

/** The same with known security headers. */
export function hostingWith(build: string, headers: readonly Header[]): Hosting {
  return {
    headers,
    rules: headerRules,
    cacheControl: REVALIDATE,
    redirects: withMarkdown(
      redirects.filter(([, to]) => existsSync(path.join(build, `${to}.html`))),
    ),
    pagesWithoutMarkdown,
  };
}
