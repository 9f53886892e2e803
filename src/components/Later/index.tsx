import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { isFirstLoad, turn } from '@site/src/components/Keep/first-load';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface Gate {
  open: boolean;
  opened: Promise<void>;
}

function makeGate(): Gate {
  const gate: Gate = { open: false, opened: turn().then(() => void (gate.open = true)) };
  return gate;
}

/** Waits for its turn, and then renders what the server rendered before it knows of the browser. */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  if (!gate.open) throw gate.opened;
  return <InBrowser>{children}</InBrowser>;
}

function InBrowser({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return <BrowserContext value={isBrowser}>{children}</BrowserContext>;
}

/**
 * A part of the page that is taken over in a task of its own, after the frame of the page, so that
 * a phone answers the reader in between. Its text and links are there all the time. Pages that the
 * reader goes on to are rendered as usual.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const [gate] = useState(() => (isFirstLoad() ? makeGate() : undefined));
  if (!gate) return children;
  return (
    <Suspense>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  );
}
