/** What the build marks, with the stylesheets that not every page has and that this one holds. */
const SHEETS = 'link[data-sheets]';

const sheetsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(SHEETS)].flatMap(({ dataset }) =>
    String(dataset.sheets).split(' '),
  );
const loading = new Map<string, Promise<void>>();

function load(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.sheets = href;
  const done = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next page that needs it asks again.
      link.remove();
      reject(new Error(`${href} did not load.`));
    };
  });
  document.head.append(link);
  loading.set(href, done);
  return done;
}

/**
 * Resolves when the document has the stylesheets of a fetched page; those it lacks are asked for. Rejects when
 * one does not come: without its styles a page is not shown.
 */
export async function sheetsReady(page: Document): Promise<void> {
  const here = new Set(sheetsOf(document));
  await Promise.all(
    sheetsOf(page).map((href) => (here.has(href) ? loading.get(href) : load(href))),
  );
}
