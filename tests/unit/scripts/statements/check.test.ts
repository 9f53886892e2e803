import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statementTarget } from '../../../../scripts/statements/target';
import { readAccepted, writeAccepted } from '@sablier-docs/proofs/sentences/accepted';
import { checkStatements } from '@sablier-docs/proofs/sentences/check';
import { readStatements } from '@sablier-docs/proofs/sentences/read-tests';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const page = (body: string) => write('docs/a/b.mdx', `---\ntitle: B\n---\n\n${body}\n`);
const tests = (...ids: string[]) =>
  write(
    'tests/statements/a/b.statements.ts',
    ids.map((id) => `statement('${id}', async ({ lockup }) => {});`).join('\n'),
  );
const problems = () => checkStatements(undefined, root).problems.join('\n\n');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'statements-'));
  page(
    'The sender receives 60. {/* tested: cancel-refund */} Nobody can undo it. {/* tested: no-undo */}',
  );
  tests('cancel-refund', 'no-undo');
  const accepted = { 'no-undo': 'Nobody can undo it.', 'cancel-refund': 'The sender receives 60.' };
  writeAccepted('/a/b', accepted, root);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a page and its tests', () => {
  it('have no problem when each mark has its test with the same words', () => {
    expect(checkStatements(undefined, root)).toEqual({ problems: [], reworded: [] });
  });

  it('fit after a comma, which a reviewer can read', () => {
    page(
      'The sender also receives 60. {/* tested: cancel-refund */} Nobody can [undo](/c) it. {/* tested: no-undo */}',
    );
    expect(checkStatements(undefined, root)).toEqual({
      problems: [],
      reworded: [
        {
          page: '/a/b',
          id: 'cancel-refund',
          file: 'docs/a/b.mdx',
          line: 5,
          accepted: 'The sender receives 60.',
          now: 'The sender also receives 60.',
        },
      ],
    });
  });

  it('do not fit when a role has changed', () => {
    page(
      'The recipient receives 60. {/* tested: cancel-refund */} Nobody can undo it. {/* tested: no-undo */}',
    );
    expect(problems()).toBe(
      'docs/a/b.mdx:5: "cancel-refund" no longer has the words that its test has proved.\n' +
        '  it was: The sender receives 60.\n  it is:  The recipient receives 60.\n' +
        '  changed: sender → recipient\n' +
        'Did you mean to say something else? If not, put the old words back: only commas, articles, ' +
        'links and spelling may change. If you did, read the test ' +
        '(tests/statements/a/b.statements.ts:1) beside the new words. Where it proves them, no code ' +
        'is needed: run npm run statements -- --accept /a/b#cancel-refund',
    );
  });

  it('do not fit when a sentence is gone', () => {
    page('The sender receives 60. {/* tested: cancel-refund */}');
    expect(problems()).toBe(
      'tests/statements/a/b.statements.ts:2: docs/a/b.mdx has no sentence with the id "no-undo".\n' +
        '  it was: Nobody can undo it.\n' +
        'Put {/* tested: no-undo */} after the sentence that the test proves. If the page no longer ' +
        'says it, and should not, remove the test and run npm run statements -- --accept /a/b',
    );
  });

  it('do not fit when a test is gone', () => {
    tests('cancel-refund');
    expect(problems()).toContain(
      'docs/a/b.mdx:5: "no-undo" has no test. Write statement(\'no-undo\'',
    );
    expect(problems()).toContain(
      'tests/statements/a/b.accepted.json: "no-undo" has lost its test.',
    );
  });

  it('do not fit before the first run', () => {
    writeAccepted('/a/b', { 'cancel-refund': 'The sender receives 60.' }, root);
    expect(problems()).toBe(
      'docs/a/b.mdx:5: no run has proved "no-undo" yet.\n  it says: Nobody can undo it.\n' +
        'Run npm run statements -- --accept /a/b#no-undo',
    );
  });

  it('do not fit when two sentences or two tests have one id', () => {
    page(
      'The sender receives 60. {/* tested: cancel-refund */}\n\nNo. {/* tested: cancel-refund */}',
    );
    expect(problems()).toContain(
      'docs/a/b.mdx:7: "cancel-refund" is the id of another sentence on line 5.',
    );
    tests('cancel-refund', 'no-undo', 'no-undo');
    expect(problems()).toContain('b.statements.ts:3: "no-undo" has a test already');
  });

  it('fit when one sentence is in two places', () => {
    page(
      'The sender receives 60. {/* tested: cancel-refund */} Nobody can undo it. {/* tested: no-undo */}\n\n' +
        'So: one. Nobody can undo it. {/* tested: no-undo */}',
    );
    expect(problems()).toBe('');
  });

  it('do not fit when it is unclear which sentence is meant', () => {
    page(
      'The sender {/* tested: cancel-refund */} receives 60. Nobody can undo it. {/* tested: no-undo */}',
    );
    expect(problems()).toContain('docs/a/b.mdx:5: the id "cancel-refund" is within a sentence');
  });

  it('do not fit when MDX cannot read the page', () => {
    page('One. {/* tested: cancel-refund */}\n\n<Open>\n');
    expect(problems()).toContain('docs/a/b.mdx:7: Expected a closing tag for `<Open>`');
  });

  it('are named when what was accepted belongs to no page', () => {
    writeAccepted('/a/gone', { x: 'X.' }, root);
    expect(problems()).toBe(
      'tests/statements/a/gone.accepted.json belongs to no page. Remove it, or move it with its page.',
    );
  });
});

describe('what was accepted', () => {
  it('is sorted, one line per id, and gone with the last', () => {
    writeAccepted('/a/b', { b: 'B.', a: 'A.' }, root);
    expect(Object.keys(readAccepted('/a/b', root))).toEqual(['a', 'b']);
    writeAccepted('/a/b', {}, root);
    expect(readAccepted('/a/b', root)).toEqual({});
  });
});

describe('what is to be accepted', () => {
  const target = (name: string) => statementTarget(name, readStatements(root), root);

  it('is a page, or a sentence of it', () => {
    for (const name of ['/a/b', 'a/b', 'docs/a/b.mdx', './docs/a/b.mdx']) {
      expect(target(name), name).toEqual({ page: '/a/b', id: undefined });
    }
    expect(target('/a/b#no-undo')).toEqual({ page: '/a/b', id: 'no-undo' });
    expect(target('no-undo')).toEqual({ page: '/a/b', id: 'no-undo' });
  });

  it('has to exist, on one page', () => {
    expect(() => target('/a/c')).toThrow('There is no page /a/c');
    expect(() => target('/a/b#gone')).toThrow('/a/b has no tested sentence "gone"');
    expect(() => target('gone')).toThrow('No tested sentence has the id "gone"');
    write('docs/a/c.mdx', 'Nobody can undo it. {/* tested: no-undo */}');
    write('tests/statements/a/c.statements.ts', "statement('no-undo', ({ flow }) => {});");
    expect(() => target('no-undo')).toThrow('Name one of: /a/b#no-undo, /a/c#no-undo');
  });
});

describe('the pages of the site', () => {
  it('have no problem with their tests', () => {
    expect(checkStatements().problems).toEqual([]);
  });
});
