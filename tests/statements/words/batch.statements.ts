import { expect, test } from 'vitest';
import { askStreams, type Alter, type StreamsCase } from './batch';
import { askFile, type FileCase } from './batch-file';

const shapes = [
  ...(['plain', 'unlock', 'cliff', 'steps'] as const).map((shape) => ['linear', shape] as const),
  ...(['plain', 'unlock', 'cliff'] as const).flatMap((shape) => [
    ['dynamic', shape] as const,
    ['tranched', shape] as const,
  ]),
];

/** Every pair of flags comes with each model. */
const streams: readonly StreamsCase[] = shapes.flatMap(([model, shape], row) =>
  [0, 1].map((half) => ({
    model,
    shape,
    at: 2 * row + half,
    cancelable: half === 0,
    transferable: (row + half) % 2 === 0,
    fromNow: (row >> 1) % 2 === half,
  })),
);

test.each(streams)(
  'streams of two tokens are what the words of their calls say: $model, $shape, $at',
  (one) => askStreams(one),
);

const files: readonly FileCase[] = (['by duration', 'timelock', 'dated', 'flow'] as const).flatMap(
  (kind, row) =>
    [0, 1, 2, 3].map((flags) => ({
      kind,
      at: 4 * row + flags,
      isFunded: flags !== 3,
      cancelable: flags < 2,
      transferable: flags % 2 === 0,
    })),
);

test.each(files)('the streams of a file are what its words say: $kind, $at', (one) => askFile(one));

/** The first case in which words are wrong, from 0; -1 for none. */
async function seenIn<Case>(
  cases: readonly Case[],
  ask: (one: Case, alter: Alter) => Promise<void>,
  alter: Alter,
): Promise<number> {
  for (const [at, one] of cases.entries()) {
    const isRight = await ask(one, alter).then(
      () => true,
      () => false,
    );
    if (!isRight) return at;
  }
  return -1;
}

/** The account `sender` of every chain. */
const SENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const instead =
  (from: RegExp, to: string): Alter =>
  (text) =>
    text.replace(from, to);

/** Wrong words, each right in the first case or more. */
const wrong: readonly (readonly [name: string, of: 'streams' | 'file', alter: Alter])[] = [
  [
    'the start of streams with dates',
    'streams',
    instead(
      /The first starts on .+?, and the last ends on .+?;/,
      'Each starts when the call is mined;',
    ),
  ],
  [
    'the end of the last stream',
    'streams',
    instead(
      /The first starts on (.+?), and the last ends on .+?;/,
      'The first starts on $1, and the last ends on $1;',
    ),
  ],
  [
    'a cancellation of what nobody can cancel',
    'streams',
    instead(
      /nobody can cancel them/,
      `${SENDER} can cancel each of them until it has released everything`,
    ),
  ],
  [
    'a transfer of several streams',
    'streams',
    instead(/nobody can transfer/, 'recipients can transfer'),
  ],
  [
    'payment streams that start with their part',
    'file',
    instead(/(?:They|Those with a date) start .+? UTC\./, 'Each starts when its part is mined.'),
  ],
  ['dates that not all streams have', 'file', instead(/Those with a date start/, 'They start')],
  [
    'a transfer of a file’s streams',
    'file',
    instead(/Nobody can transfer/, 'Recipients can transfer'),
  ],
];

test.each(wrong)('wrong words are seen: %s', async (_, of, alter) => {
  const seen = of === 'file' ? seenIn(files, askFile, alter) : seenIn(streams, askStreams, alter);
  expect(await seen).toBeGreaterThanOrEqual(1);
});
