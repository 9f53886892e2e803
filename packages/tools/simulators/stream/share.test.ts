import { describe, expect, test } from 'vitest';
import { LOCKUP_SHAPES, type LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupModel, LockupStream } from '@sablier-docs/protocol/lockup/types';
import { MAX_ROWS } from './form';
import { formOf, presetForm } from './from-stream';
import { validateForm } from './validate';
import { presetOf } from './presets';
import { readSharedStream, writeSharedStream } from './share';
import { FIRST_SHAPES } from './switch-model';
import { createRandom } from '@sablier-docs/testing/random';
import { randomStream } from '@sablier-docs/testing/random-stream';

const defaults = (model: LockupModel | null) => presetForm(FIRST_SHAPES[model ?? 'linear']);
const read = (search: string) => readSharedStream(search, defaults);

describe('round trip', () => {
  test.each(LOCKUP_SHAPES.map(({ id }) => id as LockupShapeId))(
    'reads the preset %s back from its own query',
    (id) => {
      const form = presetForm(id);
      const query = writeSharedStream(form);
      const back = read(query ?? '');
      expect(back?.rejected).toEqual([]);
      expect(validateForm(back?.form ?? form)).toEqual(validateForm(form));
      expect(writeSharedStream(back?.form ?? form)).toBe(query);
      expect(presetOf(back?.form ?? form)).toBe(id);
    },
  );

  test('reads 300 random streams of 0 to 18 decimals back as they were written', () => {
    const random = createRandom(0x77n);
    for (let i = 0; i < 300; i += 1) {
      const stream: LockupStream = randomStream(random);
      const form = formOf(stream, { decimals: Number(random.between(0n, 18n)), shape: 'a\\"b\'' });
      const back = read(writeSharedStream(form) ?? '');
      expect(back?.rejected).toEqual([]);
      expect(validateForm(back?.form ?? form)).toMatchObject({
        stream,
        problems: [],
        shape: 'a\\"b\'',
      });
    }
  });

  test('a form that cannot be read has no address', () => {
    expect(writeSharedStream({ ...presetForm('cliff'), deposit: 'much' })).toBeNull();
    expect(writeSharedStream({ ...presetForm('cliff'), at: 'then' })).toBeNull();
  });

  test('a schedule that the contract refuses can be shared', () => {
    const form = { ...presetForm('cliff'), cliff: '200d' };
    expect(read(writeSharedStream(form) ?? '')?.form.cliff).toBe('200d');
  });
});

describe('an address from anywhere', () => {
  test('without a parameter of the simulator says nothing', () => {
    expect(read('')).toBeNull();
    expect(read('?q=cliff&data=0x')).toBeNull();
  });

  test('what is missing becomes the default of the model', () => {
    expect(read('?model=tranched')).toEqual({ form: defaults('tranched'), rejected: [] });
    expect(read('?deposit=7')?.form).toEqual({ ...defaults('linear'), deposit: '7' });
  });

  test.each([
    ['?model=quadratic', ['model']],
    ['?model=__proto__', ['model']],
    ['?decimals=19', ['decimals']],
    ['?decimals=-1&deposit=NaN', ['decimals', 'deposit']],
    ['?deposit=340282366920938463463374607431768211456', ['deposit']],
    [`?deposit=${'9'.repeat(1_000_000)}`, ['deposit']],
    [`?deposit=${'0'.repeat(200)}7`, ['deposit']],
    ['?start=9999999999999&end=<script>alert(1)</script>', ['start', 'end']],
    ['?cliff=%00&step=6m', ['cliff', 'granularity']],
    ['?unlock=-1&cliffUnlock=1e9', ['unlock at the start', 'unlock at the cliff']],
    ['?shape=%E2%80%AE&at=%F0%9F%92%A9', ['shape label', 'moment']],
    ['?model=tranched&rows=1_1d-2', ['tranches']],
    ['?model=tranched&rows=1_1d-<b>_2d', ['tranches']],
    ['?model=dynamic&rows=1_19_1d', ['segments']],
    ['?model=dynamic&rows=1_1d', ['segments']],
    [
      `?model=tranched&rows=${Array(MAX_ROWS + 1)
        .fill('1_1d')
        .join('-')}`,
      ['tranches'],
    ],
    [`?model=tranched&rows=${'-'.repeat(1_000_000)}`, ['tranches']],
  ])('%#: hostile values are named and replaced by defaults', (search, rejected) => {
    const shared = read(search);
    expect(shared?.rejected).toEqual(rejected);
    const model = shared?.form.model ?? 'linear';
    expect(shared?.form).toEqual(defaults(model));
  });

  test('the largest number of rows is accepted', () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, i) => `1_${i + 1}d`).join('-');
    const shared = read(`?model=tranched&deposit=${MAX_ROWS}&rows=${rows}`);
    expect(validateForm(shared?.form ?? defaults('tranched')).problems).toEqual([]);
    expect(shared?.form.rows).toHaveLength(MAX_ROWS);
  });

  test('no rows at all are a schedule without parts, which the contract refuses', () => {
    const shared = read('?model=dynamic&rows=');
    expect(validateForm(shared?.form ?? defaults('linear')).problems).toEqual([
      expect.objectContaining({ field: 'rows', error: 'SablierLockupHelpers_SegmentCountZero' }),
    ]);
  });
});
