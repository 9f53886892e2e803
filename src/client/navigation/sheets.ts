/** What the build marks, with the stylesheets that not every page has and that this one holds. */
const SHEETS = 'link[data-sheets]';

/** After so many milliseconds a page is shown without a stylesheet that does not come. */
const PATIENCE = 3000;

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
  const done = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next page that needs it asks again.
      link.remove();
      resolve();
    };
    setTimeout(resolve, PATIENCE);
  });
  document.head.append(link);
  loading.set(href, done);
  return done;
}

/** Resolves when the document has the stylesheets of a fetched page; those it lacks are asked for. */
export async function sheetsReady(page: Document): Promise<void> {
  const here = new Set(sheetsOf(document));
  await Promise.all(
    sheetsOf(page).map((href) => (here.has(href) ? loading.get(href) : load(href))),
  );
}
