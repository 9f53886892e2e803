import { expect } from 'vitest';
import { statement, DAY, usdc } from '../../statement';

// Flow v1.0 and v1.1 are in no package as bytecode: their column is not run.

statement('0-pending', async ({ lockupV1_0, lockupV1_2, lockup, flow }) => {
  const start = (await lockup.now()) + DAY;
  for (const release of [lockupV1_0, lockupV1_2, lockup]) {
    const id = await release.open({ start });
    expect(await release.read('statusOf', [id])).toBe(0);
  }
  const id = await flow.open({ start });
  expect(await flow.read('statusOf', [id])).toBe(0);
});

statement('1-streaming', async ({ lockupV1_0, lockupV1_2, lockup, flow }) => {
  const id = await flow.open({ deposit: usdc('86.4') });
  for (const release of [lockupV1_0, lockupV1_2, lockup]) {
    const vesting = await release.open({ total: 100n * DAY });
    await release.pass(DAY / 4n);
    expect(await release.read('statusOf', [vesting])).toBe(1);
  }
  await flow.pass(DAY / 4n);
  expect(await flow.read('statusOf', [id])).toBe(1);
});

statement('2-settled', async ({ lockupV1_0, lockupV1_2, lockup, flow }) => {
  const id = await flow.open({ deposit: usdc('86.4') });
  for (const release of [lockupV1_0, lockupV1_2, lockup]) {
    const vesting = await release.open({ total: DAY });
    await release.pass(DAY);
    expect(await release.read('statusOf', [vesting])).toBe(2);
  }
  expect(await flow.read('statusOf', [id])).toBe(2);
});

statement('3-canceled', async ({ lockupV1_0, lockupV1_2, lockup, flow }) => {
  for (const release of [lockupV1_0, lockupV1_2, lockup]) {
    const vesting = await release.open({ total: 100n * DAY });
    await release.pass(DAY);
    await release.call('sender', 'cancel', [vesting]);
    expect(await release.read('statusOf', [vesting])).toBe(3);
  }
  const id = await flow.open();
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('statusOf', [id])).toBe(3);
});

statement('4-depleted', async ({ lockupV1_0, lockupV1_2, lockup, flow }) => {
  const id = await flow.open({ deposit: usdc('1') });
  for (const release of [lockupV1_0, lockupV1_2, lockup]) {
    const vesting = await release.open({ total: DAY });
    await release.pass(DAY);
    await release.call('recipient', 'withdrawMax', [vesting, 'recipient']);
    expect(await release.read('statusOf', [vesting])).toBe(4);
  }
  await flow.call('sender', 'pause', [id]);
  expect(await flow.read('statusOf', [id])).toBe(4);
});

statement('5-voided', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('sender', 'void', [id]);
  expect(await flow.read('statusOf', [id])).toBe(5);
});
