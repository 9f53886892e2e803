import type { Page } from '@playwright/test';

/** Calls back for everything that the Content-Security-Policy of a page refuses from now on. */
export async function reportViolations(page: Page, report: (text: string) => void): Promise<void> {
  await page.exposeBinding('reportViolation', (_source, text: string) => report(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile } = event;
      const place = sourceFile ? ` of ${sourceFile}` : '';
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective} refuses ${blockedURI}${place}`,
      );
    });
  });
}
