import { createElement, type ComponentType, type ReactNode } from 'react';
import { vi } from 'vitest';

/** The least of a document that React needs to run the hooks of components which draw nothing. */
function emptyElement() {
  const target = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const ownerDocument = { ...target, nodeType: 9, activeElement: null };
  const element = {
    ...target,
    nodeType: 1,
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    textContent: '',
    ownerDocument,
  };
  const window = { ...target, event: undefined, HTMLIFrameElement: EventTarget };
  Object.assign(ownerDocument, { defaultView: window, documentElement: element });
  return { element, window, document: ownerDocument };
}

/**
 * Runs a component with its effects, and draws nothing.
 * @param wrap puts it into the providers that it needs
 * @returns its last output, and how to end it
 */
export async function renderWithoutDocument<Output>(
  use: () => Output,
  wrap: (inner: ReactNode) => ReactNode,
) {
  const { element, window, document } = emptyElement();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const { createRoot } = await import('react-dom/client');
  let last: { output: Output } | undefined;
  const Probe: ComponentType = () => {
    last = { output: use() };
    return null;
  };
  const root = createRoot(element as unknown as Element);
  root.render(wrap(createElement(Probe)));
  const output = () => {
    if (!last) throw new Error('The component has not run yet.');
    return last.output;
  };
  await vi.waitFor(output, { timeout: 20_000, interval: 5 });
  return {
    output,
    end: () => {
      root.unmount();
      vi.unstubAllGlobals();
    },
  };
}
