import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedFile, readAccepted, type Accepted } from './accepted';
import { pagePath, pageSourceFile, STATEMENTS } from './page-files';
import { readStatements, type Statement } from './read-tests';
import { sentencesIn, type Sentence } from './sentences';
import { boundChange } from './free-words';

/** A sentence whose free words alone have changed since its test last passed. */
export interface Reworded {
  page: string;
  id: string;
  /** File and line of the sentence. */
  file: string;
  line: number;
  /** The sentence when its test last passed. */
  accepted: string;
  now: string;
}

export interface Findings {
  /** Each as `file:line: problem and fix`. */
  problems: string[];
  /** For a reviewer; nothing has to be done. */
  reworded: Reworded[];
}

/** The command that runs the test of a sentence and, if it passes, accepts the current sentence. */
const acceptCommand = (target: string) => `npm run statements -- --accept ${target}`;

/** The ids of a page, its tests and its accepted sentences. */
export class PageStatements {
  readonly page: string;
  readonly #source: string;
  readonly #accepted: Accepted;
  readonly #read: ReturnType<typeof sentencesIn>;

  /** @throws when the page does not exist or MDX cannot parse it */
  constructor(page: string, root = '.') {
    const source = pageSourceFile(page, root);
    if (!source) throw new Error(`There is no page ${page}. Name it as in /concepts/nft.`);
    this.page = page;
    this.#source = source;
    this.#accepted = readAccepted(page, root);
    try {
      this.#read = sentencesIn(readFileSync(path.join(root, source), 'utf8'));
    } catch (cause) {
      const { line, message } = cause as { line?: number; message: string };
      // Some messages of MDX have their position only in the text: (7:1-7:7).
      const place = line ?? /\((\d+):\d+/.exec(message)?.[1] ?? 1;
      throw new Error(`${source}:${place}: ${message}`, { cause });
    }
  }

  /** Whether the page has a sentence with this id. */
  has(id: string): boolean {
    return this.#read.sentences.some((sentence) => sentence.id === id);
  }

  /** The sentence of a test. @throws when the page has no sentence with that id */
  sentenceOf({ id, file, line }: Statement): Sentence {
    const found = this.#read.sentences.find((sentence) => sentence.id === id);
    if (found) return found;
    const last = this.#accepted[id];
    throw new Error(
      `${file}:${line}: ${this.#source} has no sentence with the id "${id}".` +
        (last === undefined ? '' : `\n  it was: ${last}`) +
        `\nPut {/* tested: ${id} */} after the sentence that the test proves. If the page no longer ` +
        `says it, and should not, remove the test and run ${acceptCommand(this.page)}`,
    );
  }

  /**
   * Compares a sentence with the accepted one.
   * @param test where a writer reads what was proved
   * @returns the sentence when only free words changed; undefined when it has not changed
   * @throws with both sentences and what to do, when it may no longer be true
   */
  rewordingOf({ id, text, line }: Sentence, test?: Statement): Reworded | undefined {
    const accepted = this.#accepted[id];
    const command = acceptCommand(`${this.page}#${id}`);
    if (accepted === undefined) {
      throw new Error(
        `${this.#source}:${line}: no run has proved "${id}" yet.\n  it says: ${text}\nRun ${command}`,
      );
    }
    const difference = boundChange(accepted, text);
    if (difference !== undefined) {
      const place = test ? ` (${test.file}:${test.line})` : '';
      throw new Error(
        `${this.#source}:${line}: "${id}" no longer has the words that its test has proved.\n` +
          `  it was: ${accepted}\n  it is:  ${text}\n  changed: ${difference}\n` +
          'Did you mean to say something else? If not, put the old words back: only commas, articles, ' +
          `links and spelling may change. If you did, read the test${place} beside the new words. ` +
          `Where it proves them, no code is needed: run ${command}`,
      );
    }
    if (accepted === text) return undefined;
    return { page: this.page, id, file: this.#source, line, accepted, now: text };
  }

  /** All findings about the page that need no run of its tests. */
  findings(tests: readonly Statement[]): Findings {
    const { sentences, misplaced } = this.#read;
    const problems = misplaced.map(({ line, says }) => `${this.#source}:${line}: ${says}`);
    const reworded: Reworded[] = [];
    const attempt = (run: () => Reworded | undefined) => {
      try {
        const found = run();
        if (found) reworded.push(found);
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    };
    const isTested = new Set(tests.map(({ id }) => id));
    for (const sentence of sentences) {
      const { id, text, line } = sentence;
      const first = sentences.find((other) => other.id === id) ?? sentence;
      // Two tables may have the same row.
      if (first !== sentence && first.text === text) continue;
      if (first !== sentence) {
        problems.push(
          `${this.#source}:${line}: "${id}" is the id of another sentence on line ${first.line}. ` +
            'Choose a new one.',
        );
      } else if (!isTested.has(id)) {
        problems.push(
          `${this.#source}:${line}: "${id}" has no test. Write ` +
            `statement('${id}', async ({ lockup }) => { … }) in ` +
            `${STATEMENTS}${this.page}.statements.ts, or remove the id from the sentence.`,
        );
      } else {
        const test = tests.find((one) => one.id === id);
        attempt(() => this.rewordingOf(sentence, test));
      }
    }
    tests.forEach((test, i) => {
      if (tests.findIndex(({ id }) => id === test.id) < i) {
        problems.push(`${test.file}:${test.line}: "${test.id}" has a test already.`);
      }
      attempt(() => void this.sentenceOf(test));
    });
    for (const id of Object.keys(this.#accepted)) {
      if (isTested.has(id)) continue;
      problems.push(
        `${acceptedFile(this.page)}: "${id}" has lost its test. Bring it back, or run ` +
          acceptCommand(this.page),
      );
    }
    return { problems, reworded };
  }
}

/**
 * Checks the ids of all pages, or of some, without a run of their tests.
 * @param pages their paths, such as `/concepts/nft`
 * @throws when a test file cannot be read
 */
export function checkStatements(pages?: readonly string[], root = '.'): Findings {
  const tests = readStatements(root);
  const named = pages ?? [...new Set([...placesOf(root), ...acceptedPages(root)])].sort();
  const all = named.map((page) =>
    findingsOf(
      page,
      tests.filter((test) => test.page === page),
      root,
    ),
  );
  return {
    problems: all.flatMap(({ problems }) => problems),
    reworded: all.flatMap(({ reworded }) => reworded),
  };
}

function findingsOf(page: string, tests: readonly Statement[], root: string): Findings {
  if (pageSourceFile(page, root)) {
    try {
      return new PageStatements(page, root).findings(tests);
    } catch (error) {
      return { problems: [error instanceof Error ? error.message : String(error)], reworded: [] };
    }
  }
  const file = acceptedFile(page);
  return {
    problems: [`${file} belongs to no page. Remove it, or move it with its page.`],
    reworded: [],
  };
}

const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).map(
    (name) => name.split(path.sep).join('/'),
  );

const placesOf = (root: string): string[] =>
  filesBelow(path.join(root, 'docs'))
    .map((name) => `docs/${name}`)
    .concat(filesBelow(path.join(root, 'snippets')).map((name) => `snippets/${name}`))
    .filter((file) => file.endsWith('.mdx'))
    .map(pagePath);

const acceptedPages = (root: string): string[] =>
  filesBelow(path.join(root, STATEMENTS))
    .filter((name) => name.endsWith('.accepted.json'))
    .map((name) => `/${name.replace(/\.accepted\.json$/, '')}`);
