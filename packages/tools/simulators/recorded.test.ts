import { it } from 'vitest';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { debtsOf, depletionOf, roundingOf, streamOf } from './flow/figures';
import { flowFunction, flowSolidity, flowTypescript } from './flow/code';
import { FIRST_FORM, PERIOD_NAMES, upcomingForm, type FlowForm } from './flow/form';
import { readFlow } from './flow/read-form';
import { readSharedFlow, writeSharedFlow } from './flow/share';
import { switchDirection } from './flow/switch-direction';
import { evaluatePriceGate } from './price-gate/evaluate';
import { calendarOf } from './stream/files/calendar';
import { csvOf } from './stream/files/csv';
import type { SimulatorForm } from './stream/form';
import { presetForm } from './stream/from-stream';
import { pastNotice, startNow } from './stream/past-dates';
import { presetOf } from './stream/presets';
import { updateShapeLabel } from './stream/shape-id';
import { readSharedStream, writeSharedStream } from './stream/share';
import { streamSolidity } from './stream/solidity';
import { switchModel } from './stream/switch-model';
import { streamTypescript } from './stream/typescript';
import { validateForm } from './stream/validate';

/* Sees a figure, file, link, refusal or piece of code of the simulators that has changed with their code, for each shape with
 * each of its fields changed. */

const expectRecorded = recordsIn(import.meta.dirname);

const NOW = 1_800_000_000n;

function simulated(form: SimulatorForm) {
  const { stream, problems, sum, decimals } = validateForm(form);
  const query = writeSharedStream(form) ?? '';
  const base = {
    problems,
    sum,
    preset: presetOf(form),
    query,
    shared: readSharedStream(`?${query}`, () => presetForm('linear')),
    label: updateShapeLabel(form).shape,
    others: (['linear', 'dynamic', 'tranched'] as const).map((model) => switchModel(form, model)),
    now: startNow(form, NOW).start,
  };
  if (!stream || decimals === null) return base;
  const end = endTimeOf(stream);
  const span = end - stream.startTime;
  const at = [-1n, 0n, 1n, span / 7n, span / 3n, span - 1n, span].map((seconds) =>
    streamedAmount(stream, stream.startTime + seconds),
  );
  const labels = { decimals, shape: form.shape };
  return {
    ...base,
    at,
    past: pastNotice(stream, NOW),
    calendar: calendarOf(stream, labels, NOW),
    csv: csvOf(stream, 'month', labels),
    solidity: streamSolidity(stream, labels),
    typescript: streamTypescript(stream, labels),
  };
}

it('streams of each shape come out as recorded', async () => {
  const samples = LOCKUP_SHAPES.map(({ id }) => presetForm(id));
  await expectRecorded(await recordOf(samples, simulated, 'none'), 'shapes.txt');
  const varied = (['linearUnlockCliff', 'dynamicDoubleUnlock', 'tranchedMonthly'] as const).map(
    presetForm,
  );
  const choices = {
    model: [],
    exponent: ['1', '2.5', '101'],
    start: ['0', '2030-01-01', 'x'],
    at: ['+10d'],
    cliff: ['', '+1d'],
  };
  await expectRecorded(await recordOf(varied, simulated, choices), 'streams.txt');
});

function rate(form: FlowForm) {
  const reading = readFlow(form, NOW);
  const stream = streamOf(reading);
  const query = writeSharedFlow(form) ?? '';
  const base = {
    reading,
    query,
    shared: readSharedFlow(`?${query}`),
    turned: switchDirection(form, form.from === 'amount' ? 'rate' : 'amount'),
  };
  const { amount, decimals, seconds } = reading;
  if (!stream) return base;
  return {
    ...base,
    rounding:
      amount !== null && seconds !== null && decimals !== null
        ? roundingOf(amount, decimals, seconds, stream.ratePerSecond)
        : null,
    depletion: depletionOf(stream),
    debts: [0n, 1n, 2_600_000n, 5_300_000n].map((after) =>
      debtsOf(stream, stream.snapshotTime + after),
    ),
    code: [flowFunction(stream), flowSolidity(stream), flowTypescript(stream)],
  };
}

it('rates come out as recorded', async () => {
  const samples: FlowForm[] = [
    FIRST_FORM,
    { ...FIRST_FORM, from: 'rate', decimals: '18' },
    { ...upcomingForm(NOW), period: 'own', round: 'up' },
  ];
  const choices = {
    period: PERIOD_NAMES,
    from: ['amount', 'rate'],
    round: ['down', 'up'],
    start: ['0', '2030-01-01'],
    at: ['+1d'],
  };
  await expectRecorded(await recordOf(samples, rate, choices), 'flow.txt');
});

it('price gates come out as recorded', async () => {
  const sample = {
    amount: '1000.5',
    end: '2030-01-01',
    target: '4000.25',
    price: '4000.25',
    at: '2029-12-31',
  };
  const choices = {
    price: ['4000.24999999', '4000.3', '0'],
    at: ['2030-01-01', '2029-12-31 23:59:59'],
    target: ['0', '0.00000001', 'x'],
  };
  const record = await recordOf([sample], evaluatePriceGate, choices);
  await expectRecorded(record, 'price-gate.txt');
});
