// cspell:disable: fakes are misspelled on purpose
import { it } from 'vitest';
import { official } from '@sablier-docs/protocol/project/official';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readKnownContracts, readKnownPrograms } from '@sablier-docs/protocol/known-contracts';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { checkMessage } from './check';
import { describeFindings } from './describe';
import { writeCheckHash } from './url-hash';

/* Sees a verdict that has changed with the code: of each genuine thing, of it misspelled in several ways, and in a message. */

const expectRecorded = recordsIn(import.meta.dirname);

const lists = {
  contracts: readKnownContracts(),
  programs: readKnownPrograms(),
  streams: readStreamContracts(),
  chains: readChains(),
};
const verdict = (text: string) => {
  const findings = checkMessage(text, official, lists);
  return {
    verdicts: describeFindings(findings).map(({ tone, title, text: words }) =>
      [tone, title, words].join(': '),
    ),
    hash: writeCheckHash(text, findings),
  };
};
const hosts = [...official.sites, ...official.closed].map(({ host }) => host);
const phrase = (words: number) =>
  Array.from(
    { length: words },
    (_, at) => ['legal', 'winner', 'thank', 'year', 'wave'][at % 5],
  ).join(' ');
const STRANGER = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const known = lists.contracts.filter((_, at) => at % 300 === 0).map(({ address }) => address);

it('tells genuine from fake as recorded', async () => {
  const samples = [
    ...official.accounts.map(({ address }) => address),
    ...official.accounts.map(({ address }) => `${address}/x`),
    ...hosts.flatMap((host) => [
      host,
      `https://${host}:8443/x`,
      `http://${host}`,
      `https://user@${host}`,
      `https://${host}.evil.com`,
      `https://x-${host}`,
      `https://${host.replace('i', 'l')}`,
      `https://${host.replace('a', 'а')}`,
      `https://sub.${host}/path?q=1`,
      `help@${host}`,
      `help@my-${host}`,
      `help@${host}.co`,
    ]),
    ...known.flatMap((address) => [
      address,
      address.toLowerCase(),
      `eth:${address}`,
      `base:${address}`,
      `eip155:1:${address}`,
      address.slice(0, 20),
      `${address.slice(0, 8)}…${address.slice(-4)}`,
      `${address.slice(0, 24)}1111${address.slice(28)}`,
      `https://etherscan.io/address/${address}`,
      `https://evil.com/${address}`,
    ]),
    STRANGER,
    `Send to ${STRANGER} and open https://app.sablier.com`,
    `https://etherscan.io/address/${STRANGER}`,
    'LK3-8453-5',
    'LK9-8453-5',
    'FL-56-1',
    'https://app.sablier.com/vesting/stream/LK3-8453-5',
    'https://app.sablier.com/vesting/stream/LK9-8453-5',
    '@sablier',
    '@Sablier_support',
    'https://x.com/Sablier',
    'https://x.com/Sablier_help',
    'https://t.me/sablier_airdrop',
    'https://discord.gg/abc',
    'https://bit.ly/abc',
    'https://www.google.com/url?q=https://evil.com',
    'https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fevil.com&chain=eth',
    'hxxps://app.sablier.com',
    'app[.]sablier[.]com',
    'sablier.eth',
    'Your claim: app.sablier.com/airdrops. Call +1 202 555 0100.',
    'Dear user, validate your wallet at sabl1er.com within 24 hours',
    '<a href="https://evil.com">app.sablier.com</a>',
    'https://app.sablier.com\u200b',
    'https://xn--sabler-q9a.com',
    ...[11, 12, 13, 15, 18, 21, 24].map((count) => phrase(count)),
    `0x${'ab'.repeat(32)}`,
    '42',
    'hello',
    '',
    ' ',
    'x'.repeat(6_000),
  ];
  await expectRecorded(await recordOf(samples, verdict, 'none'), 'verdicts.txt');
});
