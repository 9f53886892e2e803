import { describe, expect, it } from 'vitest';
import { differenceOf } from './significant-words';

describe('a sentence is the same in other words', () => {
  it.each([
    ['with a comma', 'The sender receives 60 tokens.', 'The sender receives 60, tokens.'],
    ['with a synonym', 'The rest goes back quickly.', 'The rest goes back fast.'],
    ['in the plural', 'It takes 1 day.', 'It takes 1 days.'],
    ['with a number in words', 'Two streams end.', '2 streams end.'],
    ['with separators', 'It costs 1000 gas.', 'It costs 1,000 gas.'],
    ['with the noun of a function', 'Nobody withdraws it.', 'No withdrawal of it.'],
    ['with "cannot" as it was', 'The sender cannot cancel.', "The sender's side cannot cancel."],
  ])('finds no difference in a sentence %s', (_, before, now) => {
    expect(differenceOf(before, now)).toBeUndefined();
  });
});

describe('a sentence may no longer be true', () => {
  it.each([
    ['number', 'The sender receives 60.', 'The sender receives 70.', '60 → 70'],
    ['fraction', 'It is 0.5 tokens.', 'It is 0.05 tokens.', '0.5 → 0.05'],
    ['unit', 'It takes 3 days.', 'It takes 3 hours.', 'day → hour'],
    ['currency', 'It costs 1 USDC.', 'It costs 1 DAI.', 'USDC → DAI'],
    ['role', 'The recipient can burn.', 'The sender can burn.', 'recipient → sender'],
    ['roles swapped', 'The sender, the recipient.', 'The recipient, the sender.', 'another order'],
    ['functions swapped', 'You pause, it voids.', 'You void, it pauses.', 'another order'],
    ['code', 'It calls `cancel`.', 'It calls `void`.', '`cancel` → `void`'],
    ['error', 'Flow_A reverts.', 'Flow_B reverts.', 'Flow_A → Flow_B'],
    ['release', 'Since v1.1 only.', 'Since v1.2 only.', 'v1.1 → v1.2'],
    ['product', 'Lockup burns it.', 'Flow burns it.', 'lockup → flow'],
    ['negation', 'It is not possible.', 'It is possible.', 'not → (nothing)'],
    ['short negation', "It doesn't stop.", 'It does stop.', 'not → (nothing)'],
    ['prefix', 'A cancelable one.', 'A non-cancelable one.', '(nothing) → non'],
    ['never', 'It never ends.', 'It always ends.', 'never → always'],
    ['only', 'Only the owner burns.', 'The owner burns.', 'only → (nothing)'],
    ['unless', 'Unless it ends.', 'Until it ends.', 'unless → until'],
    ['order in time', 'Before the transfer.', 'After the transfer.', 'before → after'],
    ['comparison', 'It needs less gas.', 'It needs more gas.', 'less → more'],
    ['sign', 'It is ≥ 1.', 'It is ≤ 1.', '≥ → ≤'],
    ['formula', 'It is $a$.', 'It is $b$.', '$a$ → $b$'],
    ['data', 'On <Release of="x">.', 'On <Release of="y">.', '<Release of="x"> → <Release of="y">'],
    ['cell', 'withdraw | yes', 'withdraw | no', 'yes → no'],
    ['right', 'The sender can do it.', 'The sender must do it.', 'can → must'],
  ])('names the difference in a %s', (_, before, now, says) => {
    expect(differenceOf(before, now)).toContain(says);
  });
});
