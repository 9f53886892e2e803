import Loading from '@theme/Loading';
import {
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { loadTool } from './load';
import { NEAR } from './near';

type Drawn = ReadonlyMap<HTMLElement, ReactNode>;

/**
 * Makes the tools below `text` work: each when it comes near the window, or at once when the address
 * says something to a tool. `data-island-state` tells how far it is: waiting, loading, ready, failed.
 */
export function Islands({ text }: { text: RefObject<HTMLElement | null> }): ReactNode {
  const [drawn, setDrawn] = useState<Drawn>(() => new Map());

  useLayoutEffect(() => {
    const places = [...(text.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
    if (places.length === 0) return undefined;
    const put = (place: HTMLElement, tool: ReactNode, state: string) => {
      // What the server drew makes way in the same turn, before the browser paints.
      place.replaceChildren();
      place.dataset.islandState = state;
      setDrawn((before) => new Map([...before, [place, tool]]));
    };
    const open = (place: HTMLElement) => {
      observer.unobserve(place);
      place.dataset.islandState = 'loading';
      loadTool(place.dataset.island).then(
        (Tool) => {
          const props = JSON.parse(place.dataset.props ?? '{}') as object;
          put(place, <Tool {...props} />, 'ready');
        },
        (error: Error) => {
          const retry = () => window.location.reload();
          put(
            place,
            <Loading {...({ error, retry } as ComponentProps<typeof Loading>)} />,
            'failed',
          );
        },
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) open(target as HTMLElement);
        }
      },
      { rootMargin: `${NEAR}px` },
    );
    const isAsked = Boolean(window.location.search);
    for (const place of places) {
      const { top, bottom } = place.getBoundingClientRect();
      const isNear = top < window.innerHeight + NEAR && bottom > -NEAR;
      if (isAsked || isNear) {
        open(place);
      } else {
        place.dataset.islandState = 'waiting';
        observer.observe(place);
      }
    }
    return () => observer.disconnect();
  }, [text]);

  return [...drawn].map(([place, tool]) => createPortal(tool, place));
}
