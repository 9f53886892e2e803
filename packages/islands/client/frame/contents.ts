import { closestElement } from '@sablier-docs/browser/closest';
import collapsible from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
import button from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/styles.module.css';

const PHONE = '.theme-doc-toc-mobile';
const DESKTOP = '.theme-doc-toc-desktop .table-of-contents';

/** The list under "On this page", which phones show above the text. */
function toggle(place: Element): void {
  const control = place.querySelector('button');
  const open = place.classList.toggle(collapsible.tocCollapsibleExpanded ?? '');
  control?.classList.toggle(button.tocCollapsibleButtonExpanded ?? '', open);
  control?.setAttribute('aria-expanded', String(open));
  let content = place.querySelector<HTMLElement>(':scope > div');
  if (!content) {
    content = document.createElement('div');
    content.className = collapsible.tocCollapsibleContent ?? '';
    const list = document.querySelector(DESKTOP)?.cloneNode(true);
    if (list) content.append(list);
    place.append(content);
  }
  content.hidden = !open;
}

/** Marks where the reader is. The code for it comes with the first scrolling, and is asked for again after a failure. */
const mark = (): Promise<void> =>
  import('./reading-place').then(
    ({ markPlace }) => markPlace(),
    () => undefined,
  );

/** To be called when the page is another one: its headings are looked for at the next scroll. */
export async function resetContents(): Promise<void> {
  if (!document.querySelector('.table-of-contents')) return;
  const code = await import('./reading-place').catch(() => undefined);
  code?.forgetPlaces();
  code?.markPlace();
}

/** Marks in the contents where the reader is, and opens those of the phone. */
export function runContents(): void {
  document.addEventListener('click', (event) => {
    const place = closestElement(event, 'button')?.closest(PHONE);
    if (!place) return;
    toggle(place);
    void resetContents();
  });
  window.addEventListener('scroll', () => void mark());
}
