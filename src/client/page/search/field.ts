import { UNABLE } from '@site/src/components/Search/words';
import { MAX_QUERY_LENGTH } from '@site/src/search';

/** The field of the search before DocSearch is there. */
export interface Field {
  /** Resolves when no input method composes a word. */
  settled(): Promise<void>;
  /** What the reader has typed. */
  typed(): Typed;
  /** Says that the search cannot be reached; the next letter asks again. */
  fail(): void;
}

export interface Typed {
  query: string;
  /** Selection in the field; undefined while the reader has typed nothing. */
  caret?: [start: number, end: number];
  /** Keys that move or open what is chosen, in order. */
  keys: readonly string[];
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
 * Puts a field into the dialog that looks as DocSearch's modal begins, and has its classes.
 * @param close called by a press beside it
 * @param retry called at a letter after a failure
 */
export function openField(
  dialog: HTMLElement,
  query: string,
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
    value: query,
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

  let isTouched = false;
  let hasFailed = false;
  let composed: (() => void) | undefined;
  const keys: string[] = [];

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
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (!isComposing && /^(?:Enter|Arrow(?:Up|Down))$/.test(key)) keys.push(key);
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
