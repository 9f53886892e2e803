import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../claim';

claim(
  '/guides/lockup/previous-deployments/v1.2',
  'A failing entry of withdrawMultiple reverts the whole call.',
  async ({ lockupV1_2 }) => {
    const ids = [await lockupV1_2.open(), await lockupV1_2.open()];
    await lockupV1_2.pass(10n * DAY);
    await lockupV1_2.reverts('SablierV2Lockup_Overdraw', 'recipient', 'withdrawMultiple', [
      ids,
      [dai('10'), dai('11')],
    ]);
    await lockupV1_2.call('recipient', 'withdrawMultiple', [ids, [dai('10'), dai('10')]]);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.2',
  'Each model has a contract of its own, and each contract counts its streams from 1.',
  async ({ lockupV1_2 }) => {
    const { open, dynamic, tranched } = lockupV1_2;
    expect(await open()).toBe(1n);
    expect(await dynamic.open({ segments: [[dai('1'), dai('1'), DAY]] })).toBe(1n);
    expect(await tranched.open({ tranches: [[dai('1'), DAY]] })).toBe(1n);
  },
);
