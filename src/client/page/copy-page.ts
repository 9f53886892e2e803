import { copyLater, fetchTwin } from '@site/src/components/PageActions/twin';
import { showOutcome } from './outcome';

/** How long the button says that it copied, in milliseconds. */
const SHOWN_FOR = 2_000;

const WORDS = {
  copied: 'Copied',
  unloaded: 'The Markdown of this page did not load. Check your connection and try again.',
  refused: 'Your browser refused to copy. Open the Markdown from the menu and copy it there.',
};

function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-copy-page]') : null;
}

/**
 * Answers the buttons with `data-copy-page`, the address of a page's Markdown: fetches it when the
 * reader shows intent, and copies it. A browser may copy only within the press itself, so this does not
 * wait for the application. The nearest status around the button says what came of it.
 */
export function listenForPageCopies(): void {
  const prepare = (event: Event) => {
    const path = buttonOf(event)?.dataset.copyPage;
    if (path) void fetchTwin(path).catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const markdown = fetchTwin(button.dataset.copyPage ?? '');
  try {
    await copyLater(markdown);
    say(button, 'copied');
  } catch {
    const isLoaded = await markdown.then(
      () => true,
      () => false,
    );
    say(button, isLoaded ? 'refused' : 'unloaded');
  }
}

function say(button: HTMLElement, state: keyof typeof WORDS): void {
  // What went wrong stays until the next press.
  showOutcome(button, state, WORDS[state], state === 'copied' ? SHOWN_FOR : undefined);
}
