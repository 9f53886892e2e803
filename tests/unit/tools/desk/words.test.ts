import { describe, expect, it } from 'vitest';
import { actionIds, type ActionId } from '../../../../src/protocol/desk/actions';
import { readDesk } from '../../../../src/protocol/desk/read';
import { listed, type Shown } from '../../../../src/protocol/desk/say';
import { sayAction } from '../../../../src/protocol/desk/words';
import { functionOf, type Texts } from '../../../../src/tools/desk/fields';
import { readAction } from '../../../../src/tools/desk/read';
import { showForm } from '../../../../src/tools/desk/show';

const releases = readDesk();
const CONTRACT = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const TO = '0x8b1dD8774373729B7755202079F52D8c7444D335';

function say(alias: string, id: ActionId, texts: Texts) {
  const release = releases.find((one) => one.alias === alias);
  const fn = release && functionOf(release, id);
  if (!release || !fn) throw new Error(`${alias} has no ${id}.`);
  const { reading } = readAction(id, fn, release, texts, CONTRACT);
  return sayAction(id, release, showForm('12', reading.filled));
}

describe('words', () => {
  it('say amounts, streams and addresses as they were entered', () => {
    const texts = { to: TO, decimals: '6', amount: '1,250.50' };
    expect(say('LK3', 'withdraw', texts).does).toBe(`Sends 1,250.5 tokens of stream 12 to ${TO}.`);
    expect(say('LL3', 'cancelMultiple', { ids: '12,15 18' }).does).toMatch(
      /^Cancels streams 12, 15 and 18\./,
    );
    const lines = { decimals: '6', lines: '12 1\n15 2.5' };
    expect(say('LK3', 'withdrawMultiple', lines).does).toBe(
      'Sends to the recipient of each stream: 1 token from stream 12, 2.5 tokens from stream 15.',
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

  it('say who may do it in each release', () => {
    expect(say('LL', 'cancel', {}).who).toBe('The sender or the recipient.');
    expect(say('LL2', 'cancel', {}).who).toBe('The sender.');
    expect(say('LL2', 'withdraw', {}).who).toContain('The sender can send it too');
    expect(say('LL3', 'withdraw', {}).who).toContain('Anybody else can send it too');
    expect(say('LL3', 'withdrawMaxAndTransfer', {}).who).toBe('The recipient only.');
  });

  it('say what a fee that is too low and a start that is ahead change, where they exist', () => {
    for (const release of releases) {
      const said = (id: ActionId) => sayAction(id, release, { id: '12' });
      if (release.rules.skipsWithdraw) {
        expect(said('withdrawMultiple').fails?.includes('whose minimum fee is above')).toBe(
          release.rules.minFee,
        );
      }
      if (release.product === 'flow') {
        expect(said('adjustRatePerSecond').does.includes('or from its start')).toBe(
          release.version >= 'v2.0',
        );
      }
    }
  });

  it('exist for every action of every release, also before anything is entered', () => {
    for (const release of releases) {
      for (const id of actionIds) {
        if (!functionOf(release, id)) continue;
        const shown: Shown = { id: '12' };
        const { who, does, fails, final } = sayAction(id, release, shown);
        for (const text of [who, does, fails, final]) {
          expect(text ?? '.').toMatch(/^[A-Z.`][^{}]*\.$|^\.$/);
          expect(text ?? '').not.toMatch(/undefined|NaN/);
        }
      }
    }
  });

  it('list with "and" before the last', () => {
    expect(listed(['1'])).toBe('1');
    expect(listed(['1', '2'])).toBe('1 and 2');
  });
});
