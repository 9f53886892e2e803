import { describe, expect, it } from 'vitest';
import { accessTables } from '@sablier-docs/reference/access';
import { actionIds, actions, type ActionId } from './actions';
import { readDeskReleases } from './read-releases';
import { listPhrase, type ShownValues } from './phrases';
import { describeAction } from './describe-action';
import { actionFunction, type FieldTexts } from '../../desks/stream/fields';
import { readAction } from '../../desks/stream/read-action';
import { shownValues } from '../../desks/stream/shown-values';

const releases = readDeskReleases();
const CONTRACT = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const TO = '0x8b1dD8774373729B7755202079F52D8c7444D335';

function say(alias: string, id: ActionId, texts: FieldTexts) {
  const release = releases.find((one) => one.alias === alias);
  const fn = release && actionFunction(release, id);
  if (!release || !fn) throw new Error(`${alias} has no ${id}.`);
  const { reading } = readAction(id, fn, release, texts, CONTRACT);
  return describeAction(id, release, shownValues('12', reading.filled));
}

describe('words', () => {
  it('say amounts, streams and addresses as they were entered', () => {
    const texts = { to: TO, decimals: '6', amount: '1,250.50' };
    expect(say('LK3', 'withdraw', texts).does).toBe(
      `Sends 1\u202f250.5 tokens of stream 12 to ${TO}.`,
    );
    expect(say('LL3', 'cancelMultiple', { ids: '12,15 18' }).does).toMatch(
      /^Cancels streams 12, 15 and 18\./,
    );
    const lines = { decimals: '6', lines: '12 1\n15 2.5' };
    expect(say('LK3', 'withdrawMultiple', lines).does).toBe(
      "Sends to the recipient of each stream: 1 token from stream 12, 2.5 tokens from stream 15. Every amount without a token's name counts 6 decimals, whatever the token of its stream has.",
    );
    expect(say('FL4', 'restart', { rate: '1000', period: '30 days' }).does).toContain(
      '0.000385802469135802 tokens per second, which is 999.999999 tokens per 30 days',
    );
  });

  it('say what one bad stream does in each release', () => {
    for (const alias of ['LL', 'LD', 'LL2', 'LL3', 'LT3', 'LK']) {
      expect(say(alias, 'cancelMultiple', { ids: '12' }).fails).toContain(
        'whole transaction fails',
      );
    }
    for (const alias of ['LK2', 'LK3']) {
      expect(say(alias, 'cancelMultiple', { ids: '12' }).fails).toContain('is left out');
    }
    expect(say('LK', 'withdrawMultiple', {}).fails).toContain('is left out');
    expect(say('LT3', 'withdrawMultiple', {}).fails).toContain('whole transaction fails');
  });

  it('say that a price-gated stream goes back whole, where a release has such streams', () => {
    for (const action of ['cancel', 'cancelMultiple'] as const) {
      expect(say('LK3', action, { ids: '12' }).does).toContain('price-gated');
      expect(say('LK2', action, { ids: '12' }).does).not.toContain('price-gated');
    }
    for (const action of ['cancel', 'renounce'] as const) {
      expect(say('LK3', action, {}).fails).toContain('at its target');
      expect(say('LK2', action, {}).fails).not.toContain('at its target');
    }
  });

  it('say who may do it in each release', () => {
    expect(say('LL', 'cancel', {}).who).toBe('The sender or the recipient.');
    expect(say('LL2', 'cancel', {}).who).toBe('The sender.');
    expect(say('LL2', 'withdraw', {}).who).toContain('The sender can send it too');
    expect(say('LL3', 'withdraw', {}).who).toContain('Anybody else can send it too');
    expect(say('LL3', 'withdrawMaxAndTransfer', {}).who).toBe('The recipient only.');
  });

  it('say who may do it as the access matrix has it, in the newest releases', () => {
    const named = {
      sender: /\bsender\b|\bAnybody\b/,
      recipient:
        /\b(?:The|or the) recipient\b(?! approved| of)|\bThe recipient of all\b|\bAnybody\b/i,
      operator: /\boperator\b|\bAnybody\b/,
      anyone: /\bAnybody\b/,
    } as const;
    for (const product of ['lockup', 'flow'] as const) {
      const release = releases
        .filter((one) => one.product === product)
        .sort((a, b) => b.version.localeCompare(a.version))[0];
      if (!release) throw new Error(`no release of ${product}`);
      const rows = accessTables[product].groups.flatMap(({ rows: all }) => all);
      const offered = actionIds.filter((id) => actionFunction(release, id));
      for (const id of offered) {
        const { who } = describeAction(id, release, { id: '12' });
        const row = rows.find(({ name }) => name === actions[id].calls);
        for (const [role, words] of Object.entries(named)) {
          const cell = (row?.cells as Record<string, unknown> | undefined)?.[role];
          expect(cell, `${product} ${id} ${role}`).toBeDefined();
          // Under a condition, such as "skips the stream", the description may omit a role.
          if (cell === 'yes') expect(who, `${product} ${id}: ${role}`).toMatch(words);
          if (cell === 'no') expect(who, `${product} ${id}: ${role}`).not.toMatch(words);
        }
      }
    }
  });

  it('say what a fee that is too low and a start that is ahead change, where they exist', () => {
    for (const release of releases) {
      const description = (id: ActionId) => describeAction(id, release, { id: '12' });
      if (release.rules.skipsWithdraw) {
        expect(description('withdrawMultiple').fails?.includes('whose minimum fee is above')).toBe(
          release.rules.minFee,
        );
      }
      if (release.product === 'flow') {
        expect(description('adjustRatePerSecond').does.includes('or from its start')).toBe(
          release.version >= 'v2.0',
        );
      }
    }
  });

  it('exist for every action of every release, also before anything is entered', () => {
    for (const release of releases) {
      for (const id of actionIds) {
        if (!actionFunction(release, id)) continue;
        const shown: ShownValues = { id: '12' };
        const { who, does, fails, final } = describeAction(id, release, shown);
        for (const text of [who, does, fails, final]) {
          expect(text ?? '.').toMatch(/^[A-Z.`][^{}]*\.$|^\.$/);
          expect(text ?? '').not.toMatch(/undefined|NaN/);
        }
      }
    }
  });

  it('list with "and" before the last', () => {
    expect(listPhrase(['1'])).toBe('1');
    expect(listPhrase(['1', '2'])).toBe('1 and 2');
  });
});
