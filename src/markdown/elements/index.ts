import { apis } from './apis';
import { apps } from './apps';
import { claims } from './claims';
import { deployments } from './deployments';
import { figures } from './figures';
import { internal } from './internal';
import { stock } from './stock';
import { tables } from './tables';
import { text } from './text';
import { tools } from './tools';
import type { ComponentElement, Element } from './types';

/** Every element that a page may use without an import, by its name. */
export const elements: Readonly<Record<string, Element>> = {
  ...text,
  ...figures,
  ...tables,
  ...claims,
  ...tools,
  ...apps,
  ...deployments,
  ...apis,
  ...stock,
};

/** The element of a name; none for what is no element of pages. */
export const elementOf = (name: string): Element | undefined =>
  Object.hasOwn(elements, name) ? elements[name] : undefined;

export const isComponent = (element: Element): element is ComponentElement => 'module' in element;

/** From where a page imports a component. */
export interface Source {
  module: string;
  isDefault: boolean;
}

/** Where a name comes from; none for what is no component. */
export function sourceOf(name: string): Source | undefined {
  const element = elementOf(name);
  if (element) {
    return isComponent(element)
      ? { module: element.module, isDefault: element.isDefault ?? false }
      : undefined;
  }
  const module = Object.hasOwn(internal, name) ? internal[name] : undefined;
  return module === undefined ? undefined : { module, isDefault: false };
}
