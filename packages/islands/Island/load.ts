import load from '@generated/islands/default/load-tools';
import type { ComponentType } from 'react';

/**
 * The code of a tool for the browser; ./draw.server.tsx is for the server.
 * @throws when there is no such tool, or when its code cannot be fetched
 */
export async function loadTool(name = ''): Promise<ComponentType<object>> {
  const find = Object.hasOwn(load, name) ? load[name] : undefined;
  if (!find) throw new Error(`There is no tool ${name}.`);
  return find();
}
