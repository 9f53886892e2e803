import styles from '@site/src/components/Search/Modal/styles.module.css';
import { showDialog } from '@site/src/components/Search/Modal/show-dialog';
import screens from '@site/src/components/Search/screens.module.css';
import { UNABLE } from '@site/src/components/Search/words';
import { MAX_QUERY_LENGTH } from '@site/src/search';

/** The field of the search before its application is there. */
export interface Field {
  isOpen(): boolean;
  close(): void;
  /** Resolves when no input method composes a word. */
  settled(): Promise<void>;
  /** Closes the field and hands over what the reader typed. */
  take(): Typed;
  /** Says that the search cannot be reached; the next key press asks again. */
  fail(): void;
}

export interface Typed {
  query: string;
  /** Selection in the field; undefined while the reader has typed nothing. */
  caret?: [start: number, end: number];
  /** The reader has pressed Enter already. */
  entered?: boolean;
  /** Keys that move the choice, in the order in which they were pressed. */
  arrows?: readonly string[];
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

/**
 * Shows the field in a dialog that looks as the modal of src/components/Search/Modal begins.
 * @param onClose called when the reader closes it, not when it is taken
 * @param onRetry called at a key press after a failure
 */
export function openField(query: string, onClose: () => void, onRetry: () => void): Field {
  const input = make('input', `DocSearch-Input ${styles.input}`);
  Object.assign(input, {
    type: 'search',
    role: 'combobox',
    ariaExpanded: 'false',
    ariaLabel: 'Search',
    placeholder: 'Search the documentation',
    maxLength: MAX_QUERY_LENGTH,
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    value: query,
  });
  const cancel = make('button', `DocSearch-Cancel ${styles.quiet}`, 'Close');
  cancel.type = 'button';
  cancel.tabIndex = -1;
  const icon = document.querySelector('.search-icon')?.cloneNode(true) ?? '';
  const form = make(
    'form',
    styles.form ?? '',
    make('span', styles.glass ?? '', icon),
    input,
    cancel,
  );
  const body = make('div', `DocSearch-Dropdown ${styles.body}`);
  const modal = make('div', `DocSearch-Modal ${styles.modal}`, form, body);
  const dialog = make('dialog', `DocSearch-Container ${styles.dialog}`, modal);
  dialog.ariaLabel = 'Search the documentation';

  let open = true;
  let touched = false;
  let entered = false;
  const arrows: string[] = [];
  let failed = false;
  let composed: (() => void) | undefined;
  const remove = () => {
    open = false;
    hide();
    dialog.remove();
  };
  const close = () => {
    if (!open) return;
    remove();
    onClose();
  };

  input.addEventListener('input', () => {
    touched = true;
    if (!failed) return;
    failed = false;
    body.replaceChildren();
    onRetry();
  });
  input.addEventListener('compositionstart', () => (composed = () => undefined));
  input.addEventListener('compositionend', () => {
    composed?.();
    composed = undefined;
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  cancel.addEventListener('click', close);
  dialog.addEventListener('mousedown', ({ target }) => target === dialog && close());
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') entered = true;
    if (/^Arrow(?:Up|Down)$/.test(event.key)) arrows.push(event.key);
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    close();
  });

  document.body.append(dialog);
  const hide = showDialog(dialog);
  input.focus();
  input.select();

  return {
    isOpen: () => open,
    close,
    settled: () => (composed ? new Promise((done) => (composed = done)) : Promise.resolve()),
    take: () => {
      const { value, selectionStart, selectionEnd } = input;
      remove();
      if (!touched) return { query: value, entered, arrows };
      const caret: Typed['caret'] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      return { query: value, caret, entered, arrows };
    },
    fail: () => {
      failed = true;
      const words = [make('p', screens.title ?? '', UNABLE.title), make('p', '', UNABLE.help)];
      const screen = make('div', `DocSearch-ErrorScreen ${screens.screen}`, ...words);
      screen.role = 'alert';
      body.replaceChildren(screen);
    },
  };
}
