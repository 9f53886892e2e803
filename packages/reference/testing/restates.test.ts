import { describe, expect, it } from 'vitest';
import { restatesName } from './restates';

describe('a description', () => {
  it.each([
    ['pause', 'Pauses the stream.'],
    ['statusOf', "Retrieves the stream's status."],
    ['getSender', "Retrieves the stream's sender."],
    ['isDepleted', 'Retrieves a flag indicating whether the stream is depleted.'],
    ['void', 'Voids a stream.'],
    ['hasClaimed', 'Returns whether it is claimed.'],
  ])('of %s only restates the name: %s', (name, text) => {
    expect(restatesName(name, text)).toBe(true);
  });

  it.each([
    ['pause', 'Stops the debt from growing.'],
    ['hasClaimed', 'Returns whether the position was claimed.'],
    ['getStream', 'Returns all stored fields in one call.'],
  ])('of %s adds to it: %s', (name, text) => {
    expect(restatesName(name, text)).toBe(false);
  });
});
