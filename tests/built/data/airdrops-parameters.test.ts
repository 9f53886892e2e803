import { describe, expect, it } from 'vitest';
import { airdropsDescriptions } from '@sablier-docs/reference/airdrops/texts';
import { openPage, pathsBelow, readTable, visibleText } from './html';

/** Every text that was written for a parameter or field of a name, whatever declares it. */
const texts = new Map<string, Set<string>>();
const plain = (text: string) => visibleText(text.replace(/[`{}]/g, '').replace(/(^|\s)- /g, ' '));
for (const [key, text] of Object.entries(airdropsDescriptions)) {
  const name = key.split('.').at(-1) ?? '';
  texts.set(name, (texts.get(name) ?? new Set()).add(plain(text)));
}

describe('the parameters of the Airdrops reference', () => {
  // `Adminable` and `Comptrollerable` are read from Solidity.
  const paths = pathsBelow('/reference/airdrops/contracts').filter((at) => !/able$/.test(at));

  it('have a text that was written for a parameter of their name', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const at of paths) {
      const $ = openPage(at);
      for (const table of $('.theme-doc-markdown table').toArray()) {
        for (const row of readTable($, table as never).rows) {
          const name = row['Parameter'] ?? row['Field'];
          const text = row['Description'];
          if (!name || text === undefined) continue;
          compared += 1;
          if (!texts.get(name)?.has(plain(text))) wrong.push(`${at}: ${name}: ${text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });
});
