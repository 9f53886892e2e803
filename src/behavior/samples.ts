import { closestElement } from '@sablier-docs/browser/closest';
import { make } from '@sablier-docs/browser/make';
import { waitingFor } from './waiting';

/** Runs a sample in the page, in a panel below it, at a press on its button. */
export function listenForRuns(): void {
  document.addEventListener('click', (event) => {
    const button = closestElement(event, 'button[data-run]');
    if (!button) return;
    const { nextElementSibling: next } = button;
    if (next?.role === 'alert') next.remove();
    waitingFor(button, () =>
      import('@sablier-docs/proofs/samples/panel')
        .then(({ runSample }) => runSample(button))
        .catch(() => {
          const words = 'The runner did not load. Check your connection and try again.';
          const problem = make('p', '', words);
          problem.role = 'alert';
          button.after(problem);
        }),
    );
  });
}
