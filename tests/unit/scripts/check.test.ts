import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../scripts/check/compile';
import { checkGlossary } from '../../../scripts/check/glossary';
import { checkRedirects, redirectTargets } from '../../../scripts/check/redirects';
import { lineOf } from '../../../scripts/check/problem';
import { compareDecisive, compareIds, lostAddresses } from '../../../scripts/check/since-main';
import { intendedIn, isIntended } from '../../../scripts/check/intended';
import { turnedTexts } from '../../../scripts/check/typed-texts';
import { brokenLinks, idsOf, type Site } from '../../../scripts/check/links';
import { namedPages, readWrittenPages, routeOf, type Source } from '../../../scripts/check/pages';

const page = (text: string): Source => ({ file: 'docs/concepts/x.mdx', text });
const FENCE = '```';

describe('the pages of a check', () => {
  it('are files of docs/ and snippets/ that exist', () => {
    const [first] = readWrittenPages();
    expect(namedPages([`./${first?.file}`])).toEqual([first?.file]);
    expect(namedPages([])).toEqual([]);
    expect(namedPages(['/concepts/nft'])).toEqual(['docs/concepts/nft.mdx']);
    expect(() => namedPages(['README.md'])).toThrow('README.md is not a page');
    expect(() => namedPages(['docs/concepts/gone.mdx'])).toThrow('no file docs/concepts/gone.mdx');
  });

  it('have the address of their place, or of their slug', () => {
    expect(routeOf('docs/concepts/nft.mdx', '')).toBe('/concepts/nft');
    expect(routeOf('docs/api/index.mdx', '')).toBe('/api');
    expect(routeOf('snippets/a.mdx', '')).toBe('/snippets/a');
    expect(routeOf('docs/a/b.mdx', '---\ntitle: B\nslug: /other\n---\n')).toBe('/other');
    expect(routeOf('docs/a/b.mdx', '---\nslug: c\ntitle: B\n---\n')).toBe('/a/c');
  });
});

describe('the links of a page', () => {
  const target = page('## A heading\n\n### Long one {#short}\n\n<div id="made" />\n');
  const site: Site = {
    sources: new Map([['/concepts/y', target]]),
    hasOther: (pathname) => pathname === '/search',
    builtIds: (pathname) => (pathname === '/concepts/y' ? new Set(['drawn']) : undefined),
  };
  const broken = (text: string, over: Partial<Site> = {}) =>
    brokenLinks('/concepts/x', page(text), { ...site, ...over });

  it.each([
    '/concepts/y',
    '/concepts/y#a-heading',
    '/concepts/y#short',
    '/concepts/y#made',
    '/concepts/y#tool?a=1',
  ])('may lead to %s, which exists', (to) => expect(broken(`[a](${to})`)).toEqual([]));

  it('may lead to what a component drew in the last build, and to pages without a source', () => {
    expect(broken('[a](/concepts/y#drawn) [b](/search) [c](https://example.com)')).toEqual([]);
  });

  it('are reported by line when the page or the anchor is not there', () => {
    expect(broken('one\n\n[a](/concepts/gone) <Card to="/gone" />')).toEqual([
      'docs/concepts/x.mdx:3: There is no page /concepts/gone.',
      'docs/concepts/x.mdx:3: There is no page /gone.',
    ]);
    expect(broken('[a](/concepts/y#gone)')).toEqual([
      'docs/concepts/x.mdx:1: /concepts/y has no #gone: it is neither in its text nor in the last build.',
    ]);
    expect(broken('[a](/concepts/y#drawn)', { builtIds: () => undefined })[0]).toContain(
      'if a component makes it, run "npm run build" once',
    );
  });

  it('may lead to anchors and files that only a build makes, where nothing is built', () => {
    const isUnbuilt = true;
    expect(broken('[a](/concepts/y#gone) [b](/api/made.json)', { isUnbuilt })).toEqual([]);
    expect(broken('[a](/concepts/gone)', { isUnbuilt })).toHaveLength(1);
    expect(broken('[b](/api/made.json)')).toHaveLength(1);
  });

  it('are not looked for in code', () => {
    expect(broken(`\`[a](/gone)\`\n\n${FENCE}md\n[a](/gone)\n${FENCE}\n`)).toEqual([]);
  });

  it('are no anchors where a term names its entry in the glossary', () => {
    const ids = idsOf(
      'A <Term id="cliff">cliff</Term>.\n\n<div id="fees" />\n\n## Costs {#costs}\n',
    );
    expect([...ids].sort()).toEqual(['costs', 'fees']);
  });

  it('find headings with code and links in them, and the second of two', () => {
    const ids = idsOf('## The `cliff` of [it](/y)\n\n## Same\n\n## Same\n');
    expect([...ids]).toEqual(['the-cliff-of-it', 'same', 'same-1']);
  });
});

describe('a link that is nearly right', () => {
  const target = page('## A heading\n');
  const site: Site = {
    sources: new Map([['/concepts/streaming', target]]),
    hasOther: () => false,
    builtIds: () => undefined,
    compiledIds: () => new Set(['made']),
    movedTo: (pathname) => (pathname === '/old' ? '/concepts/streaming' : undefined),
  };
  const said = (to: string) => brokenLinks('/concepts/x', page(`[a](${to})`), site);

  it('names the page, the anchor or the place it has moved to', () => {
    expect(said('/concepts/streeming')[0]).toContain('Do you mean /concepts/streaming?');
    expect(said('/concepts/streaming#a-headin')[0]).toContain('Do you mean #a-heading?');
    expect(said('/old')[0]).toContain('It has moved to /concepts/streaming.');
    expect(said('/quite/another')).toEqual([
      'docs/concepts/x.mdx:1: There is no page /quite/another.',
    ]);
  });

  it('is right when an element of the target makes the anchor', () => {
    expect(said('/concepts/streaming#made')).toEqual([]);
  });
});

describe('the anchors of a page', () => {
  const before = '## A heading\n\n## Other {#kept}\n';

  it('are missed when they are gone, at the heading that is new', () => {
    const lost = compareIds(page('## Other {#kept}\n\n## Another heading\n'), before);
    expect(lost.map(({ line, message }) => `${line} ${message}`)).toEqual([
      expect.stringMatching(/^3 The anchor #a-heading is gone.*"## … \{#a-heading\}"/),
    ]);
  });

  it('stay when their heading is renamed and keeps its id', () => {
    expect(compareIds(page('## New {#a-heading}\n\n## Newer {#kept}\n'), before)).toEqual([]);
  });
});

describe('a page that is removed', () => {
  const gone = (file: string, more = '') => ({
    file,
    text: `---\ntitle: X\n${more}---\n\nText.\n`,
  });

  it('needs a redirect from its address, unless it was a draft', () => {
    const removed = [
      gone('docs/concepts/x.mdx'),
      gone('docs/concepts/y.mdx'),
      gone('docs/concepts/z.mdx', 'slug: /zed\n'),
      gone('docs/guides/later.mdx', 'draft: true\n'),
    ];
    expect(lostAddresses(removed, new Set(['/concepts/x'])).map(lineOf)).toEqual([
      'docs/concepts/y.mdx:1:1 error The page /concepts/y is gone, and nothing leads from its address. Add a row for it to config/redirects-list.json.',
      'docs/concepts/z.mdx:1:1 error The page /zed is gone, and nothing leads from its address. Add a row for it to config/redirects-list.json.',
    ]);
  });
});

describe('what a page said on the main branch', () => {
  const warning = ':::warning\n\nIt is final.\n\n:::\n';
  const said = (text: string, before: string) =>
    compareDecisive(page(text), before).map(({ line, message }) => `${line} ${message}`);

  it('is missed when a warning is removed', () => {
    expect(said('A text.\n', `A text.\n\n${warning}`)).toEqual([
      expect.stringMatching(/^1 A warning is removed: "It is final\."/),
    ]);
    expect(said(warning.replace('It is', 'This is'), warning)).toEqual([]);
  });

  it('is missed when a role takes the place of another, whatever the verb', () => {
    const before = 'Text.\n\nThe admin decides the\nexpiration. More.\n\n| Role | Admin | pays |\n';
    expect(said(before.replace('admin', 'recipient'), before)).toEqual([
      expect.stringContaining('A role has changed, admin → recipient'),
    ]);
    expect(said(before.replace('Admin', 'Anyone'), before)).toEqual([
      expect.stringMatching(/^6 A role has changed, admin → anyone/),
    ]);
    expect(said(before.replace('decides', 'sets'), before)).toEqual([]);
    expect(said(before.replace('the\nexpiration', 'the expiration'), before)).toEqual([]);
  });

  it.each([
    ['a figure', 'A claim costs up to \\$1.99 in the app, and gas.', '1.99', '19.90'],
    ['a denial', 'The refund of a stream does not go to its payer.', 'does not go', 'goes'],
    ['an opposite', 'Multiply the fee by two and round up.', 'round up', 'round down'],
    [
      'the other side of a limit',
      'The stream unlocks once a price at or above the target is read.',
      'at or above',
      'below',
    ],
    ['a name', 'A key with this role may call `transferFees` for all.', 'transferFees', 'execute'],
    ['a cell', '| Burn | once depleted | no |\n| Logo | yes | yes |', '| no |', '| once voided |'],
    ['a verb', 'Flow keeps what exceeds the fee.', 'keeps', 'sends back'],
    ['a word of behavior', 'Voiding is final.', 'final', 'reversible'],
    ['a limit', 'Waiting can cost tokens here:', 'here', 'here only'],
    ['a thing', 'Look for an event by name, with the addresses of both.', 'addresses', 'names'],
    ['a unit', 'Enter the fee as the value, in whole coins.', 'whole coins', 'wei'],
    [
      'the place of a name',
      'Pass 1 for `claim` and 2 for `claimTo`.',
      '1 for `claim` and 2',
      '2 for `claim` and 1',
    ],
    ['the order of cells', '| Withdraw | caller | payout |', 'caller | payout', 'payout | caller'],
  ])('is missed when %s is another one, unless a test holds the sentence', (_, was, from, to) => {
    expect(said(`Text.\n\n${was.replace(from, to)}\n`, `Text.\n\n${was}\n`)).toEqual([
      expect.stringMatching(/^3 A sentence without a test says something new/),
    ]);
    const mark = (text: string) => text.replace(/(?= \|$)|$/m, ' {/* tested: x */}');
    expect(said(mark(was.replace(from, to)), mark(was))).toEqual([]);
  });

  it.each([
    ['other words', 'Nothing is due before the end.', 'Before the end, nothing is due at all.'],
    ['another link', 'See [fees](/a).', 'See [fees](/b).'],
    [
      'wider columns',
      '| A | no |\n| - | - |\n| B | 1 |',
      '| A   | no |\n| --- | -- |\n| B   | 1  |',
    ],
    ['a new sentence without a figure or a right', 'A text.', 'A text. Two ways lead there.'],
    [
      'a new figure that a test or a source backs',
      'A text.',
      'A text.\n\n- It costs 5 wei. {/* tested: costs */}\n- It takes 3 days. {/* source: a.sol */}',
    ],
    [
      'a new right that the access matrix knows',
      'A text.',
      'A text. The sender can cancel a Lockup stream.',
    ],
    [
      'another form of a word, or one word less',
      'The contract rounds each withdrawal of a stream down in full.',
      'The contract rounds withdrawals of a stream down in full.',
    ],
    ['a verb of a page', 'The page shows the stream.', 'The page draws the stream.'],
    ['new advice', 'A text.', 'A text. Read the balance of a stream, and store what it returns.'],
    [
      'a new sentence about a tool',
      'A text.',
      'A text. The checker returns the rows that the contract refuses.',
    ],
    [
      'a new effect that a link leads to',
      'A text.',
      'A text. A claim [uses its index up](/concepts/merkle-airdrops).',
    ],
    ['a mark', 'It costs 5 wei.', 'It costs 5 wei. {/* tested: costs */}'],
  ])('may have %s', (_, was, now) => {
    expect(said(now, was)).toEqual([]);
  });

  it.each([
    ['a figure', 'It takes sixty thousand units of gas.', 'a figure (sixty thousand units of gas)'],
    ['a time in words', 'A signature holds for a week.', 'a figure (for a week)'],
    ['a number of decimals', 'Both are scaled to 18 decimals.', 'a figure (18 decimals)'],
    ['an amount of dollars', 'The app asks for \\$3.', 'a figure'],
    ['a right in words that no matrix has', 'Whoever pays can take it back later.', 'who may do'],
    ['an effect', 'A claim that fails uses its index up.', 'what the contracts do'],
    ['an order', 'The event of the approval comes after the transfer.', 'what the contracts do'],
    ['an effect on several things', 'After a burn, its logs go.', 'what the contracts do'],
  ])('is missed where a sentence is new and has %s', (_, line, doubt) => {
    expect(said(`A text.\n\n${line}\n`, 'A text.\n')).toEqual([
      expect.stringContaining(`3 A new sentence has ${doubt}`),
    ]);
    expect(said(`A text.\n\n## Next\n\n- ${line}\n`, 'A text.\n')).toEqual([]);
  });

  it('may say what the contracts do where another page said it', () => {
    const line = 'A claim that fails uses its index up.';
    const now = page(`A text.\n\n${line} It takes 3 days.\n`);
    const messages = compareDecisive(now, 'A text.\n', new Set([line, 'It takes 3 days.']));
    expect(messages.map(({ message }) => message)).toEqual([
      expect.stringContaining('A new sentence has a figure (3 days)'),
    ]);
  });

  it('is missed when a sentence between the same two others is worded anew and denies less', () => {
    const text = (line: string) => `The sender is fixed.\n\n${line}\n\nMore.\n`;
    const before = text('It need not be yours, and you cannot change it later.');
    expect(said(text('It has to be yours, and you may replace it later.'), before)).toHaveLength(1);
    expect(said(text('Choose it well: a later change needs another stream.'), before)).toEqual([]);
  });

  it('is missed after a tested sentence of the same paragraph', () => {
    const text = (line: string) => `It is fixed. {/* tested: fixed */} ${line}\n`;
    const before = text('It need not be yours, and you cannot change it later.');
    expect(said(text('It has to be yours, and you may replace it later.'), before)).toHaveLength(1);
  });

  it('is missed when somebody else does it in a sentence that is reworded', () => {
    const before = 'Later on, the caller bears the whole fee of the call.\n';
    expect(said('Later on, the vault bears the fee of the call.\n', before)).toEqual([
      expect.stringContaining('says something new (vault)'),
    ]);
  });

  it('is missed when an element on a line of its own is gone, and not one of several', () => {
    const before = 'A text.\n\n<Warned of="x" />\n\n<Warned of="y" />\n';
    expect(said(before.replace('<Warned of="x" />', ''), before)).toEqual([]);
    expect(said('A text.\n', before)).toEqual([
      expect.stringMatching(/^1 The element <Warned \/> is gone/),
    ]);
  });

  it('is missed when a list or table loses a row, and not when one takes its place or all are drawn from data', () => {
    const list = '## Ways {#ways}\n\n- burn the token\n- void the stream\n- sell the token\n';
    expect(said(list.replace('- void the stream\n', ''), list)).toEqual([
      expect.stringMatching(/^1 A row is gone from "Ways \{#ways\}": "- void the stream"/),
    ]);
    expect(said(list.replace('void the stream', 'end the stream'), list)).toEqual([
      expect.stringMatching(/^4 A sentence without a test says something new \(end\)/),
    ]);
    expect(said('## Ways {#ways}\n\n<Ways />\n', list)).toEqual([]);
    const next = '## Next\n\n- [A](/a): one\n- [B](/b): two\n';
    expect(said('## Next\n\n- [A](/a): one\n', next)).toEqual([]);
  });

  it.each([
    [
      'a definition',
      [
        {
          id: 'allowlist',
          term: 'Allowlist',
          definition: 'An entry, once added, cannot be removed.',
        },
      ],
      'cannot be removed',
      'can be removed',
      /^x\.json:1:\d+ error The allowlist definition says something new/,
    ],
    [
      'a remedy',
      { Overdraw: { meaning: 'Too much.', remedy: 'Withdraw at most what the sender has left.' } },
      'sender',
      'recipient',
      /The Overdraw remedy says something new \(recipient\)/,
    ],
    [
      'a place',
      { Refused: { meaning: 'Too much.', remedy: 'Pass the account in the second argument.' } },
      'second',
      'first',
      /The Refused remedy says something new \(first\)/,
    ],
    [
      'a list',
      { Fees: { meaning: 'Too much.', remedy: 'Their order is Airdrops, Bob, Flow, Lockup.' } },
      'Bob, Flow, Lockup',
      'Flow, Lockup, Bob',
      /The Fees remedy says something new \(the order of its words\)/,
    ],
  ])('is missed when %s claims something else', (_, texts, from, to, says) => {
    const before = JSON.stringify(texts);
    const now = (text: string) => turnedTexts({ file: 'x.json', text }, before).map(lineOf);
    expect(now(before.replace(from, to))).toEqual([expect.stringMatching(says)]);
    expect(now(before)).toEqual([]);
    expect(now(before.replace('Too much', 'Too many'))).toEqual([]);
  });

  it.each([
    [
      'in its place',
      'A call skips streams that are voided.',
      'A call reverts if one is voided.',
      '',
    ],
    [
      'beside a new one',
      "Anyone can send it to the sender's wallet.",
      "The admin alone can send it to the sender's wallet.",
      "  'Another sentence is new here.',\n",
    ],
  ])('is missed when a note of a release claims something else, %s', (_, was, next, added) => {
    const note = (text: string) => (text.includes("'") ? `  "${text}",\n` : `  '${text}',\n`);
    const before = `[\n${note('The first note stays as it is.')}${note(was)}]`;
    const text = before.replace(note(was), added + note(next));
    const now = (code: string) => turnedTexts({ file: 'x.ts', text: code }, before).map(lineOf);
    expect(now(text)).toEqual([expect.stringMatching(/^x\.ts:\d:\d+ error The text says/)]);
    expect(now(before.replace('stays as it is', 'stays as it was'))).toEqual([]);
    expect(now(`${before}\n// A text that was added cannot be compared.`)).toEqual([]);
  });

  it.each([
    ['a template', 'a.ts', 'const x = `Sends ${a} to the sender of the stream.`;'],
    ['a text between tags', 'a.tsx', '<p>Whoever sends it is the sender of the stream.</p>'],
    ['a skill', 'a.md', '1. Ask first.\n2. Only the sender of the stream may call it. Then wait.'],
    ['a comment of a sample', 'examples/a.sol', '/// Only the sender of the stream may call it.'],
  ])('is missed when %s names another party', (_, file, before) => {
    const text = before.replace('sender of', 'recipient of');
    expect(turnedTexts({ file, text }, before)).toHaveLength(1);
    expect(
      turnedTexts({ file: file.replace('examples/a.sol', 'a.ts'), text }, before),
    ).toHaveLength(file.startsWith('examples') ? 0 : 1);
  });

  it('is missed when a figure is gone', () => {
    const before = 'Amounts are in the smallest unit; rates have 18 decimals.';
    const text = 'Amounts and rates are in the smallest unit of it.';
    expect(turnedTexts({ file: 'a.md', text }, before).map(lineOf)).toEqual([
      expect.stringMatching(/says something new \(.*no 18/),
    ]);
  });

  it('may differ where a commit says so, with a reason', () => {
    const messages = [
      'docs: x',
      '',
      'Intended: /concepts/nft "the owner pays" since v4.0',
      'Intended: /concepts/nft "a short one" since v4.0',
      'Intended: /concepts/fees "the owner pays"',
      'Intended: /concepts/chains the owner pays',
    ].join('\n');
    const intended = intendedIn(messages);
    expect([...intended]).toEqual([['/concepts/nft', ['the owner pays', 'a short one']]]);
    const problem = (changed?: string) => ({ file: 'a', line: 1, column: 1, message: '', changed });
    const isExcused = (changed?: string, quotes = intended.get('/concepts/nft')) =>
      isIntended(problem(changed), quotes);
    expect(isExcused('From 2027 the owner  pays "all" of it.')).toBe(true);
    expect(isExcused('From 2027 (the **owner** pays), all of it.')).toBe(true);
    expect(isExcused('From 2027 the sender pays all of it.')).toBe(false);
    expect(isExcused('From 2027 the owner payslips.')).toBe(false);
    expect(isExcused()).toBe(false);
    // One line does not excuse every sentence of a page: too few words are none, but for a whole sentence.
    expect(isExcused('The owner pays.', ['owner'])).toBe(false);
    expect(isExcused('<Audits />', ['<Audits />'])).toBe(true);
  });
});

/** The first fault of a page, with its file and line. */
async function compileError(
  source: Parameters<typeof compilePage>[0],
): Promise<string | undefined> {
  const [first] = (await compilePage(source)).faults;
  return first && `${source.file}:${first.line}: ${first.says}`;
}

describe('compiling a page', () => {
  const sample = 'examples/lockup/create-stream/LinearStreamCreator.sol';

  it('says nothing of a page that is right', async () => {
    const text = `---\ntitle: X\n---\n\n## A {#b}\n\n<Term id="cliff">cliff</Term> $x$\n\n${FENCE}solidity file="${sample}" region="create"\n${FENCE}\n`;
    expect(await compileError(page(text))).toBeUndefined();
  });

  it('reports front matter that YAML cannot read, at its place', async () => {
    const { faults } = await compilePage(
      page('---\ntitle: A\ndescription: Rates: per month\n---\n\nText.\n'),
    );
    expect(faults).toEqual([
      expect.objectContaining({ line: 3, says: expect.stringContaining('needs quotes') as string }),
    ]);
  });

  it('reports all that is wrong with a page, by line and column', async () => {
    const text = `Text <Term id="gone">x</Term>\n\n<Gone />\n\n| A |\n| - |\n| \`SablierLockup_Gone\` |\n\n$$\n\\frac{1}\n$$\n`;
    const { faults } = await compilePage(page(text));
    expect(faults.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '1:6',
      '3:1',
      '7:3',
      '9:1',
    ]);
    expect(faults.map(({ says }) => says).join('\n')).toMatch(
      /no entry "gone"[^]*no element <Gone>[^]*"SablierLockup_Gone" is not an error[^]*KaTeX/,
    );
  });

  it.each([
    ['an unknown sample', `${FENCE}solidity file="examples/Gone.sol"\n${FENCE}`, 'Gone.sol'],
    ['an unknown region', `${FENCE}solidity file="${sample}" region="gone"\n${FENCE}`, 'gone'],
    ['an unknown term', '<Term id="gone">x</Term>', 'gone'],
    ['a formula that KaTeX cannot read', '$$\n\\frac{1}\n$$', 'KaTeX'],
    ['an element that is not closed', 'a\n\n<Cards>\n\nb', 'Cards'],
    ['a brace', 'a { b', 'expression'],
  ])('reports %s with its file', async (_name, text, reason) => {
    const error = await compileError(page(text));
    expect(error).toMatch(/^docs\/concepts\/x\.mdx:\d+/);
    expect(error).toContain(reason);
  });
});

describe('the glossary', () => {
  const entry = (id: string, seeAlso: string[]) =>
    `  {\n    "id": "${id}",\n    "seeAlso": ${JSON.stringify(seeAlso)}\n  }`;
  const file = (...entries: string[]) => `[\n${entries.join(',\n')}\n]`;

  it('may name its own terms, and a term that it lacks is reported with its line', () => {
    const good = file(entry('accrual', ['cliff']), entry('cliff', ['accrual']));
    expect(checkGlossary(good)).toEqual([]);
    const bad = file(entry('accrual', ['cliff']), entry('cliff', ['accrual', 'acrual', 'nothing']));
    expect(checkGlossary(bad).map(lineOf)).toEqual([
      'packages/protocol/glossary/entries.json:8:27 error "cliff" names the term "acrual", which the glossary does not have. Do you mean "accrual"?',
      'packages/protocol/glossary/entries.json:8:36 error "cliff" names the term "nothing", which the glossary does not have. Name the id of another entry.',
    ]);
  });
});

describe('a redirect', () => {
  const text =
    '{\n  "/o": "/concepts/nfts#a",\n  "/old": "/concepts/nft",\n  "/older": "/concepts/nfts#a"\n}\n';
  const pages = ['/', '/concepts/nft'];

  it('may lead to a page and a place on it, and to none that does not exist', () => {
    expect(
      checkRedirects(
        [
          ['/old', '/concepts/nft'],
          ['/o', '/concepts/nft#a'],
        ],
        pages,
        text,
      ),
    ).toEqual([]);
    const [found, ...others] = checkRedirects([['/older', '/concepts/nfts#a']], pages, text);
    expect(others).toEqual([]);
    expect(found && lineOf(found)).toBe(
      'config/redirects-list.json:4:13 error /older leads to /concepts/nfts#a, and there is no such page. Do you mean /concepts/nft?',
    );
  });

  it('from a page is refused, and so is one to a draft', () => {
    const sources = new Map([
      ['/concepts/nft', { text: '---\ntitle: NFT\n---\n' }],
      ['/old', { text: '---\ntitle: Old\n---\n' }],
      ['/guides/frontend', { text: '---\ntitle: Frontend\ndraft: true\n---\n' }],
    ]);
    const targets = redirectTargets(sources);
    expect(targets).toEqual(['/', '/search', '/concepts/nft', '/old']);
    const rows = [
      ['/old', '/concepts/nft'],
      ['/older', '/guides/frontend'],
    ] as const;
    expect(checkRedirects(rows, targets, text).map(lineOf)).toEqual([
      'config/redirects-list.json:3:3 error /old is a page, and the redirect to /concepts/nft would hide it. Remove one of them.',
      'config/redirects-list.json:4:3 error /older leads to /guides/frontend, and there is no such page. Lead to a page.',
    ]);
  });
});
