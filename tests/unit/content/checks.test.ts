import { describe, expect, it } from 'vitest';
import { official } from '@sablier-docs/protocol/project/official';
import { links } from '@sablier-docs/protocol/project/links';
import { agentRules } from '@sablier-docs/agents/rules/rules';
import { terms } from '@sablier-docs/protocol/glossary';
import { readErrors } from '@sablier-docs/reference/errors';
import { products } from '@sablier-docs/protocol/releases';
import { readHistory } from '@sablier-docs/protocol/release-history';
import { wrongApprovals } from './checks/approvals';
import { uncoveredTasks } from './checks/descriptions';
import { foreignReleases, foreignTasks, mixedShapes, wrongOrders } from './checks/elements';
import { wrongErrors } from './checks/errors';
import { falseRows, falseSentences, unreadSentences } from './checks/false-rights';
import { wrongNumbers } from './checks/numbers';
import { proseIn, proseOf, proseOfTexts, type Prose } from './checks/prose';
import { wrongReleases } from './checks/releases';
import { rightsIn, wrongRights, wrongRows } from './checks/roles';
import { pages, type Page } from './pages';

/*
 * The sentences of pages against the data: the access matrix, the ABIs of every release, the
 * numbers of enums, the elements beside it. Each check reads the sentences that it understands and leaves
 * the others to the reviewer. The wrong sentences below were planted once, and have to be seen.
 */

const all = pages();

/** Text for readers that has no page of its own. */
const texts: Prose[] = [
  proseOfTexts(
    'packages/protocol/glossary/entries.json',
    terms.map(({ id, term, definition }) => ({
      at: `packages/protocol/glossary/entries.json, ${id}`,
      text: definition,
      under: term,
      about: term,
    })),
  ),
  proseOfTexts(
    'packages/agents/rules/rules.ts',
    agentRules.map((text, i) => ({
      at: `packages/agents/rules/rules.ts, rule ${i + 1}`,
      text,
      under: '',
    })),
  ),
  proseOfTexts(
    'packages/protocol/errors/descriptions',
    readErrors(process.cwd()).map(({ name, meaning, remedy }) => ({
      at: `packages/protocol/errors/descriptions, ${name}`,
      text: `${meaning} ${remedy}`,
      under: name,
    })),
  ),
  ...products.map((product) =>
    proseOfTexts(
      `packages/protocol/release-notes/${product}.ts`,
      readHistory(product).flatMap(({ version, changes }) =>
        changes.map((text) => ({
          at: `packages/protocol/release-notes/${product}.ts, ${version}`,
          text,
          under: version,
        })),
      ),
    ),
  ),
];

const prose = [...all.map(proseOf), ...texts];
const found = (check: (one: Prose) => string[]) => prose.flatMap(check);
const onPages = (check: (page: Page) => string[]) => all.flatMap(check);

/** Problems of one sentence, or of the Markdown of a page, as a check finds them. */
const of = (check: (one: Prose) => string[], body: string, file = 'docs/apps/x.mdx', title = '') =>
  check(proseIn(file, title, body)).length;
const page = (file: string, body: string, frontMatter: Record<string, string> = {}): Page => ({
  file,
  body,
  frontMatter,
  prose: body,
});

describe('who may do what', () => {
  it('is as the access matrix has it', () => {
    const read = prose.flatMap(({ sentences }) => sentences.flatMap(({ text }) => rightsIn(text)));
    expect(read.length, 'rights that the check reads').toBeGreaterThan(120);
    expect(found(wrongRights)).toEqual([]);
    expect(found(wrongRows)).toEqual([]);
  });

  it.each([
    'The sender withdraws and transfers; the recipient cancels, refunds, pauses and changes the rate.',
    'The recipient may cancel.',
    'Anyone can pause a Flow stream.',
    'Only the recipient can void a Flow stream.',
    'The sender, or the recipient, renounces.',
    'A stream can be canceled by the recipient.',
    'The sender may withdraw to any address.',
    'Anyone calls `withdrawMaxAndTransfer`.',
    'Nobody can deposit.',
    'An approved operator can withdraw and cancel.',
    'The recipient of a payment stream can refund it.',
    'Lockup lets the recipient cancel.',
    'The sender can withdraw at any time, in part or in whole.',
    'A sender claims once.',
  ])('finds a wrong right in: %s', (sentence) => {
    expect(of(wrongRights, sentence)).toBeGreaterThan(0);
  });

  it.each([
    'The recipient withdraws and transfers; the sender cancels, refunds, pauses and changes the rate.',
    'In v1.0 the recipient can cancel as well.',
    'Nobody but the owner can withdraw.',
    'When a stranger cancels, the call reverts.',
    'Can the recipient cancel?',
    'While a hook reverts, the sender cannot cancel the stream.',
    'The sender, the recipient or an operator of theirs can void a Flow stream.',
    'The recipient can transfer tokens to anybody.',
    'Anyone can withdraw to the recipient.',
    'Anyone can withdraw to the contract that owns it.',
    '{/* The recipient may cancel. */}The sender may cancel.',
  ])('finds no wrong right in: %s', (sentence) => {
    expect(of(wrongRights, sentence)).toBe(0);
  });

  it.each(falseSentences)('is not, in other words: %s', (sentence) => {
    expect(of(wrongRights, sentence)).toBeGreaterThan(0);
  });

  it.each(falseRows)('is not, under %s: %s', (head, row) => {
    const line = head.replace(/[^|]+/g, ' --- ');
    expect(of(wrongRows, `| ${head} |\n| ${line} |\n| ${row} |`)).toBeGreaterThan(0);
  });

  it('is left to a reviewer in the forms that are listed, and in no more', () => {
    const read = unreadSentences.filter((sentence) => of(wrongRights, sentence) > 0);
    expect(read, 'move these to the sentences that are read').toEqual([]);
  });

  it('is not, with "it" for the term of the glossary', () => {
    const text = 'It may withdraw to any address, transfer the NFT, and cancel a Lockup stream.';
    const entry = { at: 'x', text, under: 'Approved operator', about: 'Approved operator' };
    expect(
      wrongRights(proseOfTexts('packages/protocol/glossary/entries.json', [entry])),
    ).toHaveLength(1);
  });

  it('is not, in rows of tables', () => {
    const functions = (who: string) =>
      `| Function | Who sends it |\n| --- | --- |\n| \`claimTo\` | ${who} |`;
    expect(of(wrongRows, functions('anybody; any address that it names receives'))).toBe(1);
    expect(of(wrongRows, functions('the address on the list; any address receives'))).toBe(0);
    expect(of(wrongRows, '| Function | Caller |\n| --- | --- |\n| `claim` | the recipient |')).toBe(
      1,
    );
    const roles = (cells: string) =>
      `| Action | Sender | Recipient | Anyone |\n| --- | --- | --- | --- |\n| Cancel | ${cells} |`;
    expect(of(wrongRows, roles('no | yes, if cancelable | no'))).toBe(2);
    expect(of(wrongRows, roles('yes, if cancelable | no | no'))).toBe(0);
  });
});

describe('what a release has', () => {
  it('is as the ABIs of the SDK have it', () => {
    expect(found(wrongReleases)).toEqual([]);
  });

  it.each([
    [
      'docs/concepts/lockup/x.mdx',
      'v2.0 brought `ISablierLockupRecipient`, the allowlist and the rule.',
    ],
    ['docs/concepts/lockup/x.mdx', 'The allowlist came with v2.0.'],
    ['docs/apps/claim-an-airdrop.mdx', 'From v1.2 on the fee is fixed, and `FEE` returns it.'],
    ['docs/guides/lockup/x.mdx', '`getGranularity`, new in v3.0, returns it.'],
    ['docs/guides/flow/x.mdx', 'Since v1.0, `calculateMinFeeWei` returns the fee.'],
  ])('is not, on %s: %s', (file, sentence) => {
    expect(of(wrongReleases, sentence, file)).toBe(1);
  });

  it('is typed in no rule for agents: `cancelMultiple` and `withdrawMultiple` take it from the SDK', () => {
    const rule = agentRules.find((one) => one.includes('cancelMultiple')) ?? '';
    expect(rule).toMatch(/`cancelMultiple` \(`\w+`, from Lockup v3\.0 on\)/);
    expect(rule).toMatch(/`withdrawMultiple` \(`\w+`, from Lockup v2\.0 on\)/);
  });
});

describe('numbers', () => {
  it('of enums, intervals and units are those of the code', () => {
    expect(found(wrongNumbers)).toEqual([]);
  });

  it.each([
    '`CLAIM_TYPE` returns 0 for `claim`, `claimTo` and `claimViaSig`, 2 for `claimViaAttestation` and 1 for `claimAndExecute`.',
    'Since v3.0, `CLAIM_TYPE()` says it: `0` for the usual ones, `2` for attestations only.',
    '`SETTLED` (3): the whole deposit is released.',
    'A month counts 31 days there and a year 365.',
    'A year is 366 days here and a month 30.',
    'The column **Etherscan and similar ones** gives the payable amount in wei.',
    'The column **Etherscan** gives it in whole coins, the column **Blockscout** in coins.',
  ])('finds a wrong number in: %s', (sentence) => {
    expect(of(wrongNumbers, sentence)).toBeGreaterThan(0);
  });

  it('are not, in columns of a table', () => {
    const table = (cell: string) =>
      `| Number | Flow v1.0 | Flow from v2.0 on |\n| --- | --- | --- |\n| 0 | \`STREAMING_SOLVENT\` | ${cell} |`;
    expect(of(wrongNumbers, table('`PENDING`'))).toBe(0);
    expect(of(wrongNumbers, table('`STREAMING_SOLVENT`'))).toBe(1);
    expect(
      of(
        wrongNumbers,
        '| Kind | Type | Functions |\n| --- | --- | --- |\n| Execute | 2, `EXECUTE` | `claim` |',
      ),
    ).toBe(1);
  });
});

describe('errors', () => {
  it('beside a function are those that it can end with', () => {
    expect(found(wrongErrors)).toEqual([]);
    expect(of(wrongErrors, '`pause` reverts with `SablierLockup_Unauthorized`.')).toBe(1);
    expect(of(wrongErrors, '`cancel` reverts with `SablierLockup_Unauthorized`.')).toBe(0);
  });
});

describe('approvals', () => {
  it('go to the contract that pulls the tokens', () => {
    expect(found(wrongApprovals)).toEqual([]);
    const file = 'snippets/batch-common-steps.mdx';
    expect(
      of(
        wrongApprovals,
        'The allowance goes to `SablierLockup`, not to `SablierBatchLockup`.',
        file,
      ),
    ).toBe(1);
    expect(
      of(
        wrongApprovals,
        'The allowance goes to `SablierBatchLockup`, not to `SablierLockup`.',
        file,
      ),
    ).toBe(0);
    expect(
      of(
        wrongApprovals,
        'The caller approves `SablierBatchLockup` for the deposit.',
        'docs/guides/lockup/overview.mdx',
      ),
    ).toBe(1);
  });
});

describe('an element', () => {
  it('reports a list whose order differs from that of the element', () => {
    expect(onPages(wrongOrders)).toEqual([]);
    const list = (...items: string[]) =>
      page(
        'x',
        `<Sequence of="lockup-cancel" />\n\n${items.map((item, i) => `${i + 1}. ${item}`).join('\n')}`,
      );
    const [change, transfer, hook] = [
      'The amounts are updated.',
      'The tokens are transferred.',
      'The hook is called.',
    ];
    expect(wrongOrders(list(change, transfer, hook))).toEqual([]);
    expect(wrongOrders(list(change, hook, transfer))).toHaveLength(1);
  });

  it('of a shape is alone in its section', () => {
    expect(onPages(mixedShapes)).toEqual([]);
    expect(
      mixedShapes(
        page(
          'x',
          '## Cliff\n\n<StreamPlot shape="cliff" />\n\n<AmountTable shape="linear" days={[0]} />',
        ),
      ),
    ).toHaveLength(1);
  });

  it('with a release is about the product of its page', () => {
    expect(onPages(foreignReleases)).toEqual([]);
    expect(
      foreignReleases(page('docs/concepts/lockup/hooks.mdx', '<Release of="flow" />')),
    ).toHaveLength(1);
  });

  it('about the app answers what its section is about', () => {
    expect(onPages(foreignTasks)).toEqual([]);
    const task = (id: string) =>
      page('x', `## Check and claim {#claim}\n\n<AppStatus task="${id}" />`, {
        title: 'Airdrops in the app',
      });
    expect(foreignTasks(task('claim'))).toEqual([]);
    expect(foreignTasks(task('withdraw'))).toHaveLength(1);
    expect(foreignTasks(task('createCampaign'))).toHaveLength(1);
  });
});

describe('a description', () => {
  it('names nothing to do that the page does not', () => {
    expect(onPages(uncoveredTasks)).toEqual([]);
    const promise = { description: 'Withdraw, mint and pause a stream.' };
    expect(uncoveredTasks(page('x', 'Withdrawals, and how to pause.', promise))).toHaveLength(1);
  });
});

describe('an official site', () => {
  /** Words of a host that say whom it is for. */
  const KINDS = ['sender', 'recipient', 'blog', 'docs', 'solana', 'app', 'files'];
  const WORDS: Readonly<Record<string, RegExp>> = {
    docs: /documentation/,
    files: /files/,
  };

  it('is called what its host and its name in packages/protocol/project/links.ts say', () => {
    for (const { host, what } of official.sites) {
      const keys = Object.entries(links).filter(([, to]) => new URL(to).hostname === host);
      const name = `${host} ${keys.map(([key]) => key).join(' ')}`.toLowerCase();
      const kinds = KINDS.filter(
        (kind) =>
          host.split(/[.-]/).some((part) => part.startsWith(kind)) ||
          (kind.length > 4 && name.includes(kind)),
      );
      for (const kind of kinds)
        expect(what.toLowerCase(), `${host}: ${kind}`).toMatch(WORDS[kind] ?? kind);
      for (const role of ['sender', 'recipient']) {
        expect(what.includes(role), `${host}: ${what}`).toBe(name.includes(role));
      }
    }
  });
});
