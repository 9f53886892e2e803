import { waitingFor } from './waiting';

/** Opens the panel of a tested sentence from its mark. Where it can't be loaded, the mark is the link to the test. */
export function listenForProofs(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const mark = target instanceof Element && target.closest<HTMLAnchorElement>('a.tested');
    if (!mark || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    // A sentence with a source has no test to run.
    if (/^Has/.test(mark.title)) return;
    event.preventDefault();
    waitingFor(mark, () =>
      import('@sablier-docs/playground/proofs/panel')
        .then(({ openProof }) => openProof(mark))
        // Not for a reader who has gone to another page.
        .catch(() => void (mark.isConnected && window.location.assign(mark.href))),
    );
  });
}
