import type { Element, Root } from 'hast';
import { markSentence } from '../claims/mark';
import { readClaims, type Claim } from '../claims/read';
import { pathOf, type Page } from './fail';

interface Options {
  /** Address of the repository, where the tests can be read. */
  repository: string;
  /** The claims of the site unless given. */
  claims?: readonly Claim[];
}

/**
 * Rehype step before formulas are drawn: behind every tested sentence of a page stands a small link to
 * its test. A sentence that is not there is left to `npm run test:claims`, which says what to do: a
 * page can be edited and looked at before its tests are.
 */
export function rehypeClaims({ repository, claims = readClaims() }: Options) {
  const byFile = new Map<string, Claim[]>();
  for (const claim of claims) {
    const files = [`docs${claim.page}.mdx`, `${claim.page.slice(1)}.mdx`];
    for (const file of files) byFile.set(file, [...(byFile.get(file) ?? []), claim]);
  }
  return (tree: Root, page: Page) => {
    for (const claim of byFile.get(pathOf(page)) ?? []) {
      markSentence(tree, claim.sentence, () => markOf(claim, repository));
    }
  };
}

/** Its only name is the title, so that nobody hears it twice; `.tested` draws it. */
const markOf = ({ file, line }: Claim, repository: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {
    className: ['tested'],
    href: `${repository}/blob/main/${file}#L${line}`,
    title: 'Tested: see the test',
    dataTwin: 'off',
    dataSearch: 'off',
  },
  children: [],
});
