import { describe, expect, it } from 'vitest';
import { readErrors } from '../errors';
import { descriptions } from '../descriptions';
import { commentOf, walk, type Documented } from './ast';
import { compileReference } from './compile';
import { resolveNatSpec } from './natspec';
import { readProgram } from './program';
import { root } from '../testing/pages';

const compilation = compileReference(root);
const program = readProgram(compilation);

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const runsOf = (text: string, length = 9) => {
  const words = wordsOf(text);
  return words.slice(0, 1 - length).map((_, at) => words.slice(at, at + length).join(' '));
};
const comments = program.contracts.flatMap((contract) => {
  const found = [commentOf(contract as Documented)];
  walk(contract.nodes, (node) => found.push(commentOf(node as unknown as Documented)));
  return found.filter(Boolean);
});

describe('comments of the packages', () => {
  it('are read as the compiler reads them, inheritance included', () => {
    const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
    let compared = 0;
    for (const contract of program.contracts) {
      const { absolutePath } = program.place(contract).source;
      const { userdoc } = compilation.contracts[absolutePath]?.[contract.name] ?? {};
      const { methodIdentifiers } = program.compiled(contract);
      for (const node of contract.nodes) {
        if (node.nodeType !== 'FunctionDefinition' || !node.functionSelector) continue;
        const [signature] =
          Object.entries(methodIdentifiers).find(([, id]) => id === node.functionSelector) ?? [];
        const notice = userdoc?.methods?.[signature ?? '']?.notice;
        if (!notice) continue;
        expect(flat(resolveNatSpec(program, node).notice ?? ''), node.name).toBe(flat(notice));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('are found, and lend no words to any text of the reference', () => {
    const theirs = new Set(comments.flatMap((text) => runsOf(text)));
    expect(theirs.size).toBeGreaterThan(4_000);
    const meanings = readErrors(root).map(({ name, meaning, remedy }): [string, string] => [
      name,
      `${meaning} ${remedy}`,
    ]);
    const copied = [...Object.entries(descriptions), ...meanings].flatMap(([key, text]) =>
      runsOf(text)
        .filter((run) => theirs.has(run))
        .map((run) => `${key}: ${run}`),
    );
    expect(copied).toEqual([]);
  });
});

describe('our descriptions', () => {
  it('begins with a capital or code and ends with a period, in each text', () => {
    const bad = Object.entries(descriptions).filter(([, text]) => !/^[A-Z`].*[.]$/s.test(text));
    expect(bad).toEqual([]);
  });
});
