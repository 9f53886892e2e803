// cspell:disable: fakes are misspelled on purpose
import { describe, expect, it } from 'vitest';
import { official } from '@sablier-docs/protocol/project/official';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readKnownContracts, readKnownPrograms } from '@sablier-docs/protocol/known-contracts';
import { checkMessage } from './check';
import { readCheckHash, writeCheckHash } from './url-hash';
import { LONGEST_TEXT } from './limits';
import { describeFinding, describeFindings } from './describe';
import type { KnownLists } from './types';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';

const lists: KnownLists = {
  contracts: readKnownContracts(),
  programs: readKnownPrograms(),
  streams: readStreamContracts(),
  chains: readChains(),
};
const ask = (text: string) => checkMessage(text, official, lists);
const kinds = (text: string) => ask(text).map(({ kind }) => kind);
const told = (text: string) =>
  describeFindings(ask(text))
    .map(({ tone, title, text: words }) => `${tone}: ${title} ${words}`)
    .join('\n');

const LOCKUP = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const STRANGER = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';

describe('an address', () => {
  it('of the SDK is called by contract and release, in any case and as wallets write it', () => {
    for (const text of [
      LOCKUP,
      LOCKUP.toLowerCase(),
      `0X${LOCKUP.slice(2)}`,
      LOCKUP.slice(2),
      `eth:${LOCKUP}`,
      `eip155:1:${LOCKUP}`,
      `ethereum:${LOCKUP}@1`,
      `“${LOCKUP}”,`,
      `0x${'0'.repeat(24)}${LOCKUP.slice(2).toLowerCase()}`,
    ]) {
      expect(told(text), text).toMatch(/^real: A Sablier contract: SablierLockup of Lockup v4\.0/);
    }
  });

  it('is known for each contract of the lists', () => {
    for (const known of lists.contracts)
      expect(ask(known.address)).toEqual([{ kind: 'contract', known, hasWrongCase: false }]);
  });

  it('is a stranger without a verdict when no list has it', () => {
    expect(kinds(STRANGER)).toEqual(['stranger']);
    expect(told(STRANGER)).toMatch(/^other: .*campaign/s);
  });

  it('is explained by what it can be, what it is not and what to leave when no list has it', () => {
    const words = told(STRANGER);
    expect(words).toMatch(/^other: Not a Sablier contract/);
    expect(words).toContain('an NFT of this address is no stream of Sablier');
    expect(words).toContain('approve nothing for it and send nothing to it');
    expect(words).not.toContain('SDK');
  });

  it('with a wrong checksum is named as one, whoever it belongs to', () => {
    const swapped = LOCKUP.replace('37B', '37b');
    expect(ask(swapped)).toMatchObject([{ kind: 'contract', hasWrongCase: true }]);
    expect(told(swapped)).toMatch(/^other: .*EIP-55/s);
    expect(told('0xD8da6bf26964af9d7eed9e03e53415d37aa96045')).toMatch(/^other: .*EIP-55/s);
    expect(told(STRANGER)).not.toContain('EIP-55');
    expect(told(LOCKUP.toUpperCase())).not.toContain('EIP-55');
  });

  it('that imitates a contract is a fake, and names the contract', () => {
    const fake = `${LOCKUP.slice(0, 6)}${'7'.repeat(32)}${LOCKUP.slice(-4)}`;
    expect(told(fake)).toMatch(/^fake: Not Sablier: it imitates SablierLockup of Lockup v4\.0/);
    const edited = LOCKUP.toLowerCase().replace('7', '8');
    expect(ask(edited)).toMatchObject([{ kind: 'lookalike', lookalike: { differs: [4] } }]);
  });

  it.each([
    [LOCKUP.slice(0, -1), 'This one has 39, so 1 are missing.'],
    [`${LOCKUP}a`, 'This one has 41, so 1 are too many.'],
    [LOCKUP.replace('B', 'O'), '“O” (U+004F)'],
    [LOCKUP.replace('c', 'с'), '“с” (U+0441)'],
    ['0x', 'This one has 0, so 40 are missing.'],
    ['0xzz', 'Character 3 is “z”'],
  ])('calls %s malformed and says: %s', (text, problem) => {
    expect(kinds(text)).toEqual(['malformed']);
    expect(told(text)).toContain(problem);
  });

  it('with an unseen character in it is a fake, whatever is left without that', () => {
    const text = `${LOCKUP.slice(0, 20)}\u200b${LOCKUP.slice(20)}`;
    expect(told(text)).toMatch(/^fake: .*an invisible character \(U\+200B\)/);
    expect(told(text)).not.toMatch(/^real:/m);
  });

  it('that is malformed and close to a contract shows the contract', () => {
    for (const text of [
      LOCKUP.slice(0, -1),
      LOCKUP.replace('B', 'Ь'),
      `${LOCKUP.slice(0, 22)}\u200b${LOCKUP.slice(22)}`,
    ])
      expect(ask(text)[0], text).toMatchObject({ like: { address: LOCKUP } });
    expect(ask('0x1234')).toMatchObject([{ like: undefined }]);
  });

  it('is compared with the chain that comes with it', () => {
    const base = lists.streams.find(({ alias }) => alias === 'LK3')?.addresses[8453] ?? '';
    for (const text of [`eip155:8453:${base}`, `base:${base}`, `ethereum:${base}@8453`])
      expect(told(text), text).toMatch(/^real: /);
    for (const text of [
      `eip155:999999:${base}`,
      `evil:${base}`,
      `eip155:08453:${base}`,
      `eth:${base}`,
      `ethereum:${base}`,
      `ethereum:${base}@1`,
      `evil:8453:${base}`,
      `https://etherscan.io/address/${base}`,
    ])
      expect(told(text), text).toMatch(/^other: Not known to be Sablier’s on /);
  });

  it('is answered as the zero address, as a program of Solana, or as an account of Solana that is not Sablier’s', () => {
    expect(kinds(`0x${'0'.repeat(40)}`)).toEqual(['zero']);
    const program = lists.programs[0];
    expect(ask(program?.address ?? '')).toMatchObject([{ program: program?.program }]);
    expect(told('4EauRKrNErKfsR4XetEZJNmvACGHbHnHV4R5dvJuqupd')).toMatch(/^other: Not a Sablier/);
  });
});

describe('a stream', () => {
  it('names the contract of an alias, whatever its case, and of an address', () => {
    expect(told('LK3-8453-5')).toMatch(
      /^real: LK3-8453-5 names stream 5 of SablierLockup, Lockup v4/,
    );
    expect(kinds('fl4-8453-100')).toEqual(['stream']);
    expect(kinds(`${LOCKUP.toLowerCase()}-1-12`)).toEqual(['stream']);
  });

  it.each([
    '12345',
    '#12345',
    'ID 12345',
    'NFT #12345',
    'Sablier stream no. 12345',
    'stream 12345 on Base',
  ])('as a number alone is asked for its contract: %s', (text) => {
    expect(ask(text)).toEqual([{ kind: 'number', digits: '12345' }]);
    expect(told(text)).toMatch(/^plain: A number alone names no stream .*address of its contract/s);
    expect(told(text)).not.toContain('called');
  });

  it('is not a long number, a part of an ID, or a number in a sentence', () => {
    expect(told('447700900123')).toContain('If it is to be called: these pages know no');
    for (const text of ['LK3-5', '1,234', 'I paid 500 for 3', '5, 6'])
      expect(kinds(text), text).toEqual(['unreadable']);
    expect(told('LK9-8453-5')).toMatch(/“LK9” stands for no contract .* Copy the ID again/s);
  });

  it('of another contract, chain or alias is none, and a fake contract is seen', () => {
    expect(kinds('LK9-8453-5')).toEqual(['no-stream']);
    expect(kinds(`${LOCKUP}-8453-5`)).toEqual(['no-stream', 'contract']);
    const fake = `${LOCKUP.slice(0, 6)}${'7'.repeat(32)}${LOCKUP.slice(-4)}`;
    expect(kinds(`${fake}-1-5`)).toEqual(['lookalike', 'no-stream']);
  });
});

describe('a link', () => {
  it.each([
    'https://app.sablier.com',
    'app.sablier.com',
    'APP.SABLIER.COM.',
    'https://sablier.com/pricing?x=1#y',
    'https://docs.sablier.com/support/faq',
    'https://sablierlabs.co.uk/',
    '“https://app.sablier.com/”.',
    '<https://app.sablier.com>',
  ])('calls %s official', (text) => expect(told(text)).toMatch(/^real: Official: /));

  it.each([
    'https://www.sablier.com/',
    '//docs.sablier.com/support/faq',
    'hxxps://sablier[.]com',
    'https://ＳＡＢＬＩＥＲ.com',
    'https:\\\\app.sablier.com',
    'https:app.sablier.com',
    'https://app.sablier.com:443',
    'https://app.sablier.com./vesting',
    'https://@app.sablier.com',
    'https://www.github.com/sablier-labs',
    'https://linktr.ee/SablierLabs.',
    'https://x.com/Sablier!',
    'https://app.sablier.com..',
    'https://app.sablier.com/%2e%2e/',
    'https://app.sablier.com//evil.com',
    'https://app.sablier.com/?to=evil.com',
    `https://app.sablier.com/vesting/create?recipient=${STRANGER}`,
  ])('%s leads to the team and is no exact link, so nothing vouches for it', (text) => {
    expect(told(text)).toMatch(/^other: /);
    expect(told(text)).not.toMatch(/^real: |Official: /m);
  });

  it('to the app or to an explorer is judged with the address in it', () => {
    expect(kinds('https://app.sablier.com/vesting/stream/LK3-8453-5')).toEqual(['site', 'stream']);
    expect(kinds(`https://app.sablier.com/airdrops/campaign/${STRANGER}-1`)).toEqual([
      'stranger',
      'site',
    ]);
    expect(kinds(`https://etherscan.io/address/${LOCKUP}#code`)).toEqual(['explorer', 'contract']);
    const nft = `https://opensea.io/item/ethereum/${LOCKUP}/5`;
    expect(kinds(nft)).toEqual(['marketplace', 'contract']);
    expect(told(nft)).not.toMatch(/^(?:fake|other): /m);
    expect(kinds(`https://opensea.io/item/ethereum/${STRANGER}/5`)).toEqual([
      'stranger',
      'marketplace',
    ]);
    expect(kinds(`https://opensea.io.evil.io/item/ethereum/${LOCKUP}/5`)).toEqual(['other-site']);
    expect(kinds(`https://etherscan.io.evil.io/address/${LOCKUP}`)).toEqual(['other-site']);
  });

  it('that is short hides where it leads', () => {
    expect(told('bit.ly/3abc')).toMatch(/^other: Not official: bit\.ly A short link hides/);
    expect(told('https://example.com/3abc')).not.toContain('short link');
  });

  it.each([
    ['https://sablier.com@evil.io/claim', 'does not decide where it leads'],
    ['https://app.sablier.com:pass@evil.io', 'does not decide where it leads'],
    ['https://x@sablier.com', 'does not decide where it leads'],
    ['https://app.sablier.com.evil.io', 'this one belongs to evil.io'],
    ['sablier.com.claims.evil.co.uk', 'this one belongs to evil.co.uk'],
    ['https://evil.io/app.sablier.com', 'leads to evil.io'],
    ['https://evil.io?to=https%3A%2F%2Fsablier.com', 'leads to evil.io'],
    ['https://evil.io\\@sablier.com', 'leads to evil.io'],
    ['https://sаblier.com', '“sаblier.com”'],
    ['https://xn--sblier-3nf.com', '“sаblier.com”'],
    ['https://sablíer.com', '“sablíer.com”'],
  ])('%s is a fake by its trick', (text, words) => {
    expect(told(text)).toMatch(/^fake: Not official/);
    expect(told(text)).toContain(words);
  });

  it.each([
    'sablier.xyz',
    'sablier-app.com',
    'app-sablier.com',
    'sabiler.com',
    'sab1ier.com',
    'sabIier.com',
    'sabler.com',
    'sabliér.io',
    'sablierr.com',
    'sa-blier.com',
    'claim.sablier.app.evil.io',
    'sablier.vercel.app',
    'mysablierclaim.net',
    'https://sablier.com:443@1.2.3.4/',
  ])('calls %s fake, because it uses the name', (text) =>
    expect(told(text), text).toMatch(/^fake: Not official/),
  );

  it.each(['example.org', 'uniswap.org', 'https://table.com', 'https://1.2.3.4', 'https://[::1]/'])(
    'calls %s somebody else’s',
    (text) => expect(told(text)).toMatch(/^other: Not official/),
  );

  it('to the team’s domains in another way is looked at again', () => {
    expect(told('http://app.sablier.com')).toMatch(/^other: .*without encryption/s);
    expect(told('https://app.sablier.com:8443')).toMatch(/^other: .*port 8443/s);
    expect(kinds('https://claim.sablier.com')).toEqual(['part-of-site']);
    expect(kinds('https://discord.sablier.com')).toEqual(['closed']);
    expect(kinds('https://app.sablier.finance/stream/1')).toEqual(['closed']);
  });

  it('to an account is real for what its owner alone writes', () => {
    for (const text of [
      'https://x.com/Sablier',
      'https://twitter.com/sablier',
      'https://github.com/sablier-labs/',
      'github.com/sablier-labs/sdk',
    ])
      expect(kinds(text), text).toEqual(['account']);
    for (const text of [
      'https://x.com/Sablier/status/1',
      'https://x.com/Sablier?x=1',
      'http://x.com/Sablier',
      'https://github.com/sablier-labs/docs/files/14125503/Sablier.Wallet.zip',
      'https://github.com/sablier-labs/docs/issues/1',
      'https://github.com/sablier-labs/docs//',
    ]) {
      expect(kinds(text), text).toContain('below-account');
      expect(told(text), text).toMatch(/^other: Below the .*; others write there too/);
    }
  });

  it('to another account compares the name', () => {
    expect(told('https://x.com/Sabller')).toMatch(/^fake: /);
    expect(told('https://x.com/Sablier_Support')).toMatch(/^fake: /);
    expect(told('https://github.com/ethereum')).toMatch(/^other: /);
    expect(kinds('https://t.me/sablier')).toEqual(['messenger']);
    expect(kinds('https://discord.gg/bSwRCwWRsT')).toEqual(['messenger']);
    expect(kinds('@SablierHelp')).toEqual(['handle']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'tg://resolve?domain=sablier', 'ftp://a.b'])(
    'calls %s no website',
    (text) => expect(kinds(text)).toEqual(['no-site']),
  );
});

describe('an address for mail', () => {
  it.each([
    ['contact@sablier.com', /^real: Official/],
    ['mailto:Contact@Sablier.com?subject=x', /^real: Official/],
    ['<contact@sablier.com>', /^real: Official/],
    ['mailto:contact@sablier.com?cc=helpdesk@evil.com', /^other: Not official: helpdesk@evil.com/],
    ['contact@sablier.com?bcc=helpdesk%40evil.com', /^other: Not official: helpdesk@evil.com/],
    ['mailto:contact@sablier.com,helpdesk@evil.com', /^other: Not official: helpdesk@evil.com/],
    ['mailto:contact@sablier.com?body=my%20phrase', /^other: The link fills in more.*: body/],
    ['mailto:contact@sablier.com?subject=a%0Abcc:x@evil.com', /^other: .*subject/],
    ['support@sablier.com', /^other: .*not the address for support/],
    ['contact@sabller.com', /^fake: Not official/],
    ['contact@my-sablier.com', /^fake: Not official/],
    ['sablier.com@evil.io', /^fake: Not official/],
    ['somebody@example.org', /^other: Not official/],
  ])('judges %s by its domain', (text, words) => expect(told(text)).toMatch(words));
});

describe('a message', () => {
  it('is judged by each link and address in it', () => {
    const message = `Hello! Your stream on Sablier must be migrated. Go to https://sablier-migrate.com, or
      write to help@sablier.support. Contract: ${LOCKUP}. Do it today!`;
    expect(kinds(message)).toEqual(['more-than-one', 'other-site', 'mail', 'contract']);
    expect(kinds('Please visit sablier-claim.net now.')).toEqual(['more-than-one', 'other-site']);
    for (const text of [
      'This is e.g. a sentence and/or 3.5 of v3.0 at 10:30 in the U.S.',
      'I paid 1,000.50 USDC, 50.000,00 EUR or $1.2M (0.5%) on 2026-11-24 for 2.0.1-beta, see #123, etc.',
    ])
      expect(kinds(text), text).toEqual(['unreadable']);
    expect(kinds('https://evil.io/x '.repeat(20))).toEqual(['more-than-one', 'other-site']);
  });

  it('is never real, also when all that it has in it is', () => {
    for (const text of [
      'Go to https://app.sablier.com.',
      'https://app.sablier.com https://docs.sablier.com',
      `Approve ${LOCKUP}`,
    ]) {
      expect(told(text), text).toMatch(/^plain: The links and addresses found here are Sablier’s/);
      expect(told(text), text).not.toMatch(/^real: /m);
    }
  });

  it.each([
    'vesting-migration.xyz',
    'vesting.xyz?from=1',
    'vesting.xyz:8443',
    '45.33.21.9',
    'http://757143817/',
    'mіgrate.xyz/claim',
    'treasury-rescue.eth',
    '\u200ehttps://claim-vesting.xyz/now',
    '\u2066claim-vesting.xyz',
    '[claim here](https://claim-vesting.xyz/now)',
    '<a href="https://claim-vesting.xyz/now">here</a>',
    'claim-vesting[.]xyz',
    'claim-vesting dot xyz',
    'claim-vesting。xyz',
    'help@vesting.support',
    '@VestingHelp',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '+44-7700-900123',
    '+44 7700 900123',
    '(555) 123-4567',
    'vesting\u2024xyz',
    'vesting · vesting·xyz',
    'vesting-claim . xyz',
    'steam:run',
  ])('passes over nothing: %s beside a real link', (piece) => {
    const findings = ask(`The app is at https://app.sablier.com and also ${piece}`);
    expect(findings[0]).toMatchObject({ kind: 'more-than-one' });
    expect(findings[0]).not.toMatchObject({ others: 0, fakes: 0 });
    expect(describeFindings(findings).map(({ tone }) => tone)).not.toContain('real');
  });

  it('shows every fake and says how many other answers it leaves out', () => {
    const hosts = (name: string) => Array.from({ length: 20 }, (_, at) => `${name}${at}.xyz`);
    const findings = ask(
      [...hosts('shop'), ...hosts('sablier'), 'https://app.sablier.com'].join(' '),
    );
    expect(findings[0]).toEqual({ kind: 'more-than-one', fakes: 20, others: 20, real: 1 });
    const tones = findings.map((finding) => describeFinding(finding).tone);
    expect(tones.slice(1, 21)).toEqual(Array.from({ length: 20 }, () => 'fake'));
    expect(findings.at(-1)).toEqual({ kind: 'not-shown', count: 21 });
  });

  it('reads a link over the end of a line in both ways', () => {
    for (const text of [
      'https://app.sablier.com\n.evil.com',
      'https://app.sablier.com\t.evil.com',
      'Open https://app.sablier.com\r\n-claim.com now',
    ])
      expect(told(text), JSON.stringify(text)).toMatch(/^fake: This text has/);
    expect(told('See https://app.sablier.com\nmunity for more')).toContain('app.sablier.community');
  });

  it('says which unseen characters it has, but for those of emoji', () => {
    expect(told('https://app.sablier.com\ufeff-claim.com')).toMatch(/^fake: .*U\+FEFF/s);
    expect(kinds('Thanks 👩‍💻 ⚠️')).toEqual(['unreadable']);
    expect(kinds('Thanks\u202e')).toEqual(['unseen']);
  });
});

describe('a secret', () => {
  const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access acid';

  it.each([
    phrase,
    phrase.toUpperCase(),
    phrase.replaceAll(' ', '\n'),
    `1. ${phrase.replaceAll(' ', ', 2. ')}`,
  ])('of words is refused, and nothing of it is kept: %s', (text) => {
    expect(kinds(text)).toEqual(['secret']);
    expect(writeCheckHash(text, ask(text))).toBe('');
    expect(JSON.stringify(ask(text))).not.toContain('absurd');
  });

  it('of 64 digits is refused wherever it is', () => {
    const key = 'ab'.repeat(32);
    for (const text of [key, `0x${key}`, `my key is ${key} and ${LOCKUP}`]) {
      expect(kinds(text)[0]).toBe('secret');
      expect(JSON.stringify(ask(text))).not.toContain(key);
      expect(writeCheckHash(text, ask(text))).toBe('');
    }
    expect(told(`0x${key} at https://sablier-claim.net`)).toMatch(/^fake: Not official/m);
  });
});

describe('hostile input', () => {
  it.each([
    '',
    '.',
    '..',
    '@',
    '-',
    '0',
    'sablier',
    'https://',
    'https://..',
    'http://%',
    'xn--',
    'https://xn--999999999999.com',
    'a'.repeat(LONGEST_TEXT),
    '.'.repeat(LONGEST_TEXT),
    'a.'.repeat(LONGEST_TEXT / 2),
    '@'.repeat(LONGEST_TEXT),
    `0x${'f'.repeat(LONGEST_TEXT - 2)}`,
    '<img src=x onerror=alert(1)>',
    '\u202emoc.reilbas',
    '__proto__',
    'constructor-1-1',
    'LK3-8453-999999999999999999999999999999999999999999999999999999999999999999999999999999999',
    '💧'.repeat(100),
    '\ud800',
  ])('%s gets an answer soon', { retry: 2 }, (text) => {
    const { value: findings, seconds } = onProcessor(() => ask(text));
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(describeFinding(finding).title).not.toBe('');
    expect(findings.map(({ kind }) => kind)).not.toContain('contract');
    expect(findings.map(({ kind }) => kind)).not.toContain('site');
    writeCheckHash(text, findings);
    expect(seconds).toBeLessThan(onThisProcessor(1, seconds));
  });

  it('is “too-long” from one letter above the limit on', () => {
    expect(kinds('x'.repeat(LONGEST_TEXT + 1))).toEqual(['too-long']);
  });
});

describe('the hash', () => {
  it('leads to the same kind of answer as the text that it was written from', () => {
    for (const text of [
      LOCKUP,
      STRANGER,
      'LK3-8453-5',
      'app.sablier.com',
      'sаblier.com',
      'LK9-1-1',
    ]) {
      const hash = writeCheckHash(text, ask(text));
      expect(hash, text).toMatch(/^#check=[\w.%-]+$/);
      expect(ask(readCheckHash(hash) ?? '').at(-1)?.kind, text).toBe(ask(text).at(-1)?.kind);
    }
  });

  it('holds of a link the host alone', () => {
    const text = 'https://user:secret@evil.io/path?token=abc#x';
    expect(writeCheckHash(text, ask(text))).toBe('#check=evil.io');
    expect(writeCheckHash('a@example.org', ask('a@example.org'))).toBe('');
    expect(writeCheckHash(`see ${LOCKUP}`, ask(`see ${LOCKUP}`))).toBe('');
  });

  it('leads to no answer that is better than the one it is copied from', () => {
    for (const text of [
      'https://app.sablier.com/?to=evil.com',
      'https://@app.sablier.com',
      'http://app.sablier.com',
      `https://app.sablier.com/airdrops/campaign/${STRANGER}-1`,
      `evil:${LOCKUP}`,
      LOCKUP.replace('37B', '37b'),
      'https://app.sablier.com\u200b-claim.com',
      `https://etherscan.io/address/${LOCKUP}`,
    ]) {
      const again = readCheckHash(writeCheckHash(text, ask(text)));
      expect(again === undefined ? '' : told(again), text).not.toMatch(/^real: /);
    }
  });

  it('is read when it is one, and text at all', () => {
    expect(readCheckHash('#check=a%20b')).toBe('a b');
    for (const hash of ['', '#', '#check=', '#check', '#checks=1', '#check=%', '#signed'])
      expect(readCheckHash(hash), hash).toBeUndefined();
  });
});

describe('marks around an address', () => {
  const isCalledCode = (text: string) => kinds(text).includes('markup');

  it.each(['Write to <mail@example.com>', 'See <https://example.com/vesting> now'])(
    '%s is as a mail program writes it',
    (text) => {
      expect(isCalledCode(text)).toBe(false);
    },
  );

  it.each([
    '<a href="https://example.com">https://evil.example</a>',
    'Hi <b>you</b> <mail@example.com>',
    '&lt;mail@example.com&gt; https://example.com',
    '<a href=mailto:mail@example.com>mail@example.com</a>',
  ])('calls %s code, which it does not judge', (text) => {
    expect(isCalledCode(text)).toBe(true);
  });
});
