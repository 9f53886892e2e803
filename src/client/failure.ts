import { LOADING_FAILED } from '@site/src/theme/Loading/words';
import styles from '@site/src/theme/Loading/styles.module.css';

const boxes = new WeakMap<Element, HTMLElement>();

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}

interface Failure {
  /** What failed; the box stands before it. The text of the page stays where it is. */
  beside: Element;
  retry: () => void;
}

/** Says beside a part of the page that it failed, and offers to try again. */
export function showFailure(error: unknown, { beside, retry }: Failure): void {
  boxes.get(beside)?.remove();
  const box = document.createElement('div');
  const button = make('button', 'Retry');
  box.role = 'alert';
  box.className = styles.failure ?? '';
  button.type = 'button';
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(make('p', LOADING_FAILED), make('pre', String(error)), button);
  boxes.set(beside, box);
  beside.before(box);
}
