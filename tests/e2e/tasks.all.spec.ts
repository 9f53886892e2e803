import type { Locator, Page } from '@playwright/test';
import { examples } from '@sablier-docs/kit/decoder/view/examples';
import { factoryOnBase, fillClaim } from './support/claim';
import { hydrated, open } from './support/page';
import { ask, dialog, link, options } from './support/search';
import { expect, test } from './support/test';
import { toolsReady } from './support/tool';
import { addWallet } from './support/wallet';

/*
 * Twelve tasks as people do them who write no code: from the home page by links, and from one search. Each
 * has a limit on the presses to its tool and on the words before it, and ends in the right call or answer.
 */

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const word = (value: bigint) => value.toString(16).padStart(64, '0');

interface Task {
  wish: string;
  /** Names of the links to press from the home page, which are also the limit on presses. */
  presses: readonly string[];
  /** What is typed into the search: one of its first three results is the page, or links it. */
  search: string;
  path: string;
  /** Element of the tool; a heading for a task that a text answers. */
  tool?: string;
  heading?: string;
  /** Limit on the words between the title of the page and the tool or the heading. */
  words: number;
  act: (tool: Locator, page: Page) => Promise<void>;
}

/** Names the stream in the desk and chooses what to do with it. */
async function choose(tool: Locator, alias: string, action: string) {
  await tool.getByLabel('Link or alias of the stream').fill(alias);
  await tool.getByLabel('What you want to do').selectOption(action);
}

const command = (tool: Locator, name: string) =>
  tool.getByText(new RegExp(`^cast send 0x[0-9a-fA-F]{40} "${name}\\(`));

/** Opens the creation of streams and names the parties. */
async function create(tool: Locator, page: Page, sender: string) {
  await tool.getByText(/^Create these streams/).click();
  const part = tool.locator('details[open]');
  await part.getByLabel('Chain').selectOption('Base');
  await part.getByLabel('Token address').fill(USDC);
  await part.getByLabel(sender).fill(ALICE);
  await expect(page.getByRole('heading', { name: 'Row by row' })).toBeVisible();
  return part;
}

const DESK = { path: '/apps/manage-a-stream', tool: 'StreamDesk', words: 60 } as const;
const CHECKER = { path: '/apps/guides/csv-support', tool: 'CsvChecker', words: 40 } as const;

const tasks: readonly Task[] = [
  {
    wish: 'withdraw',
    presses: ['Withdraw from a stream'],
    search: 'withdraw without the app',
    ...DESK,
    act: async (tool) => {
      await choose(tool, 'LK3-8453-5', 'Withdraw everything available');
      await tool.getByLabel('Receiving address').fill(ALICE);
      await tool.getByLabel('Minimum fee, in wei').fill('1000');
      await expect(command(tool, 'withdrawMax')).toContainText(`5 ${ALICE} --value 1054`);
    },
  },
  {
    wish: 'claim an airdrop',
    presses: ['Claim an airdrop'],
    search: 'claim an airdrop',
    path: '/apps/claim-an-airdrop',
    tool: 'CampaignDesk',
    words: 60,
    act: async (tool) => {
      const link = `https://app.sablier.com/airdrops/campaign/${CAMPAIGN}-8453`;
      await tool.getByLabel('Link or address of the campaign').fill(link);
      await tool.getByLabel('Factory that created it').fill(factoryOnBase());
      await tool
        .getByLabel('What you want to do')
        .selectOption('Claim for the address on the list');
      const [first = ''] = await fillClaim(tool, [ALICE, BOB]);
      await expect(tool.getByText(/^cast send /)).toContainText(
        `1 ${BOB} 2500000 "[${first}]" --value 1054`,
      );
    },
  },
  {
    wish: 'see whether something is genuine',
    presses: ['Is it really Sablier?'],
    search: 'is this really sablier',
    path: '/support/is-this-sablier',
    tool: 'GenuineChecker',
    words: 60,
    act: async (tool) => {
      await tool.getByRole('textbox').fill('https://app-sablier.com');
      await expect(tool.getByRole('status').first()).toContainText(/Not/);
      await tool.getByRole('textbox').fill('https://app.sablier.com');
      await expect(tool.getByRole('status').first()).toContainText(/^Official/);
    },
  },
  {
    wish: 'find streams',
    presses: ['Find them by an address'],
    search: 'find the streams of an address',
    path: '/support/find-streams',
    tool: 'FindStreams',
    words: 30,
    act: async (tool) => {
      await tool.getByLabel('Address', { exact: true }).fill(ALICE);
      await tool.getByLabel('Chain', { exact: true }).selectOption('Base');
      await expect(tool.getByRole('link', { name: 'Lockup v4.0 (LK3)' })).toHaveAttribute(
        'href',
        new RegExp(`^https://basescan\\.org/token/0x[0-9a-f]{40}\\?a=${ALICE}$`),
      );
    },
  },
  {
    wish: 'cancel',
    presses: ['Withdraw from a stream'],
    search: 'cancel a stream without the app',
    ...DESK,
    act: async (tool) => {
      await choose(tool, 'LK3-8453-5', 'Cancel the stream');
      await expect(command(tool, 'cancel')).toContainText(' 5 ');
    },
  },
  {
    wish: 'transfer',
    presses: ['Withdraw from a stream'],
    search: 'transfer a stream to another wallet',
    ...DESK,
    act: async (tool) => {
      await choose(tool, 'LK3-8453-5', 'Transfer the stream');
      await tool.getByLabel('Present recipient').fill(ALICE);
      await tool.getByLabel('New recipient').fill(BOB);
      await expect(command(tool, 'safeTransferFrom')).toContainText(`${ALICE} ${BOB} 5`);
    },
  },
  {
    wish: 'top up a payment stream',
    presses: ['Withdraw from a stream'],
    search: 'top up a payment stream',
    ...DESK,
    act: async (tool) => {
      await choose(tool, 'FL4-8453-5', 'Deposit tokens');
      await tool.getByLabel('Amount in tokens').fill('250.5');
      await tool.getByLabel('Decimals of the token').fill('6');
      await tool.getByLabel('Sender of the stream').fill(ALICE);
      await tool.getByLabel('Recipient of the stream').fill(BOB);
      await expect(command(tool, 'deposit')).toContainText(`5 250500000 ${ALICE} ${BOB}`);
    },
  },
  {
    wish: 'create vesting for a team from a spreadsheet',
    presses: ['Check it and create the streams'],
    search: 'vesting for a team from a spreadsheet',
    ...CHECKER,
    act: async (tool, page) => {
      await tool.getByLabel('Decimals of the token').fill('6');
      await tool
        .getByLabel(/^Or paste/)
        .fill(`Name\tWallet\tTokens\nAda\t${ALICE}\t12000\nBob\t${BOB}\t4800\n`);
      await tool.getByLabel('First day').fill('2099-03-01');
      await tool.getByRole('button', { name: 'Four years with one year of cliff' }).click();
      const part = await create(tool, page, 'Sender of all streams');
      await expect(
        part.getByText('12 000 tokens by 1 March 2103, the first 3 000 on 1 March 2100.'),
      ).toBeVisible();
      const at = (year: number) => Date.UTC(year, 2, 1) / 1_000;
      await expect(command(part, 'createWithTimestampsLL')).toContainText(
        `(${ALICE},${BOB},4800000000,true,true,(${at(2099)},${at(2103)}),${at(2100)},(0,1200000000),1,"cliff")`,
      );
    },
  },
  {
    wish: 'pay people every month',
    presses: ['Set up payroll', 'CSV checker'],
    search: 'pay people every month',
    ...CHECKER,
    act: async (tool, page) => {
      await tool.getByLabel('Decimals of the token').fill('6');
      await tool.getByLabel(/^Or paste/).fill(`${ALICE}\t5000\n`);
      await tool.getByLabel('First day').fill('2099-01-01');
      await tool.getByRole('button', { name: 'This amount every month' }).click();
      const part = await create(tool, page, 'Sender of all streams');
      await expect(
        part.getByText(
          /^5\s000 tokens each month of 30 days .* the deposit of 5\s000 lasts until 31/,
        ),
      ).toBeVisible();
      const data = part.getByText(/^0x[0-9a-f]{136,}$/).last();
      await expect(data).toContainText(word(1_929_012_345_679_012n));
      await expect(data).toContainText(word(5_000_000_000n));
    },
  },
  {
    wish: 'figures at 31 December',
    presses: ['What had vested on a date'],
    search: 'how much had vested on 31 december',
    path: '/support/figures-for-a-date',
    tool: 'FiguresForADate',
    words: 35,
    act: async (tool) => {
      await tool.getByLabel('Streams').fill('LK3-8453-5');
      // The stand-in has one block, in the middle of January 2027.
      await tool.getByLabel('Date', { exact: true }).fill('1800000000');
      await tool.getByRole('button', { name: 'Read with my wallet' }).click();
      await expect(
        tool.getByText(/^Answers of the contracts in block 16 of 2027-01-15/),
      ).toBeVisible();
      await expect(tool.getByRole('cell', { name: '250 USDC', exact: true }).first()).toBeVisible();
    },
  },
  {
    wish: 'understand an error',
    presses: ['Find out why'],
    search: 'my transaction failed',
    path: '/support/transaction-failed',
    tool: 'ErrorDecoder',
    words: 80,
    act: async (tool) => {
      await tool.getByRole('textbox').fill(examples[0].data);
      await expect(tool.getByRole('status')).toContainText('SablierLockup_Overdraw');
    },
  },
  {
    wish: 'a lost key',
    presses: ['What can still be done'],
    search: 'recipient lost wallet',
    path: '/support/faq',
    heading: 'A recipient lost their wallet. What now?',
    words: Infinity,
    act: async (part) => {
      await expect(part).toContainText('the sender can cancel it and create a new one');
    },
  },
];

/** Words of the page between its title and an element. */
const wordsBefore = (page: Page, target: Locator) =>
  target.evaluate((element) => {
    const range = document.createRange();
    const title = document.querySelector('main h1');
    if (!title) throw new Error('The page has no title.');
    range.setStartAfter(title);
    range.setEndBefore(element);
    return range.toString().split(/\s+/).filter(Boolean).length;
  });

const targetOf = (page: Page, { tool, heading }: Task) =>
  tool
    ? page.locator(`[data-island="${tool}"]`)
    : page.getByRole('heading', { name: heading ?? '' });

/** Tasks that lead to the same tool by the same presses are done one after the other. */
const wayTo = ({ path, presses }: Task) => [path, ...presses].join();
const isFirst = (task: Task, at: number) =>
  tasks.findIndex((other) => wayTo(other) === wayTo(task)) === at;

for (const task of tasks.filter(isFirst)) {
  const more = tasks.filter((other) => other !== task && wayTo(other) === wayTo(task));
  const wishes = [task, ...more].map(({ wish }) => wish).join(', ');
  test(`from the home page: ${wishes}`, { tag: '@any-size' }, async ({ page }) => {
    await addWallet(page, { answers: { 'streamedAmountOf(uint256)': word(250_000_000n) } });
    await page.goto('/');
    for (const name of task.presses) {
      await page.locator('main').getByRole('link', { name, exact: true }).first().click();
    }
    await expect(page).toHaveURL(new RegExp(`${task.path}(#.*)?$`));
    // A press before the scripts of the home page have run loads the next page in full, which has seen no reader yet.
    await hydrated(page);
    const target = targetOf(page, task);
    await target.scrollIntoViewIfNeeded();
    expect(await wordsBefore(page, target)).toBeLessThanOrEqual(task.words);
    await toolsReady(page);
    for (const { wish, act } of [task, ...more])
      await test.step(wish, () => act(task.tool ? target : page.locator('main'), page));
  });
}

test('from one search: the page of each task is a result, or one press behind it @any-size', async ({
  page,
}) => {
  const lost: string[] = [];
  await open(page, '/support/offline');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).locator('[data-status]')).toBeVisible();
  for (const { wish, search, path } of tasks) {
    await ask(page, search);
    const first = await Promise.all(
      [0, 1, 2].map(
        async (rank) => (await link(options(page).nth(rank)).getAttribute('href')) ?? '',
      ),
    );
    const paths = first.map((href) => new URL(href, page.url()).pathname);
    const texts = await Promise.all(
      paths.map(async (result) => (await page.request.get(result)).text()),
    );
    const leads = (text: string) => {
      const main = text.slice(text.indexOf('<article'), text.indexOf('</article>'));
      return new RegExp(`href="?${path}["# >]`).test(main);
    };
    if (!paths.includes(path) && !texts.some(leads)) {
      lost.push(`${wish}: ${search}: ${first.join(', ')}`);
    }
  }
  expect(lost).toEqual([]);
});
