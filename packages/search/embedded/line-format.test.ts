import { describe, expect, it } from 'vitest';
import { readHeadings, readTextLines, writeHeadings, writeTexts } from './line-format.ts';
import { mergeTexts } from '../records/merge.ts';

describe('the lines of an index', () => {
  it('give headings back, with every kind of anchor', () => {
    const headings = [
      { level: 1, heading: 'Fees', anchor: null },
      { level: 2, heading: 'Who pays?', anchor: 'who-pays' },
      { level: 3, heading: 'Who pays?', anchor: 'payer' },
      { level: 3, heading: 'withdrawMax', anchor: 'withdrawMax' },
      { level: 2, heading: 'No anchor above', anchor: null },
      { level: 6, heading: '6 of 7 # C#', anchor: 'c' },
    ];
    expect(readHeadings(writeHeadings(headings))).toEqual(headings);
  });

  it('say an anchor only where the heading does not', () => {
    const line = (heading: string, anchor: string) =>
      writeHeadings([{ level: 2, heading, anchor }]);
    expect(line('Who pays?', 'who-pays')).toBe('2Who pays?');
    expect(line('Who pays?', 'payer')).toBe('2Who pays?\tpayer');
    expect(line('withdrawMax', 'withdrawMax')).toBe('2withdrawMax\t');
  });

  it('give the texts of each section back, of empty ones too', () => {
    const long = Array.from({ length: 30 }, (_, at) => `Block ${at} of a long section.`);
    const pieces = [[], ['One.'], [], [], long, ['x'.repeat(1_000), 'y'], []];
    const sections = pieces.map((texts) => ({ contents: mergeTexts(texts) }));
    expect(sections[4]?.contents.length).toBeGreaterThan(1);
    expect(readTextLines(writeTexts(sections))).toEqual(sections.map(({ contents }) => contents));
  });
});
