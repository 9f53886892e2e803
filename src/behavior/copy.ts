import { closestElement } from '@sablier-docs/browser/closest';
import { showState, buttonStatus } from './button-state';

/** Milliseconds for which the result of a click is shown; a sentence needs longer than a word. */
const SHOWN_FOR = { word: 2_000, sentence: 4_000, refusal: 10_000 };

/**
 * Handles every button with `data-copy`: copies its value or, without one, the code block around it. The nearest
 * status of the button shows the result, as a sentence if it has `data-sentence`. If the browser refuses, the
 * element before the button is selected, so that the reader can copy it by keyboard.
 */
export function listenForCopies(): void {
  document.addEventListener('click', (event) => {
    const button = closestElement(event, 'button[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.theme-code-block')?.querySelector('code');
  const text = button.dataset.copy || code?.textContent || '';
  try {
    await navigator.clipboard.writeText(text);
    report(button, 'copied', text);
  } catch {
    const source = code ?? button.previousElementSibling;
    if (source) getSelection()?.selectAllChildren(source);
    report(button, 'failed', text);
  }
}

function report(button: HTMLElement, state: 'copied' | 'failed', text: string): void {
  const sentence = buttonStatus(button)?.dataset.sentence !== undefined;
  const words =
    state === 'copied'
      ? `Copied${sentence ? ` ${text}` : ''}`
      : sentence
        ? 'Copying was refused. The address is selected: copy it by hand.'
        : 'Copying was refused';
  const time = !sentence ? 'word' : state === 'failed' ? 'refusal' : 'sentence';
  showState(button, state, words, SHOWN_FOR[time]);
}
