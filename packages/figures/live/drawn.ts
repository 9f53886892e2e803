import type { ReactNode } from 'react';

/** A picture as it is in the document: elements and texts, without components. */
export interface Drawn {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Drawn | string)[];
}

/** An element of React, as its JSX makes it. */
interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

/**
 * Carries out the components of a picture, which use nothing of React but JSX: the library and its renderer stay out of
 * a page that has figures only. Texts side by side are one, as they are in a document.
 */
export function drawnOf(node: ReactNode): (Drawn | string)[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return merged(node.flatMap((one: ReactNode) => drawnOf(one)));
  if (!isElement(node)) return [String(node as string | number)];
  const { type, props } = node;
  if (typeof type === 'function') {
    return drawnOf((type as (given: unknown) => ReactNode)(props));
  }
  // The other kind of element is a fragment.
  if (typeof type !== 'string') return drawnOf(props.children);
  const { children, ...rest } = props;
  return [{ tag: type, props: rest, children: drawnOf(children) }];
}

const merged = (parts: readonly (Drawn | string)[]): (Drawn | string)[] =>
  parts.reduce<(Drawn | string)[]>((all, part) => {
    const last = all.at(-1);
    if (typeof last === 'string' && typeof part === 'string') all[all.length - 1] = last + part;
    else all.push(part);
    return all;
  }, []);
