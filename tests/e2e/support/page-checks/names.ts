import { load } from 'cheerio';
import { buildCache, digestOfFiles } from '../../../../src/plugins/build-cache';
import type { Candidate } from './choose';
import { markupOf } from './markup';
import { attributeTests, stylesOf } from './styles';

interface Names {
  styles: string[];
  markup: string[];
  elements: number;
}

/** Digests in the names of scripts and styles, which are others when any code has changed. */
const DIGESTS = /(\/assets\/(?:js|css)\/[\w~-]+\.)[\da-f]{8}(?=\.)/g;

/**
 * The pages by their styles, on which color depends, and by their markup, on which axe's other rules depend. Parsing all of
 * them takes a processor 15 seconds, so what a page has is kept until its text or the selectors of the site change.
 * @param css the style sheets of the site
 * @param root of the cache
 */
export function candidatesOf(
  pages: readonly { path: string; html: string }[],
  css: string,
  root = '.',
): { byStyle: Candidate[]; byMarkup: Candidate[] } {
  const tests = attributeTests(css);
  const code = digestOfFiles(['tests/e2e/support/page-checks', 'package-lock.json'], '.');
  const shared = [code, JSON.stringify(tests.map(({ text }) => text))];
  const cache = buildCache('page-checks', shared, root);
  const named = pages.map(({ path, html }) => {
    const names = cache.json<Names>([html.replace(DIGESTS, '$1')], () => {
      const $ = load(html);
      const elements = $('*').length;
      return { styles: [...stylesOf($, tests)], markup: [...markupOf($)], elements };
    });
    return { path, ...names };
  });
  const by = (names: 'styles' | 'markup') =>
    named.map((page) => ({ ...page, styles: new Set(page[names]) }));
  return { byStyle: by('styles'), byMarkup: by('markup') };
}
