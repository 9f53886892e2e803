import { Crash } from '../../Island/Crash';
import { flushSync } from 'react-dom';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { restoreFields } from './restore-fields';
import { readEarlyFields, replayFields } from './early-fields';
import { followTranslator } from '@sablier-docs/browser/translated-text';

/** Events after which the entries of a tool are read again. */
const KEPT = ['input', 'toggle', 'focusin', 'click'];

export interface Mounted {
  end(): void;
  /** A control that was pressed before, where it is now. */
  again: (control: HTMLElement) => HTMLElement | undefined;
}

/** Calls `act` as soon as the tool is in the document and listens: no key press gets lost in between. */
function OnMounted({ act, children }: { act: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(act, [act]);
  return children;
}

/**
 * Makes a tool work in the place where the server has drawn it: its HTML stays. Where an
 * extension has changed it, or nothing was drawn, React draws the tool again.
 * @param place with its props in `data-props` and the prefix of its ids in `data-ids`
 */
export function mount(place: HTMLElement, Tool: ComponentType<object>): Promise<Mounted> {
  const props = JSON.parse(place.dataset.props ?? '{}') as object;
  return new Promise((done) => {
    let root: Root | undefined = undefined;
    let typed = readEarlyFields(place);
    // React starts in a later task; entries until then count too.
    const keep = () => (typed = readEarlyFields(place));
    for (const type of KEPT) place.addEventListener(type, keep, true);
    const act = () => {
      for (const type of KEPT) place.removeEventListener(type, keep, true);
      // React draws in an effect only after it.
      queueMicrotask(() => {
        restoreFields(place, flushSync, replayFields(place, typed, flushSync));
        done({ end: () => root?.unmount(), again: (control) => typed.pressed.get(control)?.() });
      });
    };
    const app = (
      <OnMounted act={act}>
        <Crash>
          <Tool {...props} />
        </Crash>
      </OnMounted>
    );
    // React draws again what differs, which is no error of the page.
    const options = {
      identifierPrefix: place.dataset.ids ?? '',
      onRecoverableError: () => undefined,
    };
    followTranslator(place);
    if (place.hasChildNodes()) {
      root = hydrateRoot(place, app, options);
    } else {
      root = createRoot(place, options);
      root.render(app);
    }
  });
}
