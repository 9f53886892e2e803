import { closestElement } from '@sablier-docs/browser/closest';
import { copyLater, fetchMarkdown } from '@site/src/components/PageActions/page-markdown';
import { showState } from './button-state';

/** Milliseconds for which the button shows that it copied. */
const SHOWN_FOR = 2_000;

const WORDS = {
  copied: 'Copied',
  unloaded: 'The Markdown of this page did not load. Check your connection and try again.',
  refused: 'Your browser refused to copy. Open the Markdown from the menu and copy it there.',
};

const buttonOf = (event: Event) => closestElement(event, 'button[data-copy-page]');

/**
 * Handles the buttons with `data-copy-page`, the URL of a page's Markdown: fetches it when the reader shows
 * intent, and copies it on click. A browser allows a copy only during the click itself, so this does not wait for
 * the application. The nearest status of the button shows the result.
 */
export function listenForPageCopies(): void {
  const prepare = (event: Event) => {
    const path = buttonOf(event)?.dataset.copyPage;
    if (path) void fetchMarkdown(path).catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const markdown = fetchMarkdown(button.dataset.copyPage ?? '');
  try {
    await copyLater(markdown);
    showResult(button, 'copied');
  } catch {
    const isLoaded = await markdown.then(
      () => true,
      () => false,
    );
    showResult(button, isLoaded ? 'refused' : 'unloaded');
  }
}

function showResult(button: HTMLElement, state: keyof typeof WORDS): void {
  // An error stays until the next click.
  showState(button, state, WORDS[state], state === 'copied' ? SHOWN_FOR : undefined);
}
