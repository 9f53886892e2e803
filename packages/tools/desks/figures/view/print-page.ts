import { figureAmountText, FIGURE_LABELS, sourceText, sumsOf, tablesOf } from '../table';
import type { Figures } from '../read';

/**
 * The figures as a page of its own, for printing. Its texts are set as text, so that the symbol of a
 * token is never markup.
 */
export function printPage(
  all: readonly Figures[],
  titles: readonly string[],
  document: Document,
): string {
  const [title = ''] = titles;
  const page = document.implementation.createHTMLDocument(title);
  const add = (parent: Element, name: string, text = '') => {
    const element = page.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.documentElement.lang = 'en';
  all.forEach((figures, at) => {
    add(page.body, 'h1', titles[at]);
    add(page.body, 'p', sourceText(figures));
    for (const { title: name, columns, rows } of tablesOf(figures.rows)) {
      add(page.body, 'h2', name);
      const table = add(page.body, 'table');
      // The policy of the site allows no style element, here neither.
      table.setAttribute('border', '1');
      table.setAttribute('cellpadding', '4');
      const head = add(table, 'tr');
      for (const label of ['Stream', ...columns.map((column) => FIGURE_LABELS[column])]) {
        add(head, 'th', label);
      }
      for (const row of rows) {
        const line = add(table, 'tr');
        add(line, 'td', `${row.stream.alias} (contract ${row.stream.address})`);
        for (const column of columns) add(line, 'td', figureAmountText(row, column));
      }
      const sums = add(table, 'tr');
      add(sums, 'th', 'Sum by token');
      for (const column of columns) add(sums, 'td', sumsOf(rows, column).join('; '));
    }
  });
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}
