import { hash } from 'node:crypto';
import path from 'node:path';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import {
  allAnswers,
  DETAILS,
  familyOf,
  refusalReason,
  type Answers,
} from '@sablier-docs/create-streams/answers';
import { pairsOf, withDetails } from '@sablier-docs/create-streams/testing';
import { createRandom } from '@sablier-docs/testing/random';
import type { ProjectFile } from '@sablier-docs/create-streams/project-file';
import { projectFiles } from '@sablier-docs/create-streams/project-files';

export const SEPOLIA = 11_155_111;

export const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');

/** A new seed every day in the nightly run. */
const SEED = process.env.TEST_ALL ? BigInt(Math.floor(Date.now() / 86_400_000)) : 0x34n;
const random = createRandom(SEED);
console.log(`The seed of the details is ${SEED}.`);

const pick = <T>(list: readonly T[]) =>
  list[Number(random.between(0n, BigInt(list.length - 1)))] as T;

/** Details of each kind of stream: a few, because projects with the same share most of their files. */
const KITS = 5;
const kits = new Map<string, Partial<Answers>[]>();
/** The amounts of a list depend on more than the model. */
const KEPT = DETAILS.filter((detail) => detail !== 'amounts');

/** A list of a third of the projects has amounts of its own. */
function withAmounts(answers: Answers): Answers {
  const own: Answers = { ...answers, amounts: 'own' };
  return refusalReason(own) === null && pick([true, false, false]) ? own : answers;
}

/** Contracts count weeks. */
const withDates = (answers: Answers): Answers => ({
  ...answers,
  dates: familyOf(answers) === 'solidity' ? 'weeks' : answers.dates,
});

function detailsFor(answers: Answers): Partial<Answers> {
  const known = kits.get(answers.model) ?? [];
  kits.set(answers.model, known);
  if (known.length === KITS) return pick(known);
  const chosen = withDetails(answers, pick);
  const details = Object.fromEntries(KEPT.map((detail) => [detail, chosen[detail]]));
  known.push(details);
  return details;
}

/** Every combination of choices, with details at random. */
const accepted: readonly Answers[] = allAnswers()
  .filter((answers) => !refusalReason(answers))
  .map((answers) => withAmounts(withDates({ ...answers, ...detailsFor(answers) })));

/** Where each file of a project is among the sources of all projects. */
export type Places = Readonly<Record<string, string>>;

export interface Project {
  readonly answers: Answers;
  readonly places: Places;
}

/**
 * The sources of many projects, each different one once. An import of another file of the same project
 * names the place of that file.
 */
function sharedSources() {
  const sources: Record<string, string> = {};

  /** @param follow the import as the project has it to the path of the file in the project */
  const add = (files: readonly ProjectFile[], importOf: RegExp, follow: Follow): Places => {
    const texts = new Map(files.map(({ path: file, text }) => [file, text]));
    const places: Record<string, string> = {};
    const place = (file: string): string => {
      const text = texts.get(file);
      if (text === undefined) throw new Error(`No file of the project is ${file}.`);
      const moved = text.replace(importOf, (line, from: string) => {
        const target = follow(from, file);
        return target === null ? line : line.replace(from, follow.rename(place(target)));
      });
      const digest = hash('sha256', moved).slice(0, 12);
      const at = `${follow.folder}/${digest}-${path.basename(file)}`;
      sources[at] = moved;
      places[file] = at;
      return at;
    };
    for (const file of texts.keys()) if (follow.isSource(file)) place(file);
    return places;
  };
  return { sources, add };
}

export interface Follow {
  (from: string, file: string): string | null;
  readonly folder: string;
  readonly isSource: (file: string) => boolean;
  /** How an import names a place. */
  readonly rename: (place: string) => string;
}

const solidity: Follow = Object.assign(
  (from: string) => (/^(src|test|script)\//.test(from) ? from : null),
  {
    folder: 'wizard',
    isSource: (file: string) => file.endsWith('.sol'),
    rename: (place: string) => place,
  },
);

/** The answers with which the wizard writes projects of a stack. */
export const answersFor = (stack: Answers['stack']): readonly Answers[] =>
  accepted.filter((answers) => answers.stack === stack);

/** Numbers aside: those of details differ between projects whose files are the same. */
const seamsOf = ({ path: file, text }: ProjectFile): string[] => {
  const lines = text.replace(/\d+/g, '0').split('\n');
  return lines.map((line, at) => `${file}\n${lines[at - 1] ?? ''}\n${line}`);
};

/** No compiler reads the words about a project, which are its own. */
const isCompiled = ({ path: file }: ProjectFile): boolean => /\.(sol|tsx?)$/.test(file);

/** The answers without the details of a kit. */
const choicesOf = (answers: Answers): Partial<Answers> =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !KEPT.some((detail) => detail === name)),
  );

/**
 * Of these answers those that together have each pair of choices, whose pieces may be far from each other, and whose code
 * has each pair of neighboring lines that the code of all has: what the templates of a file put beside each other. It is
 * less than a third of all; the nightly run takes all.
 */
export function showingEverySeam(all: readonly Answers[]): readonly Answers[] {
  if (process.env.TEST_ALL) return all;
  const seen = new Set<string>();
  return all.filter((answers) => {
    const code = projectFiles(answers, SEPOLIA, facts).filter(isCompiled);
    const found = [...pairsOf(choicesOf(answers)), ...code.flatMap(seamsOf)];
    const isNew = found.some((seam) => !seen.has(seam));
    for (const seam of found) seen.add(seam);
    return isNew;
  });
}

/** The Foundry projects of answers, and the sources of all. */
export function foundryProjects(some: readonly Answers[]) {
  const { sources, add } = sharedSources();
  const projects = some.map((answers): Project => {
    const files = projectFiles(answers, SEPOLIA, facts);
    return { answers, places: add(files, /^import .*"(.*)";$/gm, solidity) };
  });
  return { projects, sources };
}

const typescript: Follow = Object.assign(
  // Components begin with a capital letter, in a file of the same name.
  (from: string, file: string) => {
    const at = path.join(path.dirname(file), from);
    return at.endsWith('.json') ? at : `${at}.${/^[A-Z]/.test(path.basename(at)) ? 'tsx' : 'ts'}`;
  },
  {
    // A folder that exists, where the packages are found; nothing is written there.
    folder: 'examples/wizard',
    isSource: (file: string) => /^((src|local|test)\/.*\.tsx?|contracts\/.*\.json)$/.test(file),
    rename: (place: string) => `./${path.basename(place).replace(/\.tsx?$/, '')}`,
  },
);

/** An import of another file of a TypeScript project. */
const IMPORT = /(?:from |import\()'(\.\.?\/[\w./-]+)'\)?;$/gm;

/** The sources of one TypeScript project, and where each file is. */
export function viemSources(files: readonly ProjectFile[]) {
  const { sources, add } = sharedSources();
  return { sources, places: add(files, IMPORT, typescript) };
}

/** The TypeScript projects of answers, and the sources of all. */
export function typescriptProjects(some: readonly Answers[]) {
  const { sources, add } = sharedSources();
  const projects = some.map((answers): Project => {
    const files = projectFiles(answers, SEPOLIA, facts);
    return {
      answers,
      places: add(files, IMPORT, typescript),
    };
  });
  return { projects, sources };
}
