import { giveFocus } from '@sablier-docs/browser/give-focus';
import { make } from '@sablier-docs/browser/make';
import { FAILURE_CLASS, LOADING_FAILED } from './failure-words';
import './loading.module.css';

const boxes = new WeakMap<Element, HTMLElement>();

interface Failure {
  /** The element that failed; the box is put before it. */
  beside: HTMLElement;
  retry: () => void;
}

/** Says beside a part of the page that it failed, and offers to try again. */
export function showFailure(error: unknown, { beside, retry }: Failure): void {
  boxes.get(beside)?.remove();
  const button = make('button', '', 'Retry');
  const box = make(
    'div',
    FAILURE_CLASS,
    make('p', '', LOADING_FAILED),
    make('pre', '', String(error)),
    button,
  );
  box.role = 'alert';
  button.type = 'button';
  button.addEventListener('click', () => {
    box.remove();
    giveFocus(beside);
    retry();
  });
  boxes.set(beside, box);
  beside.before(box);
}
