import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../src/markdown/vocabulary';

const TOOLS = '@site/src/components/Island/tools';
const read = (file: string) => readFileSync(`src/components/Island/${file}`, 'utf8');
const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found]) => found);

describe('a tool', () => {
  const loaded = namesIn(read('load.ts'), /^ {2}(\w+): async/gm);

  it('is loaded by the browser under the name that the server draws it', () => {
    expect(loaded.length).toBeGreaterThan(8);
    const exported = namesIn(read('tools.ts'), /^export const (\w+) = island/gm);
    const named = namesIn(read('tools.ts'), /island(?:<.*>)?\('(\w+)'\)/g);
    expect(exported).toEqual(loaded);
    expect(named).toEqual(loaded);
    expect(namesIn(read('draw.server.tsx'), /^ {2}(\w+),$/gm)).toEqual(loaded);
  });

  it('is an element of pages, or the search page', () => {
    const elements = Object.entries(vocabulary)
      .filter(([, module]) => module === TOOLS)
      .map(([name]) => name);
    expect([...elements, 'SearchPage'].sort()).toEqual(loaded);
  });
});
