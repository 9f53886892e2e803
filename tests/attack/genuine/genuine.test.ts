import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { describe, expect, it } from 'vitest';
import { official } from '@sablier-docs/protocol/project/official';
import { LONGEST_TEXT } from '@sablier-docs/tools/checkers/authenticity/for-tests';
import { parseCampaignQuery } from '@sablier-docs/tools/desks/campaign/find';
import { parseStreamQuery } from '@sablier-docs/tools/desks/stream/find';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { hidden, message } from './hide';
import { answersTo, hosts, realAddresses, realLinks, realMail, realStreams } from './lists';
import { isGenuine } from './oracle';
import { thieves } from './thieves';

/** Parts that a long text repeats, with a number for each `§`. */
const SLOW = [
  'a.',
  '@',
  ':',
  'a:',
  '0x',
  '(',
  '\u200b',
  'x.co\n',
  'https://',
  '%2e',
  '&#',
  '-',
  'xn--a.',
  ' dot ',
  'a-1-1 ',
  '\ufeff.',
  '1.',
  '1:',
  'x§.co ',
  'x§.co\n',
  '.x§.co\n',
  'x§.co\n.',
  'а§.co ',
  'a§@b.co ',
  '0x§ ',
  'http:a§.b\t',
  'x§.co\u200b',
  '(x§.co)',
  'x§.co:',
  'a§.eth ',
  'sablie§.co\n-',
  'x§。co ',
];

const tonesOf = (text: string) => answersTo(text).map(({ tone }) => tone);
const isReal = (text: string) => tonesOf(text).includes('real');
/** Whether an answer warns: of a fake, of another account, or of a text that cannot be read. */
const warns = (text: string) => tonesOf(text).some((tone) => tone === 'fake' || tone === 'other');

describe('the checker of fakes', () => {
  it.each(corpus<string>('genuine'))('no longer falls for: $what', ({ input }) => {
    expect(isReal(input)).toBe(false);
    expect(warns(input)).toBe(true);
  });

  it('calls real only what the browser and the lists bear out', async () => {
    await attack(
      fc.property(hidden, (text) => !isReal(text) || isGenuine(text)),
      { runs: 2_000, share: 0.1 },
    );
    expect(isGenuine('https://app.sablier.com')).toBe(true);
  });

  it('passes over no thief in a message', async () => {
    await attack(
      fc.property(
        message,
        ({ text }) => text.length > LONGEST_TEXT || (warns(text) && !isReal(text)),
      ),
      { runs: 1_000, share: 0.1 },
    );
    expect(thieves.filter((thief) => !warns(`see ${thief}`))).toEqual([]);
  });

  it('warns wherever a chat makes a link to another site', async () => {
    const chat = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, urlAuth: true });
    const leadsElsewhere = (text: string) =>
      (chat.match(text) ?? [])
        .map(({ url }) => url.replace(/^mailto:\W+/, 'mailto:'))
        .some((url) => URL.canParse(url) && !isGenuine(url));
    await attack(
      fc.property(hidden, (text) => !leadsElsewhere(text) || warns(text)),
      { runs: 1_000, share: 0.05 },
    );
    expect(leadsElsewhere('see evil.com')).toBe(true);
  });

  it('calls each link, account, address and mailbox of the team real, alone and with what sets it off', () => {
    const all = [...realLinks, ...realMail, ...realStreams, ...realAddresses];
    expect(all.filter((text) => !isReal(text))).toEqual([]);
    const dressed = [...realLinks, ...realMail, ...realAddresses.slice(0, 20)].flatMap((text) => [
      `"${text}"`,
      `“${text}”`,
      `<${text}>`,
      `(${text})`,
      ` ${text}\n`,
      `"${text}".`,
    ]);
    expect(dressed.filter((text) => !isReal(text))).toEqual([]);
    const ended = [
      ...realMail,
      ...realAddresses.slice(0, 20),
      ...hosts,
      ...hosts.map((host) => `https://${host}`),
    ];
    expect(ended.filter((text) => !isReal(`${text}.`))).toEqual([]);
    const bases = realLinks.filter((link) => new URL(link).pathname === '/');
    expect(bases.filter((link) => !isReal(`${link}/`))).toEqual([]);
    const spoken = realLinks.filter((link) => warns(`Open ${link}.`));
    expect(spoken).toEqual([]);
  });

  it('answers the longest text within 50 ms of the processor', { retry: 2 }, () => {
    const slow = [...thieves, ...SLOW].flatMap((part) => {
      const text = Array.from({ length: LONGEST_TEXT }, (_, at) =>
        part.replaceAll('§', at.toString(36)),
      );
      const longest = text.join('').slice(0, LONGEST_TEXT);
      const { seconds } = onProcessor(() => answersTo(longest));
      const isSlow = seconds > onThisProcessor(0.05, seconds);
      return isSlow ? [`${JSON.stringify(part)} ${Math.round(seconds * 1_000)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe('a link that a desk takes', () => {
  const APP = 'https://app.sablier.com';

  it.each(corpus<string>('links'))('is not: $what', ({ input }) => {
    expect(parseStreamQuery(input)).toMatchObject({ source: '', tokenId: '' });
    expect(parseCampaignQuery(input).address).toBe('');
  });

  it('is one of the app for the browser too, or a name without a link', async () => {
    await attack(
      fc.property(hidden, (text) => {
        if (!parseStreamQuery(text).source && !parseCampaignQuery(text).address) return true;
        if (/^\s*[a-z0-9]+(?:-\d+){0,2}\s*$/i.test(text)) return true;
        const address = /^https?:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
        return URL.canParse(address) && new URL(address).origin === APP;
      }),
      { runs: 500, share: 0.05 },
    );
    expect(parseStreamQuery(`${APP}/vesting/stream/LK3-8453-5`).source).toBe('LK3');
    expect(official.sites.some(({ host }) => `https://${host}` === APP)).toBe(true);
  });
});
