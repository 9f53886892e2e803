import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { folders, sources } from './sources';

/** The module without comments and layout, so that only what it says counts. */
function bare(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  const tokens: string[] = [];
  const visit = (node: ts.Node) => {
    const isToken = node.getChildCount(parsed) === 0;
    if (isToken) tokens.push(node.getText(parsed));
    else node.getChildren(parsed).forEach(visit);
  };
  visit(parsed);
  // A formatter adds and drops the comma before a closing bracket.
  return tokens.join(' ').replace(/ , (?=[)\]}])/g, ' ');
}

const digest = (file: string) => createHash('sha256').update(bare(file)).digest('hex').slice(0, 16);

const modulesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts'))
    .sort();

const filesOf = (listed: string) => (listed.endsWith('/') ? modulesIn(listed) : [listed]);

describe('facts that people typed', () => {
  it('are as they were when somebody last read their source', async () => {
    const lines = Object.entries(sources).flatMap(([listed, source]) => [
      `# ${source}`,
      ...filesOf(listed).map((file) => `${digest(file)} ${file}`),
    ]);
    await expect(
      `${lines.join('\n')}\n`,
      'A fact changed. Read its source again; then: npx vitest run tests/unit/facts -u',
    ).toMatchFileSnapshot('facts.txt');
  });

  it('all name a source, and no source is left over', () => {
    const listed = Object.keys(sources).flatMap(filesOf);
    expect(listed.filter((file) => !existsSync(file))).toEqual([]);
    const unlisted = Object.entries(folders)
      .flatMap(([folder, code]) =>
        modulesIn(folder).filter((file) => !code.includes(path.posix.relative(folder, file))),
      )
      .filter((file) => !listed.includes(file));
    expect(unlisted).toEqual([]);
  });
});
