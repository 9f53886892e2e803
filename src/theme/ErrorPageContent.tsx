// Ejected: the crash page in the site's own design. Providers may be broken when it renders, so it uses no context
// and no styles of a component that may have failed.
import type Original from '@theme/ErrorPageContent';
import type { ComponentProps, ReactNode } from 'react';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof Original>): ReactNode {
  return (
    <main className="container padding-top--md padding-bottom--lg">
      <h1>This page crashed</h1>
      <p>
        Something in this page failed while it was drawn. Your wallet and your streams are not
        affected. Try again, or reload the page.
      </p>
      <button type="button" className="button-solid" onClick={tryAgain}>
        Try again
      </button>
      <pre>{error.message}</pre>
    </main>
  );
}
