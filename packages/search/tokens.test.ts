import { describe, expect, it } from 'vitest';
import { rawWordsOf, termsOf, tokenize, wordsOf } from './tokens.ts';

describe('tokenize', () => {
  it.each([
    ['createWithTimestampsLL', ['createwithtimestampsll', 'create', 'with', 'timestamps', 'll']],
    [
      'SablierLockup_StreamCanceled',
      [
        'sablierlockup_streamcanceled',
        'sablierlockup',
        'sablier',
        'lockup',
        'streamcanceled',
        'stream',
        'canceled',
      ],
    ],
    ['_streamedAmountOf', ['streamedamountof', 'streamed', 'amount', 'of']],
    ['LockupNFTDescriptor', ['lockupnftdescriptor', 'lockup', 'nft', 'descriptor']],
    ['uint128', ['uint128', 'uint', '128']],
    ['ERC-20', ['erc20', 'erc', '20']],
    ['open-ended', ['openended', 'open', 'ended']],
    ['NFTs', ['nfts', 'nft']],
    ["user's don't", ['user', 'dont']],
    ['v4.0', ['v4.0', '4.0']],
    ['18 and 1.5', ['18', 'and', '1.5']],
    ['1,000 or 10_000', ['1,000', '1000', 'or', '10_000', '10000']],
    ['0x40e58ee5', ['0x40e58ee5']],
    ['0xcF8ce57fa442ba50aCbC57147a62aD03873FfA73', ['0xcf8ce57fa442ba50acbc57147a62ad03873ffa73']],
    ['Émission ΑΒΓ', ['emission', 'αβγ']],
    [
      'Lockup.CreateWithTimestamps',
      ['lockup', 'createwithtimestamps', 'create', 'with', 'timestamps'],
    ],
    ['a_b', ['a_b', 'a', 'b']],
    ['🎉 — ___ !', []],
    ['__proto__', ['proto']],
  ])('splits %s into its terms', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('gives the same terms again for a word it has seen', () => {
    expect(tokenize('statusOf')).toEqual(tokenize('statusOf'));
  });

  it.each([
    'v4.0 and 1.5, 1,000 or 10_000x; ERC-20 is not open-ended: _don\'t_ say "0xAB"',
    "a-b--c 'quoted' x'y z- 1,00 1,0000 v1 V2.1beta 0x1_2",
  ])('finds the same words whether or not a text is all ASCII: %s', (text) => {
    expect(wordsOf(text)).toEqual(wordsOf(`${text} →`));
    expect(rawWordsOf(text)).toEqual(wordsOf(text).map(({ raw }) => raw));
  });

  it('returns each part with its place in the word', () => {
    const word = 'SablierFlow_Overdraw';
    for (const { term, start, end } of termsOf(word)) {
      expect(word.slice(start, end).toLowerCase()).toBe(term);
    }
  });

  it('cuts a word of 10,000 letters to 80', () => {
    expect(tokenize('x'.repeat(10_000))[0]).toHaveLength(80);
  });
});
