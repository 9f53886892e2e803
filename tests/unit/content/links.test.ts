import { describe, expect, it } from 'vitest';
import { pagesByTitle, writtenLinks, type WrittenLink } from './links';

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

const links = writtenLinks();

describe('the text of a link', () => {
  it('leads to an address of its words when it is the title of a page', () => {
    const titled = links.filter(({ text }) => pagesByTitle.has(text.toLowerCase()));
    expect(links.length).toBeGreaterThan(800);
    expect(titled.length).toBeGreaterThan(50);
    const wrong = titled.filter(({ text, to, anchor }) => {
      const address = new Set(stems(`${to} ${anchor}`));
      const isOwn = pagesByTitle.get(text.toLowerCase())?.includes(to);
      return !isOwn && !stems(text).some((word) => address.has(word));
    });
    expect(wrong.map((link) => `${link.file}: ${shown(link)}`)).toEqual([]);
  });
});
