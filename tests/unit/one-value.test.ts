import { describe, expect, it } from 'vitest';
import rule from '../../config/lint/one-value.mjs';
import { lintReports } from './lint-reports';

const reported = (code: string) =>
  lintReports(rule, code).map(({ message }) => /`(\w+)`/.exec(message)?.[1]);

describe('the rule on rows that share a value', () => {
  it.each([
    ['recipient', 'f([{ recipient: bob, amount: 1n }, { recipient: bob, amount: 2n }]);'],
    ['amount', "f([{ 'amount': 1n, at: 1 }, { 'amount': 1n, at: 2 }]);"],
    ['rate', 'people.map((recipient) => ({ recipient, rate: RATE }));'],
    ['sender', 'Array.from({ length: 2 }, (_, at) => ({ at, sender }));'],
  ])('reports %s in %s', (name, code) => {
    expect(reported(code)).toEqual([name]);
  });

  it.each([
    ['rows that differ in one of their values each', 'f([{ amount: 1n }, { amount: 2n }]);'],
    ['one row', 'f([{ amount: 1n }]);'],
    ['a value that no code pays', 'people.map((recipient) => ({ recipient, label: LABEL }));'],
    ['what the row decides', 'people.map((to, at) => ({ to, amount: at }));'],
    [
      'what a loop around decides',
      'chains.map((chain) => people.map((recipient) => ({ recipient, chain })));',
    ],
    ['what is computed', 'people.map((recipient) => ({ recipient, amount: draw() }));'],
  ])('accepts %s', (_, code) => {
    expect(reported(code)).toEqual([]);
  });
});
