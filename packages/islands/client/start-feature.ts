import { showFailure } from './failure';

/**
 * Starts one feature of the client. When it fails, the others start all the same, the text stays, and a
 * box above it shows the error.
 * @param name for the console
 */
export function startFeature(name: string, start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`The ${name} of this page failed to start.`, error);
    const beside = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (beside) showFailure(error, { beside, retry: () => window.location.reload() });
  }
}
