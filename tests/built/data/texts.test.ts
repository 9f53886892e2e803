import type { CheerioAPI } from 'cheerio';
import { toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { appTasks, taskSentence, type AppTask } from '@sablier-docs/protocol/project/app-status';
import entries from '@sablier-docs/protocol/glossary/entries.json';
import { groups } from '@sablier-docs/protocol/errors/groups';
import { panics } from '@sablier-docs/protocol/errors/panics';
import { entitiesOf, findEnum, indexerOf } from '@sablier-docs/protocol/indexers/model';
import { products } from '@sablier-docs/protocol/releases';
import { airdropsReleaseNotes } from '@sablier-docs/protocol/release-notes/airdrops';
import { flowReleaseNotes } from '@sablier-docs/protocol/release-notes/flow';
import { lockupReleaseNotes } from '@sablier-docs/protocol/release-notes/lockup';
import { openPage, visibleText, tablesWith } from './html';

/** Code marks are elements on the page. */
const plain = (text: string) => visibleText(text.replaceAll('`', ''));

/** The text between a heading and the next one of any level. */
const below = ($: CheerioAPI, id: string): string =>
  visibleText($(`[id="${id}"]`).first().nextUntil('h1, h2, h3').text());

describe('the page of errors', () => {
  const $ = openPage('/reference/errors');

  it('has under each name its meaning, its remedy and the hash of its signature', () => {
    const all = groups.flatMap(({ descriptions }) => Object.entries(descriptions));
    expect(all.length).toBeGreaterThan(100);
    for (const [name, { meaning, remedy }] of all) {
      const text = below($, name.toLowerCase());
      expect(text, name).toContain(`${plain(meaning)}What to do: ${plain(remedy)}`);
      const [, selector = ''] = /^Selector (0x[0-9a-f]{8})/.exec(text) ?? [];
      const items = $(`[id="${name.toLowerCase()}"]`).nextUntil('h2, h3').find('ul').first();
      const isParameters = items.prev().text() === 'Parameters';
      const types = isParameters
        ? items
            .children('li')
            .toArray()
            .map((item) => $(item).children('code').first().text().split(' ')[0])
        : [];
      expect(selector, name).toBe(toFunctionSelector(`${name}(${types.join(',')})`));
    }
  });

  it('writes the codes of panics as the compiler does', () => {
    const [table] = tablesWith($, 'Code', 'Name', 'Meaning');
    // https://docs.soliditylang.org/en/v0.8.29/control-structures.html
    const codes = '0x00 0x01 0x11 0x12 0x21 0x22 0x31 0x32 0x41 0x51'.split(' ');
    expect(table?.rows).toEqual(
      codes.map((code) => ({
        Code: code,
        Name: panics[Number(code)]?.title,
        Meaning: plain(panics[Number(code)]?.meaning ?? ''),
      })),
    );
  });
});

it('the glossary has the text of each entry', () => {
  const $ = openPage('/concepts/glossary');
  for (const { id, term, definition } of entries) {
    const title = $(`dt[id="${id}"]`);
    expect(visibleText(title.text())).toBe(term);
    expect(visibleText(title.next('dd').text()).startsWith(visibleText(definition)), id).toBe(true);
  }
});

it.each(products)('the page of entities of %s has the meaning of each value', (product) => {
  const $ = openPage(`/api/${product}/the-graph/entities`);
  const enums = entitiesOf[product].flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind === 'enum').map(({ of }) => of),
  );
  const shown = tablesWith($, 'Value', 'Meaning').flatMap(({ rows }) => rows);
  const expected = [...new Set(enums)].flatMap((name) =>
    Object.entries(findEnum(indexerOf(product), name).values),
  );
  expect(expected.length).toBeGreaterThan(3);
  for (const [value, meaning] of expected) {
    expect(shown).toContainEqual({ Value: value, Meaning: plain(meaning) });
  }
});

it.each([
  ['lockup', lockupReleaseNotes],
  ['flow', flowReleaseNotes],
  ['airdrops', airdropsReleaseNotes],
] as const)('the history of %s tells the changes of each release', (product, notes) => {
  const $ = openPage(`/guides/${product}/deployments`);
  const lists = $('.theme-doc-markdown ul')
    .toArray()
    .map((list) =>
      $(list)
        .children('li')
        .toArray()
        .map((item) => visibleText($(item).text())),
    );
  for (const [version, { changes }] of Object.entries(notes)) {
    expect(lists, version).toContainEqual(changes.map(plain));
  }
});

it('the table of the app shows for each task whether the app does it', () => {
  const $ = openPage('/support/faq');
  const [table] = tablesWith($, 'You want to', 'In the app');
  expect(table?.rows).toEqual(
    Object.values<AppTask>(appTasks).map((task) => ({
      'You want to': task.wants,
      'In the app': taskSentence(task),
      'Without the app':
        task.instead.map(({ label }) => label).join('; ') || 'None that these pages know of.',
    })),
  );
});
