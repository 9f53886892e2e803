import { copyLater, fetchTwin } from '@site/src/components/PageActions/twin';

/** How long the button says that it copied, in milliseconds. */
const SHOWN_FOR = 2_000;

const WORDS = {
  copied: 'Copied',
  unloaded: 'The Markdown of this page did not load. Check your connection and try again.',
  refused: 'Your browser refused to copy. Open the Markdown from the menu and copy it there.',
};

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-copy-page]') : null;
}

/**
 * Answers the buttons with `data-copy-page`, the address of a page's Markdown: fetches it when the
 * reader shows intent, and copies it. A browser may copy only within the press itself, so this does not
 * wait for the application. The status of the `data-copy-place` around the button says what came of it.
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
  clearTimeout(timers.get(button));
  const status = button.closest('[data-copy-place]')?.querySelector('[role="status"]');
  const show = (now: string, words: string) => {
    button.dataset.state = now;
    status?.setAttribute('data-state', now);
    if (status) status.textContent = words;
  };
  show(state, WORDS[state]);
  // What went wrong stays until the next press.
  if (state === 'copied')
    timers.set(
      button,
      setTimeout(() => show('', ''), SHOWN_FOR),
    );
}
