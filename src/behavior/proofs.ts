import { closestElement } from '@sablier-docs/browser/closest';
import { leadsOn } from '@sablier-docs/browser/links';
import { waitingFor } from './waiting';

/** Opens the panel of a tested sentence from its mark. Where it can't be loaded, the mark is the link to the test. */
export function listenForProofs(): void {
  document.addEventListener('click', (event) => {
    const mark = closestElement<HTMLAnchorElement>(event, 'a.tested');
    // A sentence with a source has no test to run.
    if (!mark || !leadsOn(event, mark) || /^Has/.test(mark.title)) return;
    event.preventDefault();
    waitingFor(mark, () =>
      import('@sablier-docs/proofs/panel/panel')
        .then(({ openProof }) => openProof(mark))
        // Not for a reader who has gone to another page.
        .catch(() => {
          if (mark.isConnected) location.assign(mark.href);
        }),
    );
  });
}
