import fs from 'node:fs';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readKnownContracts, readKnownPrograms } from '@sablier-docs/protocol/known-contracts';
import { linkedHosts } from '@sablier-docs/protocol/project/linked-hosts';
import { links } from '@sablier-docs/protocol/project/links';
import { official } from '@sablier-docs/protocol/project/official';
import { describe, expect, it, test } from 'vitest';
import { emptyCampaignQuery, findCampaign, parseCampaignQuery } from '../../desks/campaign/find';
import { findStream, parseStreamQuery } from '../../desks/stream/find';
import { explorersOf } from '../../links/app-link';
import { checkMessage } from './check';
import { describeFindings } from './describe';

const lists = {
  contracts: readKnownContracts(),
  programs: readKnownPrograms(),
  streams: readStreamContracts(),
  chains: readChains(),
};
const answers = (text: string) => describeFindings(checkMessage(text, official, lists));
const tones = (text: string) => answers(text).map(({ tone }) => tone);
const words = (text: string) =>
  answers(text)
    .map(({ title, text: more }) => `${title} ${more}`)
    .join(' ');

/** Links that a page prints as a bad example or a pattern. */
const EXAMPLES = /\$\{|[<>{}…]|example\.|localhost|127\.0\.0\.1/;

function linksOfPages(): string[] {
  const pages = fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'));
  const found = pages.flatMap((name) =>
    (fs.readFileSync(`docs/${name}`, 'utf8').match(/https?:\/\/[^\s)"'`\]|,]+/g) ?? []).map(
      (link) => link.replace(/[.;:]+$/, ''),
    ),
  );
  return [...new Set(found)].filter((link) => !EXAMPLES.test(link));
}

test('no link that the site itself offers is called fake', () => {
  const own = [...Object.values(links), ...linksOfPages()];
  expect(own.length).toBeGreaterThan(150);
  expect(own.filter((link) => tones(link).includes('fake'))).toEqual([]);
});

const explorers = explorersOf(lists.chains);
const campaigns = readCampaigns();

/** What both desks say of a text that was pasted into them. */
function deskWords(text: string): string {
  const stream = findStream(parseStreamQuery(text, lists.chains), lists.streams, lists.chains);
  const asked = { ...emptyCampaignQuery, ...parseCampaignQuery(text) };
  return JSON.stringify([stream, findCampaign(asked, campaigns, null, explorers)]);
}

test('no desk warns of a link that a page has, explorers with all their pages included', () => {
  expect(explorers.length).toBeGreaterThan(20);
  const web = Object.values(links).filter((link) => link.startsWith('https:'));
  const typed = linksOfPages();
  expect(typed.length).toBeGreaterThan(100);
  const warned = [
    ...web,
    ...typed,
    ...explorers.flatMap((at) => [at, `${at.replace(/\/$/, '')}/address/${ACCOUNT}`]),
  ].filter((link) => deskWords(link).includes('Do not follow'));
  expect(warned).toEqual([]);
});

describe('a site of strangers to which pages lead', () => {
  it.each(linkedHosts)('%s is neither called fake nor ours, and the answers name it', (host) => {
    const link = `https://${host}/any/page`;
    expect(tones(link)).toEqual(['other']);
    expect(words(link)).toContain(host.replace(/^www\./, ''));
    expect(deskWords(link)).toContain(`leads to ${host}, which is not Sablier’s`);
    expect(deskWords(link)).not.toContain('Do not follow');
  });

  it.each(linkedHosts)('%s in front of another host is warned of', (host) => {
    expect(deskWords(`https://${host}.evil.example/`)).toContain('Do not follow');
  });
});

test('a link of ours to a site of the team is official or doubted, never unknown', () => {
  const team = new Set(official.sites.map(({ host }) => host));
  const theirs = Object.values(links).filter((link) => team.has(new URL(link).hostname as never));
  expect(theirs.length).toBeGreaterThan(5);
  expect(theirs.filter((link) => tones(link).some((tone) => tone !== 'real'))).toEqual([]);
});

const SAFE = 'https://app.safe.global';
const app = (url: string) => `${SAFE}/share/safe-app?appUrl=${encodeURIComponent(url)}&chain=eth`;
const ACCOUNT = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const HASH = `0x${'5c'.repeat(32)}`;

describe('a link to the Safe wallet', () => {
  it('to the app says what opens, and whose wallet it is', () => {
    expect(tones(links.safeApp)).toEqual(['plain']);
    expect(words(links.safeApp)).toMatch(/^It opens app\.sablier\.com, the app, inside your Safe/);
  });

  it.each([
    [app('https://app.sablier.com.evil.example/'), 'fake'],
    [app('https://app-sablier.com/'), 'fake'],
    [app('https://swap.example/'), 'other'],
    [app('http://app.sablier.com/'), 'other'],
    [app('https://app.sablier.com/vesting/stream/LK3-8453-5'), 'other'],
    [`${app('https://app.sablier.com/')}&appUrl=https%3A%2F%2Fevil.example`, 'fake'],
    [app('https://app.sablier.com/').replace('app.safe', 'app-safe'), 'fake'],
    [app('https://app.sablier.com/').replace('safe.global', 'safe.global.evil.example'), 'fake'],
    [app('https://app.sablier.com/').replace('https://app.safe', 'https://x@app.safe'), 'fake'],
  ])('to another site, or written otherwise, is not: %s', (link, tone) => {
    expect(tones(link)).toContain(tone);
    expect(tones(link)).not.toContain('real');
  });

  it('to a transaction says that a hash can’t be read, and what to ask for', () => {
    const link = `${SAFE}/transactions/tx?safe=base:${ACCOUNT}&id=multisig_${ACCOUNT}_${HASH}`;
    expect(tones(link)).toEqual(['plain']);
    expect(words(link)).toContain('can’t be read');
    expect(words(link)).toContain('“Raw data”');
    expect(words(link)).toContain(ACCOUNT);
    expect(words(link)).not.toContain('Not a valid address');
  });
});

describe('a path that names what anybody can make is doubted', () => {
  const PROGRAM = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
  it.each([
    `https://solana.sablier.com/airdrops/campaign/${PROGRAM}`,
    `https://solana.sablier.com/vesting/stream/${PROGRAM}`,
    `https://solana.sablier.com/${PROGRAM}`,
    `https://app.sablier.com/airdrops/campaign/${ACCOUNT.slice(2)}-1`,
    'https://app.sablier.com/vesting/stream/LK3-8453-5-1',
    'https://app.sablier.com/vesting/stream/5',
    'https://app.sablier.com/airdrops/campaign/solana-9',
    'https://app.sablier.com/address/somebody.eth',
  ])('doubts %s', (link) => {
    expect(tones(link)).not.toContain('real');
    expect(words(link)).toContain('It brings more than the name of a page');
  });

  it.each([
    'https://app.sablier.com/vesting/stream/LK3-8453-5',
    'https://app.sablier.com/airdrops',
    'https://docs.sablier.com/contracts/v2/guides/create-stream/lockup-linear',
    'https://blog.sablier.com/',
  ])('calls the team’s own page real: %s', (link) => {
    expect(tones(link).every((tone) => tone === 'real')).toBe(true);
  });
});

describe('a foreign letter in a host is named', () => {
  it.each([
    ['https://аpp.sablier.com', 'Cyrillic letter U+0430'],
    ['https://app.sаblier.com', 'Cyrillic letter U+0430'],
    ['https://app.sabliεr.com', 'Greek letter U+03B5'],
    ['https://xn--pp-6kc.sablier.com', 'Cyrillic letter U+0430'],
  ])('names in %s the %s', (link, letter) => {
    expect(tones(link)).toContain('fake');
    expect(words(link)).toContain(letter);
  });
});
