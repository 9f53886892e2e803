// When the code of the page that the reader opened cannot be loaded, the framework stops without a
// word: the text is there and nothing on it works. This says so and offers to try again.
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

function showError(error: unknown): void {
  const place = document.createElement('div');
  const text = document.querySelector('main article') ?? document.querySelector('main');
  (text ?? document.body).prepend(place);
  createRoot(place).render(
    createElement(Loading, { error, retry: () => window.location.reload() } as never),
  );
}

if (ExecutionEnvironment.canUseDOM) preload(window.location.pathname).catch(showError);
