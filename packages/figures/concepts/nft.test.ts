import { expect, it } from 'vitest';
import { textOfSentence } from '../figure';
import { DAY_ON_CHAIN, drawNumber, lockupAbi, openLockupChain, settingsOn } from './for-tests';
import { lifeReading, takesOnDay } from './life-course';
import { nft, pictureOnDay } from './nft';
import { nftPicture, type NftPicture } from './nft-picture';

const SIGNS: Readonly<Record<string, string>> = { '&#8805;': '≥', '&lt;': '<', '&gt;': '>' };
const CAPTIONS = ['Progress', 'Status', 'Amount', 'Duration'];

const textOfUri = (uri: string): string =>
  Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString();

/** What the contract has computed for its picture, read from the picture. */
function pictureOfUri(uri: string): NftPicture {
  const { image } = JSON.parse(textOfUri(uri)) as { image: string };
  const svg = textOfUri(image);
  const found = (pattern: string): string => new RegExp(pattern).exec(svg)?.[1] ?? '';
  const cards = CAPTIONS.map((caption) => {
    const content = found(`>${caption}</text><text[^>]*>([^<]*)<`);
    return { caption, content: content.replace(/&[#\w]+;/, (sign) => SIGNS[sign] ?? sign) };
  });
  return { cards, isUpperFilled: svg.includes('<polygon points="350 350') };
}

type Press = 'withdraw' | 'cancel';

/** Days, and what is pressed on them after the picture was read. The stream runs from day 20 to 120. */
const COURSES: readonly (readonly (readonly [day: number, press: Press])[])[] = [
  [
    [13, 'withdraw'],
    [61, 'cancel'],
    [83, 'withdraw'],
    [139, 'cancel'],
  ],
  [
    [20, 'withdraw'],
    [77, 'withdraw'],
    [120, 'cancel'],
    [131, 'withdraw'],
    [140, 'cancel'],
  ],
  [
    [7, 'cancel'],
    [119, 'withdraw'],
  ],
];

/** Courses of six days that are the same on each run: 23 pictures with those above, and 200 every night. */
const DRAWN_COURSES = settingsOn(0x41n, (random) =>
  Array.from({ length: 6 }, () => drawNumber(random, 0, 140))
    .sort((a, b) => a - b)
    .map((day) => [day, random.chance(0.3) ? 'cancel' : 'withdraw'] as const),
).slice(0, process.env.TEST_ALL ? 32 : 2);

it('draws on each day of five courses or more, which lead through all statuses, what tokenURI draws', async () => {
  const { accounts, at, send, client, linearArgs } = await openLockupChain();
  const { sender, recipient } = accounts;
  const args = await linearArgs(recipient, { after: 20n });
  await send(sender, at('lockup'), lockupAbi, 'createWithTimestampsLL', args);
  const { timestamp: begun } = await client.getBlock();
  const turn = async (day: number) => {
    const { timestamp } = await client.getBlock();
    const next = begun + BigInt(day) * DAY_ON_CHAIN;
    if (next > timestamp) await client.setNextBlockTimestamp({ timestamp: next });
    await client.mine({ blocks: 1 });
  };
  const seen = new Set<string>();
  for (const course of [...COURSES, ...DRAWN_COURSES]) {
    const before = await client.snapshot();
    let state = nft.start;
    for (const [day, name] of course) {
      await turn(day);
      state = { ...state, day };
      const told = JSON.stringify(state);
      const asked = { address: at('lockup'), abi: lockupAbi, args: [1n] } as const;
      const uri = await client.readContract({ ...asked, functionName: 'tokenURI' });
      expect(pictureOnDay(state), told).toEqual(pictureOfUri(uri as string));
      seen.add(lifeReading(state).stream.status);
      if (!takesOnDay(state)[name]) continue;
      state = { ...state, ...nft.act?.(state, name) };
      if (name === 'cancel') await send(sender, at('lockup'), lockupAbi, 'cancel', [1n]);
      else await send(recipient, at('lockup'), lockupAbi, 'withdrawMax', [1n, recipient]);
      expect(lifeReading(state).paidOn).toBe(day);
    }
    await client.revert({ id: before });
  }
  expect([...seen].sort()).toEqual(['CANCELED', 'DEPLETED', 'PENDING', 'SETTLED', 'STREAMING']);
});

it('writes on the cards what tokenURI writes, from half a token for half a day to a quadrillion', async () => {
  const { accounts, at, send, client, linearArgs } = await openLockupChain();
  const terms = [
    [500_000_000_000_000_000n, 43_200n],
    [1_000_000_000_000_000_000n, 86_400n],
    [1_005_000_000_000_000_000_000n, 172_800n],
    [1_234_567_000_000_000_000_000_000n, 863_913_600n],
    [10n ** 30n, 864_000_000n],
    [10n ** 33n, 31_622_400n],
  ] as const;
  for (const [index, [deposit, lasts]] of terms.entries()) {
    const args = await linearArgs(accounts.recipient, { deposit, after: 1n, lasts });
    await send(accounts.sender, at('lockup'), lockupAbi, 'createWithTimestampsLL', args);
    const asked = { address: at('lockup'), abi: lockupAbi, args: [BigInt(index + 1)] } as const;
    const uri = await client.readContract({ ...asked, functionName: 'tokenURI' });
    const reading = { status: 'PENDING', streamed: 0n, decimals: 18 } as const;
    const picture = nftPicture({ ...reading, deposit, duration: lasts });
    expect(picture, String(deposit)).toEqual(pictureOfUri(uri as string));
  }
});

it.each([
  [
    { day: 60, acts: '' },
    "On day 60 the contract's picture says 40%, Streaming. A wallet's copy of day 0, the last event, still says 0%, Pending.",
  ],
  [
    { day: 60, acts: '60 cancel' },
    "On day 60 the contract's picture says 40%, Canceled. A wallet's copy of day 60 says the same.",
  ],
  [
    { day: 61, acts: '30 withdraw,50 renounce' },
    "On day 61 the contract's picture says 41%, Streaming. A wallet's copy of day 30, the last event, still says 10%, Streaming.",
  ],
])('says for %j: "%s"', (state, text) => {
  expect(textOfSentence(nft.sentence(state))).toBe(text);
});
