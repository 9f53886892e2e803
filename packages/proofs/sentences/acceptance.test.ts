import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unprovedClaims } from './acceptance';
import { acceptedBeside, readAccepted, writeAccepted } from './accepted';

const TEST = 'tests/statements/a/b.statements.ts';
const ACCEPTED = 'tests/statements/a/b.accepted.json';
const statement = (body: string, id = 'owner-burns') =>
  `statement('${id}', async ({ lockup }) => {\n  ${body}\n});\n`;
const sentence = 'The owner or an account that the owner approved can burn it.';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const main = (test: string, says = sentence) => {
  const files: Record<string, string> = {
    [TEST]: test,
    [ACCEPTED]: JSON.stringify({ 'owner-burns': says }),
  };
  return { read: (file: string) => files[file] };
};
const found = (before: ReturnType<typeof main>, now: string) =>
  unprovedClaims('/a/b', before, { 'owner-burns': now }, root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'acceptance-'));
  write('docs/a/b.mdx', 'Nothing.\n');
  write(TEST, statement('burns();') + statement('other();', 'other'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('beside a test that is what it was', () => {
  const before = () => main(statement('// A note.\n  burns();') + statement('new();', 'other'));

  it.each([
    ['a role', 'The sender or an account that the owner approved can burn it.', 'sender'],
    ['a denial', 'The owner or an account that the owner approved cannot burn it.', 'cannot'],
    ['a release', 'The owner or an account that the owner approved can burn it in v1.2.', 'v1.2'],
    ['a number', 'The owner or 3 accounts that the owner approved can burn it.', '3'],
    ['a verb', 'The owner or an account that the owner approved can leave it.', 'leave'],
    ['"only"', 'Only the owner or an account that the owner approved can burn it.', 'only'],
  ])('%s that is new cannot be accepted', (_, now, claim) => {
    expect(found(before(), now).join()).toContain(`new:    ${claim}\n`);
  });

  it('a denial that is gone cannot be accepted', () => {
    const test = statement('burns();');
    const now = 'It moves.';
    expect(found(main(test, 'It never moves.'), now).join()).toContain('never');
  });

  it('has no finding for a sentence in other words with the same meaning', () => {
    expect(found(before(), 'The owner or a person that the owner approved can burn it.')).toEqual(
      [],
    );
  });
});

describe('beside a test that has changed', () => {
  it('a role that is new can be accepted', () => {
    const now = 'The sender or an account that the owner approved can burn it.';
    expect(found(main(statement('old();')), now)).toEqual([]);
  });

  it('a change after its first call counts', () => {
    write(TEST, statement('burns();\n  sends();'));
    const now = 'The sender or an account that the owner approved can burn it.';
    expect(found(main(statement('burns();\n  old();')), now)).toEqual([]);
  });
});

describe('an accepted line', () => {
  it('keeps the sentence apart from the test that was read beside it', () => {
    writeAccepted('/a/b', { 'owner-burns': acceptedBeside(sentence, `${TEST}#owner-burns`) }, root);
    expect(readAccepted('/a/b', root)).toEqual({ 'owner-burns': sentence });
  });
});
