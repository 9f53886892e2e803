import modules from '@generated/client-modules';

/**
 * The lifecycles of client modules, as Docusaurus' own client calls them; the progress bar and page
 * analytics are such modules. https://docusaurus.io/docs/advanced/client#client-module-lifecycles
 */
interface Lifecycles {
  onRouteUpdate?: (change: Change) => (() => void) | undefined;
  onRouteDidUpdate?: (change: Change) => (() => void) | undefined;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export interface Change {
  location: Place;
  previousLocation: Place | null;
}

export const locationPlace = ({ pathname, search, hash }: Place): Place => ({
  pathname,
  search,
  hash,
});

/** Calls one lifecycle of every module. @returns a function that calls those which the modules have returned */
export function callLifecycle(name: keyof Lifecycles, change: Change): () => void {
  const cleanups = (modules as (Lifecycles & { default?: Lifecycles })[]).map((module) =>
    (module.default?.[name] ?? module[name])?.(change),
  );
  return () => {
    for (const cleanup of cleanups) cleanup?.();
  };
}
