import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PageStatements } from '../sentences/check';
import { pageOfTestFile } from '../sentences/page-files';
import { statementsIn, type Statement } from '../sentences/read-tests';
import { sayReach } from '../sentences/reach';
import { sayWorld, worldsOf } from '../worlds/range';
import { missingFor, type Graph } from './needs';
import { stepsIn } from './steps';
import type { Kind } from '../worlds/kinds';
import type { ListedFile, ListedProof } from '../run/types';

/** Groups of contracts that a subject is deployed from. */
const NEWEST = ['comptroller', 'lockup-v4.0', 'flow-v3.0'];
const GROUPS: Readonly<Record<Kind, readonly string[]>> = {
  lockup: NEWEST,
  flow: NEWEST,
  lockupV1_0: ['lockup-v1.0'],
  lockupV1_2: ['lockup-v1.2'],
  airdropsV1_2: ['lockup-v1.2', 'airdrops-v1.2'],
  indexer: [],
  source: [],
};

export interface ListOptions {
  readonly root: string;
  readonly graph: Graph;
  /** Names of all compiled contracts. */
  readonly contracts: readonly string[];
  /** Sentences of pages that were read already: several files test one page. Those that are read are added. */
  readonly pages: Map<string, PageStatements>;
}

/**
 * The tested sentences of a file of tests. Those that only name a source are left out.
 * @throws when the page has no sentence for a test
 */
export function listProofs(
  file: string,
  { root, graph, contracts, pages }: ListOptions,
): ListedFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const page = pageOfTestFile(file, root);
  const sentences = pages.get(page) ?? new PageStatements(page, root);
  pages.set(page, sentences);
  const tests = testsIn(source);
  const proofs = statementsIn(text, file, page).flatMap((statement) => {
    const test = tests.get(statement.id);
    if (!test) return [];
    const missing = missingFor(test, source, file, graph);
    return [
      {
        ...listOne(statement, sentences, test),
        ...(missing ? { reason: sayMissing(missing) } : {}),
      },
    ];
  });
  const kinds = new Set(proofs.flatMap((one) => one.kinds as readonly Kind[]));
  // Hooks of worlds of every release are allowed by the newest one's comptroller.
  if (proofs.some(({ worlds }) => worlds.length > 0)) kinds.add('lockup');
  return {
    file,
    page,
    proofs,
    groups: [...new Set([...kinds].flatMap((kind) => GROUPS[kind]))],
    contracts: contracts.filter((name) => names(file, name, root, graph)),
  };
}

function listOne(statement: Statement, page: PageStatements, test: ts.ArrowFunction): ListedProof {
  const { id, line, kinds, range } = statement;
  return {
    id,
    line,
    kinds,
    sentence: page.sentenceOf(statement).text,
    on: sayReach(statement),
    worlds: range
      ? worldsOf(range).map(
          (world) => `${sayReach({ kinds: [world.of as Kind] })}: ${sayWorld(world)}`,
        )
      : [],
    steps: stepsIn(test),
  };
}

/** The bodies of a file's tests by their ids. */
function testsIn(source: ts.SourceFile): Map<string, ts.ArrowFunction> {
  const found = new Map<string, ts.ArrowFunction>();
  for (const { expression: call } of source.statements.filter(ts.isExpressionStatement)) {
    if (!ts.isCallExpression(call) || call.expression.getText() !== 'statement') continue;
    const [id, body] = [call.arguments[0], call.arguments.at(-1)];
    if (id && ts.isStringLiteralLike(id) && body && ts.isArrowFunction(body))
      found.set(id.text, body);
  }
  return found;
}

/** Whether a file of tests or a helper beside it names a contract in quotes. */
function names(file: string, contract: string, root: string, graph: Graph): boolean {
  const own = [file, ...(graph[file]?.imports ?? []).map(({ path: at }) => at)].filter((at) =>
    at.startsWith('tests/statements/'),
  );
  return own.some((at) => textOf(path.join(root, at)).includes(`'${contract}'`));
}

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

const sayMissing = (name: string): string =>
  /compile|solc/.test(name)
    ? 'it compiles Solidity, for which a page has no compiler'
    : /cast|child_process/.test(name)
      ? 'it runs commands in a shell'
      : 'it reads files of the repository or of a package';
