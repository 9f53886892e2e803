import { describe, expect, it } from 'vitest';
import { compilePackages, type StorageEntry, type StorageLayout } from './compiled';
import { openPage, pathsBelow, readTable, visibleText, tablesWith } from './html';
import { usesOf } from './written';

const compiled = compilePackages();

const layouts = ['SablierLockup', 'SablierFlow'].map((name): StorageLayout => {
  const found = compiled.get(name)?.find(({ storageLayout }) => storageLayout)?.storageLayout;
  if (!found) throw new Error(`The compiler laid out no storage of ${name}.`);
  return found;
});

describe.each(usesOf('StorageTable'))('the storage on $at', ({ at, uses }) => {
  it('has the slots of the compiler', () => {
    const tables = tablesWith(openPage(at), 'Slot', 'Variable', 'Declared in');
    expect(tables.length).toBe(uses.length);
    uses.forEach(({ attributes }, i) => {
      const layout = layouts[attributes['of'] === 'SablierLockup' ? 0 : 1];
      const expected = layout?.storage.map(({ slot, label }) => [slot, label]);
      expect(tables[i]?.rows.map((row) => [row['Slot'], row['Variable']])).toEqual(expected);
    });
  });
});

describe.each(usesOf('SlotMap'))('the structs on $at', ({ at, uses }) => {
  it('share slots as the compiler lays them out', () => {
    const $ = openPage(at);
    for (const { attributes } of uses) {
      const struct = attributes['of'] ?? '';
      const map = $('figure').filter((_, one) => $(one).find('figcaption code').text() === struct);
      const shown = map
        .find('ol > li')
        .toArray()
        .map((slot) =>
          $(slot)
            .find('ul > li')
            .toArray()
            .map((field) => visibleText($(field).text()).replace(/ .*,/, '')),
        );
      expect(shown, struct).toEqual(slotsOf(struct));
    }
  });
});

/** `name 20 B` for each field of each slot. */
function slotsOf(struct: string): string[][] {
  for (const { types } of layouts) {
    const members = Object.values(types).find(({ label }) => label === `struct ${struct}`)?.members;
    if (!members) continue;
    const size = ({ type }: StorageEntry) => Number(types[type]?.numberOfBytes);
    const bytes = (field: StorageEntry) =>
      size(field) > 32 ? `${size(field) / 32} slots` : `${size(field)} B`;
    const slots = new Map<string, string[]>();
    for (const field of members) {
      slots.set(field.slot, [...(slots.get(field.slot) ?? []), `${field.label} ${bytes(field)}`]);
    }
    return [...slots.values()];
  }
  throw new Error(`The compiler knows no struct ${struct}.`);
}

describe('the parameters of the contract reference', () => {
  const paths = ['lockup', 'flow'].flatMap((name) => pathsBelow(`/reference/${name}/contracts`));

  it('have a text wherever the source has one', () => {
    let compared = 0;
    const bare: string[] = [];
    for (const at of paths) {
      const $ = openPage(at);
      const docs = compiled.get(at.split('.').at(-1) ?? '') ?? [];
      for (const table of $('.theme-doc-markdown table').toArray()) {
        const signature = signatureBefore($, table as never);
        const { rows } = readTable($, table as never);
        for (const { Parameter: name, Description: text = '' } of rows) {
          if (!name || !paramOf(docs, signature, name)) continue;
          compared += 1;
          if (!/^[A-Z].*[.]$/.test(visibleText(text)))
            bare.push(`${at} ${signature} ${name}: ${text}`);
        }
      }
    }
    expect(bare).toEqual([]);
    // Entries of interfaces link those of their contracts and have no tables of their own.
    expect(compared).toBeGreaterThan(240);
  });
});

function signatureBefore($: ReturnType<typeof openPage>, table: never): string {
  const before = $(table).closest('scroll-frame').prevUntil('h2, h3');
  for (const paragraph of before.toArray()) {
    const [, signature] =
      /^(?:Selector|Topic): 0x\w+, of (\S+?)(?:, line \d+)?$/.exec(
        visibleText($(paragraph).text()),
      ) ?? [];
    if (signature) return signature;
  }
  return '';
}

function paramOf(docs: ReturnType<typeof compiled.get>, signature: string, name: string) {
  for (const { devdoc } of docs ?? []) {
    const found = [
      devdoc.methods?.[signature],
      devdoc.events?.[signature],
      ...(devdoc.errors?.[signature] ?? []),
    ];
    const text = found.map((one) => one?.params?.[name]).find(Boolean);
    if (text) return text;
  }
  return undefined;
}
