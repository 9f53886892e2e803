import { describe, expect, it } from 'vitest';
import { pagesByTitle, targetWords, writtenLinks, type WrittenLink } from './links';

/** Words that say nothing about a subject. */
const EMPTY = new Set(
  'the and for how what your you with this that are can page guide each one own has its from all not other which who does when where'.split(
    ' ',
  ),
);

/** Words of three letters or more by their first six, without common endings; names in their parts. */
const stems = (text: string): string[] =>
  (
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]{3,}/g) ?? []
  )
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(ies|ing|ed|es|s|able|ability|ation|e|y)$/, '').slice(0, 6));

const shown = ({ text, to, anchor }: WrittenLink) => `${text} > ${to}${anchor && `#${anchor}`}`;

/** Links whose words are not those of the target, each read and found right. */
const READ = new Set([
  'three things > /support/faq#who-builds-it',
  'bug bounty > /concepts/security#reporting',
  'Frequent questions > /support/faq',
  'matching function > /support/faq#claim-type',
  'category > /api/flow/the-graph/structure#actions',
  'an explorer > /support/how-to#claim-an-airdrop',
  'frequently asked questions > /support/faq',
  'three steps in an explorer > /support/how-to#top-up',
  'Steps > /support/how-to#cancel',
  'Steps > /support/how-to#transfer-the-nft',
  'shape gallery > /apps/features/vesting#create',
  'find and call a contract > /support/how-to#use-an-explorer',
  'Steps for the app and for an explorer > /support/how-to#withdraw-from-vesting',
  'Steps > /support/how-to#withdraw-from-payments',
  'a saved group > /apps/features/payments#top-up',
  'Steps > /support/how-to#top-up',
  'Steps > /support/how-to#claim-an-airdrop',
  'usual steps > /support/how-to#withdraw-from-vesting',
  'take the unreleased part back > /concepts/cancelability',
  'by durations > /concepts/lockup/overview#creating-a-stream',
  'indexer > /api/overview',
  'indexers > /api/overview',
  'the checker > /support/is-this-sablier',
]);

const links = writtenLinks();

describe('the text of a link', () => {
  it('shares a word with the title, heading or summary that it leads to', () => {
    const odd = links.filter((link) => {
      const words = stems(link.text);
      const target = new Set(stems(targetWords(link)));
      return words.length > 0 && !words.some((word) => target.has(word));
    });
    expect(links.length).toBeGreaterThan(800);
    expect([...new Set(odd.map(shown))].filter((link) => !READ.has(link))).toEqual([]);
    // A line that no link needs any more would hide the next wrong one.
    expect([...READ].filter((line) => !odd.some((link) => shown(link) === line))).toEqual([]);
  });

  it('leads to an address of its words when it is the title of a page', () => {
    const titled = links.filter(({ text }) => pagesByTitle.has(text.toLowerCase()));
    expect(titled.length).toBeGreaterThan(50);
    const wrong = titled.filter(({ text, to, anchor }) => {
      const address = new Set(stems(`${to} ${anchor}`));
      const isOwn = pagesByTitle.get(text.toLowerCase())?.includes(to);
      return !isOwn && !stems(text).some((word) => address.has(word));
    });
    expect(wrong.map((link) => `${link.file}: ${shown(link)}`)).toEqual([]);
  });
});
