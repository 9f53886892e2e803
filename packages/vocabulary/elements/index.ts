import { apis } from './apis';
import { appElements } from './apps';
import { statements } from './statements';
import { deployments } from './deployments';
import { figures } from './figures';
import { internal } from './internal-components';
import { framework } from './framework';
import { tableElements } from './tables';
import { textElements } from './text';
import { toolElements } from './tools';
import type { ComponentElement, Element } from './types';

/** Every element that a page may use without an import, by its name. */
export const elements: Readonly<Record<string, Element>> = {
  ...textElements,
  ...figures,
  ...tableElements,
  ...statements,
  ...toolElements,
  ...appElements,
  ...deployments,
  ...apis,
  ...framework,
};

/** The element with a name; undefined for a name that is not in the registry. */
export const elementOf = (name: string): Element | undefined =>
  Object.hasOwn(elements, name) ? elements[name] : undefined;

export const isComponent = (element: Element): element is ComponentElement => 'module' in element;

/** The module from which a page imports a component. */
export interface Source {
  module: string;
  isDefault: boolean;
}

/** The module of a component; undefined for a name that is not a component. */
export function elementSource(name: string): Source | undefined {
  const element = elementOf(name);
  if (element) {
    return isComponent(element)
      ? { module: element.module, isDefault: element.isDefault ?? false }
      : undefined;
  }
  const module = Object.hasOwn(internal, name) ? internal[name] : undefined;
  return module === undefined ? undefined : { module, isDefault: false };
}
