const SHEETS = 'link[rel="stylesheet"]';

/** Sheets that are on their way or have come, by address. */
const asked = new Map<string, Promise<unknown>>();

function load(href: string): Promise<unknown> {
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      asked.delete(href);
      link.remove();
      reject(new Error(`${href} did not load.`));
    };
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  asked.set(href, loaded);
  return loaded;
}

/**
 * Loads what styles another page and not this one. The sheets stay; they have classes of modules, which the pages without
 * them do not show.
 * @param page of the same build
 * @throws when one does not arrive
 */
export async function loadSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll(SHEETS)];
  await Promise.all(
    links.map((link) => {
      const href = link.getAttribute('href') ?? '';
      return asked.get(href) ?? (document.querySelector(`${SHEETS}[href="${href}"]`) || load(href));
    }),
  );
}
