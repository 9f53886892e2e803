import { make } from '@sablier-docs/browser/make';
import tool from '@sablier-docs/kit/form/styles.module.css';

interface Editor {
  readonly element: HTMLElement;
  /** Both texts when the reader has changed one; undefined for the files of the site. */
  edited(): { readonly sample: string; readonly run: string } | undefined;
  onReset(hear: () => void): void;
}

let count = 0;

/** The sample and what calls it, as texts that can be changed. They are fetched when the part is opened. */
export function editor(sample: string): Editor {
  const name = sample.slice(sample.lastIndexOf('/') + 1);
  const files = [`${name}.ts`, `${name}.run.ts`].map((file, at) => ({
    ...field(at === 0 ? `${file}, the sample` : `${file}, which calls it`),
    url: `/examples/${sample.slice(0, -name.length)}${file}.txt`,
    text: undefined as string | undefined,
  }));
  const reset = make('button', tool.button ?? '', 'Reset and run');
  reset.type = 'button';
  const problem = make('p', tool.problem ?? '', '');
  problem.hidden = true;
  const body = make(
    'div',
    tool.stack ?? '',
    make(
      'p',
      tool.hint ?? '',
      'Change a file and press Run again. Edited files run in an interpreter: types are dropped and not checked, and a class ' +
        'needs a constructor. They are not kept when you leave the page.',
    ),
    ...files.map(({ element }) => element),
    problem,
    make('div', tool.actions ?? '', reset),
  );
  const element = make('details', '', make('summary', '', 'Edit the code'), body);

  const fill = async (): Promise<void> => {
    problem.hidden = true;
    try {
      await Promise.all(
        files.map(async (file) => {
          if (file.text !== undefined) return;
          const response = await fetch(file.url);
          if (!response.ok) throw new Error(`status ${response.status}`);
          // A text area has no carriage returns.
          file.text = (await response.text()).replaceAll('\r\n', '\n');
          file.area.value = file.text;
          file.area.readOnly = false;
        }),
      );
    } catch {
      problem.textContent = 'The files did not arrive. Close this part and open it to try again.';
      problem.hidden = false;
    }
  };
  element.addEventListener('toggle', () => {
    if (element.open) void fill();
  });
  return {
    element,
    edited: () => {
      const [one, other] = files;
      if (
        !one ||
        !other ||
        files.every(({ area, text }) => text === undefined || area.value === text)
      )
        return undefined;
      return { sample: one.area.value, run: other.area.value };
    },
    onReset: (hear) =>
      reset.addEventListener('click', () => {
        for (const { area, text } of files) if (text !== undefined) area.value = text;
        hear();
      }),
  };
}

function field(words: string) {
  const area = make('textarea', '');
  area.id = `sample-file-${++count}`;
  Object.assign(area, { rows: 16, spellcheck: false, readOnly: true, wrap: 'off' });
  area.autocapitalize = 'off';
  Object.assign(area.style, { fontFamily: 'var(--font-code)', fontSize: 'var(--text-sm)' });
  const label = make('label', '', words);
  label.htmlFor = area.id;
  return { area, element: make('div', tool.field ?? '', label, area) };
}
