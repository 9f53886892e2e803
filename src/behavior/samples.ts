import { waitingFor } from './waiting';

/** Runs a sample in the page, in a panel below it, at a press on its button. */
export function listenForRuns(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-run]');
    if (!button) return;
    button.parentElement?.querySelector('[data-run-problem]')?.remove();
    void waitingFor(button, async () => {
      try {
        const { runSample } = await import('@sablier-docs/playground/samples/panel');
        if (button.isConnected) runSample(button);
      } catch {
        const problem = document.createElement('p');
        problem.dataset.runProblem = '';
        problem.setAttribute('role', 'alert');
        problem.textContent = 'The runner did not load. Check your connection and press Run again.';
        button.after(problem);
      }
    });
  });
}
