import { describe, expect, it } from 'vitest';
import { readWritten } from '../../../scripts/check/prose/page';
import { bareWarnings, brokenSources, universal } from '../../../scripts/check/prose/universal';

const page = (text: string) => readWritten({ file: 'docs/x.mdx', text });
const flagged = (text: string) => universal(page(text)).map(({ message }) => message.split('"')[1]);

describe('a sentence that speaks for every case of a contract', () => {
  it.each([
    ['Only the sender can cancel a stream.', 'only the'],
    ['The NFT can never be transferred.', 'never'],
    ['Text.\n\n:::note\nNobody can withdraw it.\n:::', 'nobody'],
    ['- **Fees.** Every withdrawal pays a fee.', 'every withdrawal'],
    ['| Role | what it can do with every stream |', 'every stream'],
    ['One is proved. {/* tested: a */} No sender can pause.', 'no sender can'],
    ['The whole deposit goes back.', 'whole deposit'],
  ])('is flagged: %s', (text, word) => expect(flagged(text)).toEqual([word]));

  it.each([
    ['is proved', 'Only the sender can cancel a stream. {/* tested: only-sender */}'],
    ['names its source', 'No sender can pause. {/* source: lockup/src/SablierLockup.sol */}'],
    ['is a row with a proof', '| A | nobody can cancel | no {/* tested: row */} |'],
    ['is not about a contract', 'Every reader can search all pages.'],
    ['is advice', 'Never approve a stream for others.'],
    ['is a heading', '## Who can never cancel a stream'],
    ['heads a column', '| Sender | Anyone else |\n| - | - |\n| yes | no |'],
    ['is the text of a link', 'See [what every stream can do](/concepts/nft).'],
    ['names a wallet', 'A Safe that owns a stream signs twice.'],
    ['is code', '```\nOnly the sender can cancel a stream.\n```'],
  ])('that %s is left alone', (_, text) => expect(flagged(text)).toEqual([]));

  it('is found at its place in the file', () => {
    const text = '---\ntitle: X\n---\n\nOne.\n\nTwo. Nobody can cancel\na stream.\n';
    expect(universal(page(text)).map(({ at }) => text.slice(at, at + 6))).toEqual(['Nobody']);
  });
});

describe('a source', () => {
  const says = (source: string) =>
    brokenSources(page(`A. {/* source: ${source} */}`)).map(({ message }) => message);

  it('is a file of a package or of the repository, a name in it, or an address', () => {
    for (const source of [
      'lockup/src/SablierLockup.sol#withdraw',
      'packages/protocol/time.ts, flow/src/SablierFlow.sol',
      'https://github.com/a/b/blob/v1.0/c.sol',
    ])
      expect(says(source), source).toEqual([]);
  });

  it('is missed when it does not exist', () => {
    expect(says('lockup/src/Gone.sol')[0]).toContain('is no file');
    expect(says('lockup/src/SablierLockup.sol#withdrawNever')[0]).toContain(
      'has no "withdrawNever"',
    );
    expect(says('lockup')[0]).toContain('is no file');
    expect(says('http://a.b/c')[0]).toContain('is no file');
  });
});

it('a warning has a tested sentence or a source', () => {
  const box = (text: string) => page(`:::warning[Title]\n\n${text}\n\n:::\n`);
  expect(bareWarnings(box('It is final.'))).toHaveLength(1);
  expect(bareWarnings(box('It is final. {/* tested: final */}'))).toEqual([]);
  expect(bareWarnings(page(':::note\n\nText.\n\n:::\n'))).toEqual([]);
});
