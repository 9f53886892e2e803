import { closestElement } from '@sablier-docs/browser/closest';
import { KEYS, readStored, write } from '@sablier-docs/browser/storage';

const BAR = '[data-announcement]';
const CLOSE = '[data-announcement] [data-close]';

/**
 * Remembers which announcement the reader has seen, and that it was dismissed. A dismissed one is
 * hidden before the first paint by the inline scripts; here it leaves the document.
 */
export function runAnnouncement(): void {
  const id = document.querySelector<HTMLElement>('script[data-id]')?.dataset.id ?? '';
  if (readStored(KEYS.announcementId) !== id) {
    write(KEYS.announcementId, id);
    write(KEYS.announcementDismissed, 'false');
  }
  const bar = document.querySelector(BAR);
  if (readStored(KEYS.announcementDismissed) === 'true') bar?.remove();
  document.addEventListener('click', (event) => {
    const button = closestElement(event, CLOSE);
    if (!button) return;
    write(KEYS.announcementDismissed, 'true');
    button.closest(BAR)?.remove();
  });
}
