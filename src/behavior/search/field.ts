import { isComposingKey } from '@sablier-docs/browser/composing';
import { make } from '@sablier-docs/browser/make';
import { UNABLE } from '@sablier-docs/search/screens/messages';
import { MAX_QUERY_LENGTH } from '@sablier-docs/search/index';

/** The search field that is shown until DocSearch is loaded. */
export interface Field {
  /** Resolves when no input method is composing a word. */
  settled(): Promise<void>;
  /** The reader's input. */
  typed(): Typed;
  /** Restores the caret after text that was typed before the field was shown; call it when the dialog is shown. */
  goOn(): void;
  /** Shows that the search cannot be loaded; the next letter tries again. */
  fail(): void;
}

export interface Typed {
  query: string;
  /** Selection in the field; undefined until the reader has typed. */
  caret?: [start: number, end: number];
  /** Pressed keys that move or open the selection, in order. */
  keys: readonly string[];
}

/**
 * Adds a field to the dialog that looks like DocSearch's empty modal and has its classes.
 * @param begun initial content of the field; with a caret if the reader has typed it
 * @param close called by a click outside
 * @param retry called when the reader types after a failure
 */
export function openField(
  dialog: HTMLElement,
  begun: Typed,
  close: () => void,
  retry: () => void,
): Field {
  const input = make('input', 'DocSearch-Input');
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
    value: begun.query,
  });
  const icon = document.querySelector('.DocSearch-Search-Icon')?.cloneNode(true) ?? '';
  const cancel = make('button', 'DocSearch-Cancel', 'Cancel');
  const form = make(
    'form',
    'DocSearch-Form',
    make('label', 'DocSearch-MagnifierLabel', icon),
    input,
  );
  const body = make('div', 'DocSearch-Dropdown');
  const bar = make('div', 'DocSearch-SearchBar', form, cancel);
  const container = make(
    'div',
    'DocSearch DocSearch-Container',
    make('div', 'DocSearch-Modal', bar, body),
  );

  let isTouched = begun.caret !== undefined;
  let hasFailed = false;
  let composed: (() => void) | undefined;
  const keys = [...begun.keys];

  input.addEventListener('input', () => {
    isTouched = true;
    if (!hasFailed) return;
    hasFailed = false;
    body.replaceChildren();
    retry();
  });
  input.addEventListener('compositionstart', () => (composed = () => undefined));
  input.addEventListener('compositionend', () => {
    composed?.();
    composed = undefined;
  });
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (!isComposingKey(event) && /^(?:Enter|Arrow(?:Up|Down))$/.test(key)) keys.push(key);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  cancel.addEventListener('click', close);
  container.addEventListener('mousedown', ({ target }) => target === container && close());

  dialog.append(container);
  return {
    settled: () => (composed ? new Promise((done) => (composed = done)) : Promise.resolve()),
    typed: () => {
      const { value, selectionStart, selectionEnd } = input;
      const caret: [number, number] = [
        selectionStart ?? value.length,
        selectionEnd ?? value.length,
      ];
      return { query: value, keys, ...(isTouched && { caret }) };
    },
    goOn: () => {
      if (begun.caret) input.setSelectionRange(...begun.caret);
    },
    fail: () => {
      hasFailed = true;
      const title = make('p', 'DocSearch-Title', UNABLE.title);
      const screen = make(
        'div',
        'DocSearch-ErrorScreen',
        title,
        make('p', 'DocSearch-Help', UNABLE.help),
      );
      screen.role = 'alert';
      body.replaceChildren(screen);
    },
  };
}
