import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readErrors } from '@sablier-docs/reference/errors';
import { older, olderParameters } from './descriptions/older';
import { readOlderErrors } from './older';
import { entryOfError, olderGroups } from './types';

const root = process.cwd();
const current = readErrors(root);
const errors = readOlderErrors(root, current);
const named = (name: string) => errors.filter((error) => error.name === name);

describe('the errors of older releases', () => {
  test('have a cause, a remedy and parameters with a meaning, in sentences', () => {
    for (const { name, meaning, remedy, parameters, releases } of errors) {
      expect(meaning, name).toMatch(/^[A-Z].+\.$/);
      expect(remedy, name).toMatch(/^[A-Z`].+\.$/);
      expect(releases, name).not.toHaveLength(0);
      for (const parameter of parameters) expect(parameter.says, name).not.toBe('');
    }
  });

  test('are those of the ABIs, of the packages and of the linked library', () => {
    expect(named('SablierV2Lockup_Overdraw')[0]?.releases).toEqual([
      'Lockup v1.0',
      'Lockup v1.1',
      'Lockup v1.2',
    ]);
    expect(named('SablierHelpers_StartTimeZero')[0]).toMatchObject({
      releases: ['Lockup v2.0', 'Lockup v3.0'],
      now: 'SablierLockupHelpers_StartTimeZero',
    });
    expect(named('SablierHelpers_CreateNativeToken')[0]?.releases).toEqual(['Lockup v3.0']);
  });

  test('stand on their page, each group once and each error under an anchor of its own', () => {
    const page = readFileSync('docs/reference/older-errors.mdx', 'utf8');
    const shown = [...page.matchAll(/<OlderErrors of="([\w-]+)" \/>/g)].map(([, id]) => id);
    expect(shown).toEqual([...olderGroups]);
    expect(new Set(errors.map(({ group }) => group))).toEqual(new Set(olderGroups));
    expect(new Set(errors.map(entryOfError)).size).toBe(errors.length);
    expect(named('SablierV2Lockup_WithdrawToZeroAddress')).toHaveLength(2);
  });

  test('keep the words of the error that tells the same now, unless they have their own', () => {
    for (const { name, now, meaning, remedy } of errors) {
      if (older[name]?.meaning !== undefined) continue;
      const same = current.find((error) => error.name === now);
      expect([meaning, remedy], name).toEqual([same?.meaning, same?.remedy]);
      expect(`${meaning} ${remedy}`, `${name} has no such model`).not.toMatch(/price-gated/);
    }
  });

  test('use every entry of their parameter list', () => {
    const used = new Set(errors.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
    expect(Object.keys(olderParameters).filter((name) => !used.has(name))).toEqual([]);
  });

  test('stop the build when one has no description', () => {
    const without = { ...older };
    const kept = older.SablierV2Lockup_Overdraw;
    expect(kept).toBeDefined();
    delete (older as Record<string, unknown>).SablierV2Lockup_Overdraw;
    expect(() => readOlderErrors(root, current)).toThrow(
      'No description of SablierV2Lockup_Overdraw',
    );
    Object.assign(older, without);
  });
});
