import type { Locator, Page } from '@playwright/test';
import { examples } from '@sablier-docs/kit/decoder/view/examples';
import { barriers } from './support/barriers';
import { factoryOnBase, fillClaim } from './support/claim';
import { open } from './support/page';
import { expect, test } from './support/test';
import { openTool } from './support/tool';
import { ACCOUNT, addWallet, OTHER } from './support/wallet';

/*
 * Each tool with its results open, as a reader has it who zooms to 400 %, spaces the text, brings colors or
 * has a keyboard alone.
 */

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const CAMPAIGN = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const word = (value: bigint) => value.toString(16).padStart(64, '0');

interface Shown {
  what: string;
  /** Shown with the parts of others, which each run sees: every night. */
  isOfNight?: true;
  /** Element of the tool, or a selector. */
  within: string;
  show: (page: Page) => Promise<void>;
}

const island = (name: string) => `[data-island="${name}"]`;
const press = (tool: Locator, name: string | RegExp) =>
  tool.getByRole('button', { name }).first().click();

/** Reads stream 5 on Base with the stand-in, and names what to do with it. */
async function desk(page: Page, action: string): Promise<Locator> {
  await addWallet(page);
  const path = `/apps/manage-a-stream#stream=LK3-8453-5&do=${action}`;
  const tool = await openTool(page, path, 'Stream desk');
  await press(tool, 'Read with my wallet');
  await expect(tool.getByText(`Read with the account ${ACCOUNT}.`)).toBeVisible();
  return tool;
}

async function unfold(tool: Locator, what: RegExp): Promise<Locator> {
  await tool.getByText(what).click();
  const part = tool.locator('details[open]').last();
  await part.getByLabel('Chain').selectOption('Base');
  await part.getByLabel('Token address').fill(USDC);
  return part;
}

const shown: readonly Shown[] = [
  {
    what: 'the stream desk before a withdrawal, rehearsed',
    within: island('StreamDesk'),
    show: async (page) => {
      const tool = await desk(page, 'withdrawMax');
      await tool.getByLabel('Receiving address').fill(ACCOUNT);
      await press(tool, 'Rehearse in this page');
      const part = tool.getByRole('region', { name: 'Rehearsal' });
      await expect(part.getByRole('status')).toContainText('went through', { timeout: 45_000 });
      await part.getByText('Events of the contract').click();
      await press(tool, 'Simulate withdrawMax');
      await expect(tool.getByRole('button', { name: /^Send withdrawMax/ })).toBeVisible();
    },
  },
  {
    what: 'the stream desk with a list of streams',
    isOfNight: true,
    within: island('StreamDesk'),
    show: async (page) => {
      const tool = await desk(page, 'cancelMultiple');
      await tool.getByLabel('Stream IDs').fill('5, 6, 7');
      await press(tool, 'Read 3 streams');
      await expect(tool.getByText('All 3 were read.')).toBeVisible();
      await tool.getByLabel('Account that sends it (optional)').fill(OTHER);
      await press(tool, 'Keep for the file');
    },
  },
  {
    what: 'the campaign desk before a claim',
    isOfNight: true,
    within: island('CampaignDesk'),
    show: async (page) => {
      const path = `/apps/claim-an-airdrop#campaign=${CAMPAIGN}-8453&do=claim`;
      const tool = await openTool(page, path, 'Campaign desk');
      await tool.getByLabel('Factory that created it').fill(factoryOnBase());
      await fillClaim(tool, [ACCOUNT, OTHER]);
      await expect(tool.getByText(/^cast send /)).toBeVisible();
    },
  },
  {
    what: 'the CSV checker with errors',
    within: island('CsvChecker'),
    show: async (page) => {
      const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
      await tool.getByLabel('What the file is for').selectOption('Linear, by dates');
      await tool.getByLabel('Decimals of the token').fill('6');
      const rows = `${ACCOUNT},1.125,2098-01-01,2097-01-01\n0x12,-1,01/02/2098,31/12/2099\n`;
      await tool.getByLabel(/^Or paste/).fill(`address,amount,startAt,endAt\n${rows}`);
      await expect(tool.getByText(/^\d+ errors?/).first()).toBeVisible();
    },
  },
  {
    what: 'the creation of streams from a spreadsheet',
    isOfNight: true,
    within: island('CsvChecker'),
    show: async (page) => {
      await addWallet(page);
      const tool = await openTool(page, '/apps/guides/csv-support', 'CSV checker');
      await tool.getByLabel('Decimals of the token').fill('6');
      await tool
        .getByLabel(/^Or paste/)
        .fill(`Name\tWallet\tTokens\nAda\t${ACCOUNT}\t12000\nBob\t${OTHER}\t4800\n`);
      await tool.getByLabel('First day').fill('2099-03-01');
      await press(tool, 'Four years with one year of cliff');
      const part = await unfold(tool, /^Create these streams/);
      await part.getByLabel('Sender of all streams').fill(CAMPAIGN);
      await expect(part.getByText(/^cast send /).first()).toBeVisible();
      await press(part, 'Read the token with my wallet');
      await expect(part.getByRole('button', { name: /^Simulate approve/ })).toBeVisible();
    },
  },
  {
    what: 'the creation of a campaign',
    isOfNight: true,
    within: island('CampaignChecker'),
    show: async (page) => {
      const tool = await openTool(page, '/apps/features/airdrops', 'Campaign checker');
      await tool.getByLabel('Decimals of the token').fill('6');
      await tool
        .getByLabel('Or paste its text')
        .fill(`address,amount\n${ACCOUNT},1.5\n${OTHER},2.5\n`);
      const part = await unfold(tool, /^Create a campaign/);
      await part.getByLabel('Admin').fill(ACCOUNT);
      await part.getByLabel('Name of the campaign').fill('Spring');
      await part.getByLabel('CID of the pinned file').fill(`Qm${'a'.repeat(44)}`);
      await expect(part.getByText(/^cast send /).first()).toBeVisible();
    },
  },
  {
    what: 'the checker with a look-alike',
    within: island('GenuineChecker'),
    show: async (page) => {
      const tool = await openTool(page, '/support/is-this-sablier', 'Checker');
      await tool
        .getByRole('textbox')
        .fill('0xc19a777777777777777777777777777777770C0a https://app-sablier.com');
      await expect(tool.getByRole('status').first()).toContainText('Not');
    },
  },
  {
    what: 'the lookup of contracts',
    isOfNight: true,
    within: island('DeploymentLookup'),
    show: async (page) => {
      await open(page, '/reference/overview#lookup');
      await page
        .getByLabel('Contract, address, chain or chain id')
        .fill('0xc19a09a66887017f603e5df420ed3cb9a5c07c0a');
      await expect(page.locator(`${island('DeploymentLookup')} tbody tr`).first()).toBeVisible();
    },
  },
  {
    what: 'the error decoder',
    isOfNight: true,
    within: island('ErrorDecoder'),
    show: async (page) => {
      await open(page, '/support/transaction-failed');
      const tool = page.locator(island('ErrorDecoder'));
      await tool.getByRole('textbox').fill(examples[0].data);
      await expect(tool.getByRole('status')).toContainText('SablierLockup_Overdraw');
    },
  },
  {
    what: 'the figures for a date',
    isOfNight: true,
    within: island('FiguresForADate'),
    show: async (page) => {
      await addWallet(page, { answers: { 'streamedAmountOf(uint256)': word(250_000_000n) } });
      const tool = await openTool(page, '/support/figures-for-a-date', 'Figures for a date');
      await tool.getByLabel('Streams', { exact: true }).fill('LK3-8453-5 LK3-8453-6');
      await tool.getByLabel('Date', { exact: true }).fill('1800000000');
      await press(tool, 'Read with my wallet');
      await expect(tool.getByText(/^Answers of the contracts/)).toBeVisible();
    },
  },
  {
    what: 'the streams of an address, with links and queries',
    isOfNight: true,
    within: island('FindStreams'),
    show: async (page) => {
      await addWallet(page, {
        answers: { 'balanceOf(address)': word(1n) },
        faults: { eth_getLogs: { throws: { code: -32005, message: 'query returned too much' } } },
      });
      const tool = await openTool(page, '/support/find-streams', 'Find streams');
      await tool.getByLabel('Chain', { exact: true }).selectOption('Base');
      await press(tool, 'Read with my wallet');
      await expect(tool.getByText(/did not list past transfers/)).toBeVisible();
      await tool.getByText('The address in the explorers').click();
      await tool.getByText('Queries for the indexers').click();
    },
  },
  {
    what: 'a sample that has run, with its code open',
    isOfNight: true,
    within: 'section[aria-labelledby^="run-"]',
    show: async (page) => {
      await open(page, '/guides/lockup/examples/create-stream/lockup-linear');
      const run = 'lockup/create-stream/create-linear#create';
      await page.locator(`button[data-run="${run}"]`).first().click();
      const panel = page.getByRole('region', { name: /^Run: / });
      await expect(panel.getByRole('status')).toContainText('ran to its end', { timeout: 45_000 });
      await panel.getByText('Edit the code').click();
    },
  },
];

for (const { what, within, show, isOfNight } of shown) {
  test(`nothing stops a reader: ${what}`, { tag: isOfNight ? '@night' : [] }, async ({ page }) => {
    await show(page);
    expect(await barriers(page, within)).toEqual([]);
  });
}
