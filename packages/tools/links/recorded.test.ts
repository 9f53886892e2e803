import { it } from 'vitest';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamAliases, readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { directAnswerLists } from '../direct-answers/testing';
import { directAnswers } from '../direct-answers';
import { APP, buildLink } from './build';
import { explainLink } from './explain';
import { linkField } from './fields';
import { readNftLink } from './nft-link';
import { openedBySafe } from './safe-wallet';
import { screenFields, screenIds, screens } from './screens';
import { parseUrl } from './parse-url';
import { readSharedLink, writeSharedLink } from './share';

/* Sees a link that is built, explained or answered otherwise after a change of the code. */

const expectRecorded = recordsIn(import.meta.dirname);

const knowledge = {
  chains: readChains(),
  aliases: readStreamAliases(),
  contracts: readStreamContracts(),
};
const ADDRESS = '0x0298F4332e3857631385b39766325058a93e249f';
const OTHER = '0x8b1dD8774373729B7755202079F52D8c7444D335';

it('links of each screen are built, shared and explained as recorded', async () => {
  const samples = screenIds.map((screen) => ({
    screen,
    values: Object.fromEntries(
      screenFields(screen).map((id) => [
        id,
        id === 'source' && screens[screen].section === 'Payments' ? 'FL4' : linkField(id).example,
      ]),
    ),
  }));
  const record = await recordOf(
    samples,
    ({ screen, values }) => {
      const built = buildLink(screen, values, knowledge);
      const state = writeSharedLink({ screen, values });
      return {
        ...built,
        state,
        shared: readSharedLink(state),
        explained: built.url && explainLink(built.url, knowledge),
      };
    },
    {
      screen: [],
      source: ['ld', 'LD', 'fl4', 'ZZ', OTHER],
      streamChain: ['999', '1', '0', 'base'],
      ids: ['ld-999-5', 'LK3-8453-1,fl4-8453-2', 'LK3-1-1', 'x'],
    },
  );
  await expectRecorded(record, 'screens.txt');
});

it('old, odd and foreign links are explained as recorded', async () => {
  const LK = knowledge.contracts.find(({ alias }) => alias === 'LK3')?.addresses[8453] ?? '';
  const samples = [
    `${APP}/`,
    APP.replace('https', 'http'),
    `${APP}/api/frame/x`,
    `${APP}/stream/LL2-137-14`,
    `${APP}/stream/LL2-137-14/`,
    `${APP}/vesting/stream/FL4-8453-1`,
    `${APP}/payments/stream/LK3-8453-1`,
    `${APP}/vesting/stream/${LK}-8453-7/details`,
    `${APP}/vesting/stream/${LK}-1-7`,
    `${APP}/gallery/group/linear`,
    ...['stream', 'streams', 'vesting', 'payments', 'airdrops', 'airstreams'].flatMap((section) => [
      `${APP}/${section}`,
      `${APP}/${section}/search?c=1&s=${ADDRESS}&r=${OTHER}`,
      `${APP}/${section}/search/?t=search&c=8453&r=${ADDRESS}&i=LL2-8453-1,LK3-8453-2`,
      `${APP}/${section}/search?c=137&a=${ADDRESS}&n=Spring`,
      `${APP}/${section}?t=sender`,
      `${APP}/${section}/search/base?s=${ADDRESS}&f=settled&o=asc&p=2&x=1`,
    ]),
    `${APP}/?t=search&c=1&s=${ADDRESS}&r=${OTHER}`,
    `${APP}/?t=search&c=8453&r=${ADDRESS}&i=LL2-8453-1,LK3-8453-2&a=${OTHER}`,
    `${APP}/?t=search&c=8453&s=${ADDRESS}&r=${OTHER}&i=FL4-8453-1,FL-8453-2`,
    `${APP}/?t=search&s=${ADDRESS}`,
    `${APP}/airdrops?t=search&c=137&m=${ADDRESS}&a=${OTHER}`,
    `${APP}/stream/FL4-8453-3`,
    `${APP}/airstream/${ADDRESS}-1`,
    `${APP}/airdrops/campaign/${ADDRESS}-1`,
    `${APP}/airdrops/campaign/${ADDRESS}-1/manage?cc=8453`,
    `${APP}/vesting/stream/ld-999-5`,
    `${APP}/payments/stream/fl4-999-5`,
    `${APP}/nothing`,
    `${APP}/%E0%A4%A`,
    'app.sablier.com/vesting',
    'evil.com/vesting',
    'ftp://app.sablier.com/vesting',
  ];
  const record = await recordOf(samples, (text) => explainLink(text, knowledge), 'none');
  await expectRecorded(record, 'explained.txt');
});

it('links of markets and of Safe are read as recorded', async () => {
  const LK = knowledge.contracts.find(({ alias }) => alias === 'LK3')?.addresses[8453] ?? ADDRESS;
  const samples = [
    `https://opensea.io/assets/base/${LK}/12`,
    `https://opensea.io/item/base/${LK}/12`,
    `https://opensea.io/assets/ethereum/${LK}/12`,
    `https://basescan.org/nft/${LK}/12`,
    `https://basescan.org/token/${LK}?a=12`,
    `https://etherscan.io/nft/${LK}/12`,
    `eip155:8453/erc721:${LK}/12`,
    `https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fapp.sablier.com&chain=base`,
    `https://app.safe.global/apps/open?safe=base:${ADDRESS}&appUrl=https%3A%2F%2Fevil.com%2F`,
    `https://app.safe.global/home?safe=base:${ADDRESS}`,
  ];
  const record = await recordOf(
    samples,
    (text) => {
      const url = parseUrl(text);
      return { nft: readNftLink(text, knowledge.chains), opened: url && openedBySafe(url) };
    },
    'none',
  );
  await expectRecorded(record, 'foreign.txt');
});

it('questions to the search are answered as recorded', async () => {
  const lists = directAnswerLists();
  const [known] = lists.contracts;
  const samples = [
    known?.address ?? '',
    (known?.address ?? '').slice(0, 12),
    `${(known?.address ?? '').slice(0, 30)}0000${(known?.address ?? '').slice(34)}`,
    ADDRESS,
    `0x${'0'.repeat(40)}`,
    '0x066920d7',
    '0xfdd46d60',
    'LK3-8453-5',
    'lk3-8453-5',
    'FL4-1-7',
    'LL-137-2',
    'ZZ-1-1',
    'LK3-8453',
    '8453',
    'chain 8453',
    'base',
    'is base supported',
    'solana',
    'bnb chain',
    'bsc testnet',
    'chain id 56',
    'polygon zkevm',
    'ethereum mainnet',
    'sepolia',
    `${APP}/vesting/stream/LK3-8453-5`,
    `https://etherscan.io/tx/0x${'ab'.repeat(32)}`,
    `0x${'ab'.repeat(32)}`,
    'https://sablier.com',
    'sabIier.com',
    'fee',
    '',
  ];
  await expectRecorded(
    await recordOf(samples, (query) => directAnswers(query, lists), 'none'),
    'answers.txt',
  );
});
