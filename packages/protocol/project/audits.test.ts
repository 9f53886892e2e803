import { describe, expect, it } from 'vitest';
import { audits, type Audit } from './audits';

const rows: readonly Audit[] = Object.values(audits).flat();

describe('the audits', () => {
  it('link to a file that begins with the day of the row, in the folder of its release', () => {
    const wrong = rows.filter(({ report, date, release }) => {
      const [file = '', folder = ''] = report.split('/').reverse();
      const isOfRelease = folder === 'legacy' || release.split(/[ ,]/).includes(folder);
      return !file.startsWith(`${date.replaceAll('-', '')}_`) || !isOfRelease;
    });
    expect(rows.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it('lists each report once', () => {
    expect(new Set(rows.map(({ report }) => report)).size).toBe(rows.length);
  });
});
