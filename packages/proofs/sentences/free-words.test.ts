import { describe, expect, it } from 'vitest';
import { boundChange } from './free-words';

describe('nobody has to read a sentence again', () => {
  it.each([
    ['with a comma', 'The sender receives 60 tokens.', 'The sender receives 60, tokens.'],
    ['with another article', 'The sender cancels a stream.', 'A sender cancels the stream.'],
    ['with a capital letter', 'it costs gas', 'It costs gas'],
    ['with separators', 'It costs 1000 gas.', 'It costs 1,000 gas.'],
    ['with a number in words', 'Two streams end.', '2 streams end.'],
    ['with a contraction', "It doesn't stop, and cannot.", "It does not stop, and can't."],
    ['with letters that were swapped', 'The owner recieves it.', 'The owner receives it.'],
    ['with a letter that was doubled', 'An error occured.', 'An error occurred.'],
    ['in British English', 'The colour of a cancelled one.', 'The color of a canceled one.'],
    ['with an idle word', 'It therefore stops.', 'It also stops.'],
    ['with a relative that is left out', 'An account that it approved.', 'An account it approved.'],
  ])('finds no change in a sentence %s', (_, before, now) => {
    expect(boundChange(before, now)).toBeUndefined();
    expect(boundChange(now, before)).toBeUndefined();
  });
});

describe('a sentence is read again', () => {
  it.each([
    [
      'verb',
      'A transfer clears the approval.',
      'A transfer leaves the approval in place.',
      'clears',
    ],
    ['moment', 'The amount counts when it runs.', 'The amount counts when it is signed.', 'signed'],
    ['noun', 'It has status and debt.', 'It has status and balance.', 'debt → balance'],
    ['preposition', 'It goes to the account.', 'It goes from the account.', 'to → from'],
    ['plain word', 'not a deposit address of an exchange', 'such as one of an exchange', 'not'],
    ['tense of a rule', 'It is canceled.', 'It was canceled.', 'is → was'],
    ['short spelling', 'It comes from it.', 'It comes form it.', 'from → form'],
    ['order', 'The sender pays the recipient.', 'The recipient pays the sender.', 'order'],
    ['cell', 'withdraw | yes', 'withdraw yes', '|'],
    ['question', 'It stops.', 'It stops?', '?'],
    ['sign', 'It is -1.', 'It is 1.', '-1'],
    ['decimals', 'It is 0.5 tokens.', 'It is 0.05 tokens.', '0.5 → 0.05'],
  ])('names the change of a %s', (_, before, now, says) => {
    expect(boundChange(before, now)).toContain(says);
  });
});
