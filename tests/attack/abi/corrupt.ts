import * as fc from 'fast-check';
import type { Hex } from 'viem';
import { word } from './calls';

/* Hostile changes of a call: offsets and lengths that no encoder writes, and data that ends early. */

const WORD = 64;
/** `0x` and the selector. */
const HEAD = 10;

/** A change of the words after the selector. */
type Change = (words: string[]) => string[];

const at = fc.nat({ max: 400 });

/** Offsets and lengths: to the start, to another word, just beyond the end, below zero, beyond all numbers. */
const telling = fc.oneof(
  fc.nat({ max: 60 }).map((place) => word(32 * place)),
  fc.nat({ max: 3_000 }).map((value) => word(value)),
  fc.constantFrom(...[2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 255n].map(word)),
  fc.constantFrom('f'.repeat(WORD), `${'f'.repeat(WORD - 2)}e0`, word(0), word(1)),
);

const change: fc.Arbitrary<Change> = fc.oneof(
  // One word has another value.
  fc.tuple(at, telling).map(([place, value]): Change => set(place, value)),
  // A word has the value of another one: two offsets, one place.
  fc.tuple(at, at).map(
    ([place, other]): Change =>
      (words) =>
        set(place, words[other % words.length])(words),
  ),
  // A word is repeated many times, as the list of a batch of one call is.
  fc.tuple(at, fc.integer({ min: 2, max: 150 })).map(([place, times]): Change => {
    return (words) =>
      words.flatMap((one, i) =>
        i === place % words.length ? Array<string>(times).fill(one) : [one],
      );
  }),
  // A list claims to be long.
  fc
    .tuple(at, fc.integer({ min: 2, max: 300 }))
    .map(([place, length]): Change => set(place, word(length))),
  fc.tuple(at, at).map(
    ([from, to]): Change =>
      (words) =>
        words.slice(0, Math.max(from, to) % (words.length + 1)),
  ),
  at.map(
    (place): Change =>
      (words) =>
        words.filter((_, i) => i !== place % words.length),
  ),
);

const set =
  (place: number, value = word(0)): Change =>
  (words) =>
    words.map((one, i) => (i === place % words.length ? value : one));

/** The data after up to six changes; half of the time, some digits at its end are missing. */
export const corrupted = (data: Hex): fc.Arbitrary<Hex> =>
  fc
    .tuple(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.oneof(fc.constant(0), fc.nat({ max: WORD })),
    )
    .map(([changes, missing]) => {
      const words: string[] = data.slice(HEAD).match(/.{1,64}/g) ?? [''];
      const body = changes
        .reduce((rest, one) => (rest.length > 0 ? one(rest) : rest), words)
        .join('');
      return `${data.slice(0, HEAD)}${body.slice(0, body.length - missing)}` as Hex;
    });
