import { showOutcome, statusOf } from './outcome';

/** How long a button says what came of it, in milliseconds; a sentence needs longer than a word. */
const SHOWN_FOR = { word: 2_000, sentence: 4_000, refusal: 10_000 };

/**
 * Answers every button with `data-copy`: copies its value, or the code around it when it has none.
 * The nearest status around the button says what came of it, in a sentence if it has
 * `data-sentence`. Where the browser refuses, what stands before the button is selected, so that the
 * keyboard can copy it.
 */
export function listenForCopies(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.theme-code-block')?.querySelector('code');
  const text = button.dataset.copy || code?.textContent || '';
  try {
    await navigator.clipboard.writeText(text);
    say(button, 'copied', text);
  } catch {
    const source = code ?? button.previousElementSibling;
    if (source) getSelection()?.selectAllChildren(source);
    say(button, 'failed', text);
  }
}

function say(button: HTMLElement, state: 'copied' | 'failed', text: string): void {
  const sentence = statusOf(button)?.dataset.sentence !== undefined;
  const words =
    state === 'copied'
      ? `Copied${sentence ? ` ${text}` : ''}`
      : sentence
        ? 'Copying was refused. The address is selected: copy it by hand.'
        : 'Copying was refused';
  const time = !sentence ? 'word' : state === 'failed' ? 'refusal' : 'sentence';
  showOutcome(button, state, words, SHOWN_FOR[time]);
}
