import { appStatus } from '@sablier-docs/protocol/project/app-status';
import { readingAt } from '../../src/components/StreamFigure/reading';
import { open } from './support/page';
import { ask, dialog, options } from './support/search';
import { expect, test, type Page } from './support/test';

/** A question of a person who doesn't write code, and the content of the page with the answer. */
interface Question {
  asks: string;
  /** Names of the links to press, from the home page. */
  clicks: readonly string[];
  /** Where they lead. */
  to: string;
  /** The query of the search. */
  types: string;
  /** Contract, function, fields, fee: the data that it takes to act, as text. */
  facts: readonly string[];
}

const questions: readonly Question[] = [
  {
    asks: 'the app closes: what do I have to do?',
    clicks: [`What to do before ${appStatus.until}`],
    to: '/support/how-to#before-the-end',
    types: 'the app is closing what do I have to do',
    facts: [
      'do not have to do anything to keep the tokens',
      'one withdrawal through an explorer',
      'save the campaign’s file',
      'contact@sablier.com',
    ],
  },
  {
    asks: 'cancel two of forty streams from a Safe, without the app',
    clicks: ['Cancel one or many, also from a Safe'],
    to: '/support/how-to#cancel',
    types: 'cancel several streams from a Safe',
    facts: [
      'two out of forty',
      'cancelMultiple',
      '["12","15"]',
      'Up to Lockup v2.0 the whole transaction fails',
      'Transaction Builder',
      'Cost: gas',
      'ERC-721 Tokens Transferred',
    ],
  },
  {
    asks: 'claim an airdrop by hand, also from a contract without a form',
    clicks: ['Claim an airdrop by hand'],
    to: '/apps/claim-an-airdrop#by-hand',
    types: 'claim an airdrop without the app',
    facts: [
      'hasClaimed',
      'index, your address, amount and proof',
      'https://ipfs.io/ipfs/',
      'claim(uint256,address,uint128,bytes32[])',
      'calculateMinFeeWei',
    ],
  },
  {
    asks: 'somebody from “support” wrote to me on Telegram',
    clicks: ['Check whether it is really Sablier'],
    to: '/support/is-this-sablier',
    types: 'support contacted me on telegram',
    facts: [
      'Treat every message that you did not ask for as a scam',
      'Telegram',
      'seed phrase',
      'contact@sablier.com',
    ],
  },
  {
    asks: 'pay three contractors every month',
    clicks: ['Set up payroll'],
    to: '/apps/guides/how-to#payroll',
    types: 'pay people every month payroll',
    facts: [
      'SablierFlow',
      'createAndDeposit',
      '1902587519025875',
      '12.17',
      '5,095.90 USDC',
      'Transaction Builder',
      'rate calculator',
    ],
  },
  {
    asks: 'I bought a stream NFT: what does it give me?',
    clicks: ['What it gives, what to check'],
    to: '/concepts/nft#buying',
    types: 'buy a stream nft',
    facts: [
      'withdraw to any address',
      'Withdrawn already?',
      'Cancelable?',
      'Compare the contract’s address',
    ],
  },
  {
    asks: 'how much had vested on December 31?',
    clicks: ['What had vested on a date'],
    to: '/support/figures-for-a-date',
    types: 'how much had vested on a date in the past',
    facts: [
      'the end of that day',
      'Download as CSV',
      'Download a page to print',
      'Vested, not withdrawn',
      'archive',
      'records for taxes',
    ],
  },
  {
    asks: 'vest for twelve people from a spreadsheet',
    clicks: ['Check it and create the streams'],
    to: '/apps/guides/csv-support',
    types: 'vesting for people from a spreadsheet csv',
    facts: ['Check your file', 'SablierBatchLockup', 'Transaction Builder'],
  },
  {
    asks: 'my transaction failed with 0x…',
    clicks: ['Find out why'],
    to: '/support/transaction-failed',
    types: 'my transaction failed',
    facts: [
      'Paste the message below',
      'Where to copy it from',
      'Revert reason',
      'insufficient funds',
      'GS013',
    ],
  },
  {
    asks: 'is it safe, who controls it, what does it cost, what else is there?',
    clicks: ['Safety, control, cost, alternatives'],
    to: '/support/is-sablier-safe',
    types: 'is sablier safe',
    facts: [
      'they cannot be upgraded or paused',
      '$0.99',
      'Who controls it?',
      'comptroller',
      'VestingWallet',
      'November 2026',
    ],
  },
  {
    asks: 'which tools are there?',
    clicks: ['All tools on one page'],
    to: '/support/tools',
    types: 'tools',
    facts: [
      'Manage a stream',
      'Error decoder',
      'Authenticity checker',
      'CSV checker',
      'Rate calculator',
    ],
  },
  {
    asks: 'nothing is wrong: do I have to do anything?',
    clicks: ['Withdraw, claim, transfer'],
    to: '/support/how-to',
    types: 'do I have to do anything as a recipient',
    facts: [
      'As the recipient of a stream you do not have to do anything',
      'a withdrawal has no deadline',
      'withdrawMax',
      'calculateMinFeeWei',
    ],
  },
];

/** The text of the page that is shown, without folds, marks and layout. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator('main').evaluate((main) => main.textContent);
  return text.replace(/[\s\u200b]+/g, ' ');
}

/** The facts that the text lacks. */
const missing = (text: string, facts: readonly string[]) =>
  facts.filter((fact) => !text.replaceAll("'", '’').includes(fact));

test.describe('from the home page, by links only and without scripts:', () => {
  test.use({ javaScriptEnabled: false });

  test('each question of a person is answered within two presses', async ({ page }) => {
    for (const { asks, clicks, to, facts } of questions) {
      await test.step(asks, async () => {
        expect(clicks.length).toBeLessThanOrEqual(2);
        await page.goto('/');
        for (const name of clicks) {
          await page.locator('main').getByRole('link', { name, exact: true }).click();
        }
        await expect(page).toHaveURL(to);
        const hash = to.split('#')[1];
        if (hash) await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
        expect(missing(await textOf(page), facts), asks).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, asks).toBeLessThanOrEqual(390);
      });
    }
  });

  test('the figure of the home page says its moment, and an unknown address leads on', async ({
    page,
  }) => {
    await page.goto('/');
    const figure = page.locator('stream-figure');
    await expect(figure).toContainText('1 500.000000');
    await expect(figure).toContainText('released by mid-month: 50.0%');
    await page.goto('/no-such-page');
    for (const to of [
      '/apps/manage-a-stream',
      '/support/is-this-sablier',
      '/support/transaction-failed',
      '/support/tools',
    ])
      await expect(page.locator(`main a[href="${to}"]`)).toBeVisible();
  });
});

test('one search and one of the first three results answer each question', async ({ page }) => {
  const lost: string[] = [];
  await open(page, '/support/offline');
  for (const { types, facts } of questions) {
    const answers: string[] = [];
    for (let rank = 0; rank < 3; rank += 1) {
      await page.keyboard.press('Control+k');
      await expect(dialog(page).locator('[data-status]')).toBeVisible();
      await ask(page, types);
      const before = new URL(page.url());
      await page.locator('main').evaluate((main) => (main.dataset.before = ''));
      await options(page).nth(rank).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(before.href);
      await page.waitForLoadState();
      const { pathname } = new URL(page.url());
      answers.push(pathname);
      // The address changes a moment before the text does.
      if (pathname !== before.pathname)
        await expect(page.locator('main[data-before]')).toHaveCount(0);
      const answered = await expect
        .poll(async () => missing(await textOf(page), facts), { timeout: 1_500 })
        .toEqual([])
        .then(
          () => true,
          () => false,
        );
      if (answered) break;
      if (rank === 2) lost.push(`${types}: ${answers.join(', ')}`);
    }
  }
  expect(lost).toEqual([]);
});

test('the figure of the home page tells the time before anybody moves', async ({ page }) => {
  await page.goto('/');
  const figure = page.locator('stream-figure');
  await expect(figure).toContainText('released by now', { timeout: 3_000 });
  const shown = await figure.locator('[data-reading="whole"]').innerText();
  // The page reads its clock once a second.
  const recent = [0, 1, 2, 3].map((ago) => readingAt(new Date(Date.now() - ago * 1000)).whole);
  expect(recent).toContain(shown);
});
