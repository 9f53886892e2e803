import clsx from 'clsx';
import styles from '@site/src/theme/Loading/styles.module.css';
import { LOADING_FAILED } from '@site/src/theme/Loading/words';

let box: HTMLElement | undefined;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}

/**
 * Says above the text that the application could not be loaded, and offers to try again. Looks like
 * src/theme/Loading, which cannot be drawn without it.
 * @param inView also for a reader further down, who has pressed something and waits for an answer
 */
export function showFailure(error: unknown, inView: boolean): void {
  hideFailure();
  box = document.createElement('div');
  const retry = make('button', 'Retry');
  box.role = 'alert';
  box.className = clsx(styles.failure, inView && styles.above);
  retry.type = 'button';
  retry.onclick = () => window.location.reload();
  box.append(make('p', LOADING_FAILED), make('pre', String(error)), retry);
  (
    document.querySelector('main article') ??
    document.querySelector('main') ??
    document.body
  ).prepend(box);
}

/** The document has to be as the server wrote it when the application takes it over. */
export function hideFailure(): void {
  box?.remove();
  box = undefined;
}
