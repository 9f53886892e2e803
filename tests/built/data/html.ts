import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Cheerio, CheerioAPI } from 'cheerio';
import { BUILD } from '../site';

export { openPage } from '../site';

type Node = Parameters<CheerioAPI>[0];

/** Paths of the pages below a folder of the site, such as `/reference/flow`. @throws when none is */
export function pathsBelow(folder: string): string[] {
  const files = readdirSync(path.join(BUILD, folder), { recursive: true, encoding: 'utf8' });
  const found = files.filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -5));
  if (found.length === 0) throw new Error(`The build has no page below ${folder}.`);
  return found.map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

/** Text as it is read: without the characters that let a long name break. */
export const visibleText = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface ReadTable {
  label: string;
  /** Cells by the heading of their column. */
  rows: Record<string, string>[];
}

/** @throws when a row has more or fewer cells than there are columns */
export function readTable($: CheerioAPI, table: Node): ReadTable {
  const cells = (row: Node) =>
    $(row as never)
      .children('th, td')
      .toArray()
      .map((cell) => visibleText($(cell).text()));
  const found: Cheerio<never> = $(table as never);
  const columns = cells(found.find('thead tr').get(0) as never);
  const rows = found
    .find('tbody tr')
    .toArray()
    .map((row) => {
      const values = cells(row as never);
      if (values.length !== columns.length)
        throw new Error(`Columns differ: ${values.join(' | ')}`);
      return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
    });
  return { label: found.attr('aria-label') ?? '', rows };
}

/** The tables of a page that have all these columns, in the order of the page. */
export function tablesWith($: CheerioAPI, ...columns: string[]): ReadTable[] {
  return $('table')
    .toArray()
    .filter((table) => {
      const head = $(table).find('thead tr').first().children().toArray();
      const names = head.map((cell) => visibleText($(cell).text()));
      return columns.every((column) => names.includes(column));
    })
    .map((table) => readTable($, table as never));
}
