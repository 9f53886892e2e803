import { Crash } from '@site/src/components/Island/Crash';
import { flushSync } from 'react-dom';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { giveBack } from './again';
import { readTyped, tellTyped } from './typed';

export interface Mounted {
  end(): void;
}

/** Runs what it is given as soon as the tool is in the document and listens: no key press comes between. */
function Begun({ act, children }: { act: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(act, [act]);
  return children;
}

/**
 * Makes a tool work in the place where the server has drawn it: what stands there stays. Where an
 * extension has changed it, or nothing was drawn, React draws the tool anew.
 * @param place with its props in `data-props` and the prefix of its ids in `data-ids`
 */
export function mount(place: HTMLElement, Tool: ComponentType<object>): Promise<Mounted> {
  const props = JSON.parse(place.dataset.props ?? '{}') as object;
  return new Promise((done) => {
    let root: Root | undefined = undefined;
    let typed = readTyped(place);
    // React begins in a later task; what is typed until then counts too.
    const keep = () => (typed = readTyped(place));
    place.addEventListener('input', keep, true);
    const act = () => {
      place.removeEventListener('input', keep, true);
      // React draws in an effect only after it.
      queueMicrotask(() => {
        tellTyped(place, typed, flushSync);
        giveBack(place, flushSync);
        done({ end: () => root?.unmount() });
      });
    };
    const app = (
      <Begun act={act}>
        <Crash>
          <Tool {...props} />
        </Crash>
      </Begun>
    );
    // What differs is drawn anew, which is no error of the page's.
    const options = {
      identifierPrefix: place.dataset.ids ?? '',
      onRecoverableError: () => undefined,
    };
    if (place.hasChildNodes()) {
      root = hydrateRoot(place, app, options);
    } else {
      root = createRoot(place, options);
      root.render(app);
    }
  });
}
