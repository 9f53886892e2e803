// When the code of the page that the reader opened cannot be loaded, the framework stops without a
// word: the text is there and nothing on it works. This says so and offers to try again.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

function showError({ reason }: PromiseRejectionEvent): void {
  // Only what the framework waits for before it takes the page over.
  if (document.documentElement.dataset.hasHydrated === 'true') return;
  window.removeEventListener('unhandledrejection', showError);
  const place = document.createElement('div');
  const text = document.querySelector('main article') ?? document.querySelector('main');
  (text ?? document.body).prepend(place);
  createRoot(place).render(
    createElement(Loading, { error: reason, retry: () => window.location.reload() } as never),
  );
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', showError);
