import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/built/parse';
import { classesIn, classesOf, withSheets } from '../../../src/plugins/client/sheets/link';

const FRAME = '<link rel=stylesheet href=/assets/css/styles.0123abcd.css>';
const page = (body: string, head = FRAME) => `<!doctype html><title>A</title>${head}${body}`;

const sheet = (name: string, css: string) => ({
  name,
  href: `/assets/css/sheet-${name}.1.css`,
  classes: classesIn(css),
});
const sheets = [
  sheet('plot', '.curve_Ab1-{top:.5rem}.x{top:0}'),
  sheet('home', '@media print{.card_Zz99 a{top:0}}'),
];
const linked = (html: string) =>
  withSheets(html, classesOf(parseHtml(html)), sheets, (frame, wanted) =>
    [frame.slice(0, -4), ...wanted.map(({ name }) => name)].join('-'),
  );

describe('the stylesheets of a page', () => {
  it('are those whose classes it has and the frame\u2019s, in one file', () => {
    const html = page('<main><p class="a curve_Ab1-">B</p></main>');
    expect(linked(html)).toBe(
      html.replace(
        FRAME,
        '<link rel=stylesheet href=/assets/css/styles.0123abcd-plot ' +
          'data-sheets="/assets/css/sheet-plot.1.css">',
      ),
    );
  });

  it('take the place of a link that ends as in XML, too', () => {
    const html = page('<p class="curve_Ab1-">B</p>', FRAME.replace('>', ' />'));
    expect(linked(html)).toContain(
      '<link rel=stylesheet href=/assets/css/styles.0123abcd-plot data',
    );
  });

  it('are named in the order of their groups', () => {
    expect(linked(page('<p class="card_Zz99 curve_Ab1-">B</p>'))).toContain(
      'styles.0123abcd-plot-home data-sheets="/assets/css/sheet-plot.1.css /assets/css/sheet-home.1.css">',
    );
  });

  it('are the frame\u2019s alone for a page with none of them, or with a word that is no class', () => {
    const html = page('<p class="x">curve_Ab1- and &lt;p class="card_Zz99"&gt;</p>');
    expect(linked(html)).toBe(html);
  });

  it('cannot be linked where the frame has none', () => {
    expect(() => linked(page('<p class=card_Zz99>', ''))).toThrow('no link to /assets/css/styles');
  });
});
