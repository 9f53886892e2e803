import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ON_DEMAND } from './support/page';
import { expect, test } from './support/test';
import { copiedBy, expectNoOverflow, openTool } from './support/tool';

const PAGE = '/guides/start/build';
const open = (page: Page, state = '') => openTool(page, `${PAGE}${state}`, 'Integration wizard');

const choose = (tool: Locator, question: string, answer: string) =>
  tool
    .getByRole('group', { name: question, exact: true })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });
const status = (tool: Locator) => tool.getByRole('status').filter({ hasText: /\./ }).first();
const code = (tool: Locator) => tool.locator('pre code');

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'other origins').toEqual([]);
});

test('answers become files, and the address holds them @any-size', async ({ page }) => {
  const tool = await open(page);
  await choose(tool, 'How the tokens are released', 'Dynamic');
  await choose(tool, 'Sender of the streams', 'A contract');
  await choose(tool, 'The sender may cancel', 'No');
  await expect(code(tool)).toContainText('createWithTimestampsLD');
  await expect(code(tool)).toContainText('sender: address(this)');
  await expect(code(tool)).toContainText('cancelable: false');
  await choose(tool, 'File', 'script/Deploy.s.sol');
  await tool.getByLabel('Chain').selectOption('Ethereum');
  await expect(code(tool)).toContainText('block.chainid == 1,');
  const shown = await code(tool).textContent();
  const copied = await copiedBy(page, tool.getByRole('button', { name: 'Copy code to clipboard' }));
  expect(copied.trim()).toBe(shown?.trim());

  await expect(page).toHaveURL(
    /#integration-wizard\?model=dynamic&sender=contract&cancelable=no&chain=1$/,
  );
  await page.reload();
  await tool.scrollIntoViewIfNeeded();
  await expect(code(tool)).toContainText('createWithTimestampsLD');
});

test('the files of the first answers come with a press @any-size', async ({ page }) => {
  const tool = await open(page);
  await expect(code(tool)).toHaveCount(0);
  await expect(status(tool)).not.toContainText('files');
  await tool.getByRole('button', { name: 'Show the files' }).press('Enter');
  await expect(code(tool)).toContainText('createWithDurationsLL');
  await expect(status(tool)).toContainText(/The project has \d+ files and package-lock\.json\./);
  await expect(tool.getByRole('button', { name: 'Download all files' })).toBeFocused();
  await expect(tool.getByRole('button', { name: 'Show the files' })).toHaveCount(0);
});

test(
  'files that do not load can be asked for again',
  { tag: '@any-size' },
  async ({ page, seen }) => {
    const tool = await open(page);
    await page.route(ON_DEMAND, (route) => route.abort());
    await choose(tool, 'Stack', 'TypeScript with viem');
    await expect(status(tool)).toContainText('The files did not load.');
    await page.unroute(ON_DEMAND);
    await tool.getByRole('button', { name: 'Show the files' }).click();
    await expect(code(tool)).toContainText('createLinearStream');
    // One for each file; the first that failed was enough for the sentence.
    const messages = seen.messages.splice(0);
    expect(messages.length).toBeGreaterThan(0);
    for (const text of messages) expect(text).toContain('Failed to load resource');
  },
);

test(
  'answers that exclude each other are refused with a sentence',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    await choose(tool, 'Hooks in the recipient', 'Yes');
    await expect(status(tool)).toHaveText(/Choose a contract as the recipient, or no hooks\./);
    await expect(code(tool)).toHaveCount(0);
    await choose(tool, 'Recipient', 'A contract');
    await expect(code(tool)).toContainText('createWithDurationsLL');
    await choose(tool, 'Product', 'Flow: a rate per second');
    await expect(code(tool)).toContainText('createAndDeposit');
    await expect(tool.getByRole('group', { name: 'Hooks in the recipient' })).toHaveCount(0);
  },
);

test('all files come as one archive', { tag: '@any-size' }, async ({ page, seen }) => {
  const tool = await open(page, '#integration-wizard?stack=viem');
  await expect(code(tool)).toContainText('createLinearStream');
  const press = tool.getByRole('button', { name: 'Download all files' });
  await page.route('**/package-lock.json', (route) => route.abort());
  await press.click();
  await expect(tool.getByText('package-lock.json did not load,')).toBeVisible();
  await page.unroute('**/package-lock.json');
  expect(seen.messages.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
  const [saved] = await Promise.all([page.waitForEvent('download'), press.click()]);
  expect(saved.suggestedFilename()).toBe('sablier-lockup-integration.tgz');
  const folder = mkdtempSync(path.join(tmpdir(), 'wizard-'));
  try {
    await saved.saveAs(path.join(folder, 'it.tgz'));
    const listed = execFileSync('tar', ['-tzf', 'it.tgz'], { cwd: folder }).toString();
    expect(listed).toContain('sablier-lockup-integration/src/create.ts');
    const own = ['-xzOf', 'it.tgz', 'sablier-lockup-integration/src/create.ts'];
    const text = execFileSync('tar', own, { cwd: folder }).toString();
    expect(text.trim()).toBe((await code(tool).textContent())?.trim());
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test(
  'a page for React is listed, copied and downloaded like the rest',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    await choose(tool, 'Stack', 'React with wagmi');
    await choose(tool, 'Recipient', 'A contract');
    await expect(code(tool)).toContainText("{ name: 'recipient', label: 'Recipient' }");
    const files = tool.getByRole('group', { name: 'File', exact: true }).getByRole('radio');
    const names = await files.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    expect(names.length).toBeGreaterThan(15);
    await expect(status(tool)).toContainText(
      `The project has ${names.length} files and package-lock.json.`,
    );

    await choose(tool, 'File', 'src/CreateForm.tsx');
    await expect(code(tool).locator('.code-keyword').first()).toBeVisible();
    const shown = await code(tool).textContent();
    expect(shown).toContain('<form onSubmit={submit}>');
    const copied = await copiedBy(
      page,
      tool.getByRole('button', { name: 'Copy code to clipboard' }),
    );
    expect(copied.trim()).toBe(shown?.trim());
    await expectNoOverflow(page);
    await expectAccessible(page, '#integration-wizard');

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Download all files' }).click(),
    ]);
    const folder = mkdtempSync(path.join(tmpdir(), 'wizard-'));
    try {
      await saved.saveAs(path.join(folder, 'it.tgz'));
      const listed = execFileSync('tar', ['-tzf', 'it.tgz'], { cwd: folder }).toString();
      const own = listed
        .trim()
        .split('\n')
        .map((name) => name.replace(/^[^/]+\//, ''));
      expect(own.sort()).toEqual([...names, 'package-lock.json'].sort());
    } finally {
      rmSync(folder, { recursive: true });
    }
    await expect(page).toHaveURL(/#integration-wizard\?recipient=contract&stack=react$/);
  },
);

test(
  'it works with the keyboard alone, on a narrow screen too',
  { tag: '@any-size' },
  async ({ page }) => {
    const tool = await open(page);
    await tool.getByRole('radio', { name: 'Lockup: a fixed schedule' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(tool.getByRole('radio', { name: 'Dynamic' })).toBeChecked();
    await expect(code(tool)).toContainText('createWithTimestampsLD');
    await expectNoOverflow(page);
    await expectAccessible(page, '#integration-wizard');
  },
);
