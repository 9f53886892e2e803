import { makePlan, writePlan } from './support/gate/plan';
import { expect, test } from '@playwright/test';

test('which pages the gate looks at in color', () => {
  const plan = makePlan();
  expect(plan.colors.length).toBeGreaterThan(3);
  writePlan(plan);
  console.log(plan.report.join('\n'));
});
