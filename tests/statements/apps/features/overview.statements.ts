import { expect } from 'vitest';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY } from '../../statement';

const WRITES = [
  'allowToHook approve batch burn cancel cancelMultiple recover renounce safeTransferFrom',
  'setApprovalForAll setComptroller setNFTDescriptor setNativeToken transferFeesToComptroller',
  'transferFrom withdraw withdrawMax withdrawMaxAndTransfer withdrawMultiple',
];

/** The getter of the terms that a model has alone. */
const OWN = {
  linear: 'getCliffTime',
  dynamic: 'getSegments',
  tranched: 'getTranches',
  priceGated: 'getPriceGatedUnlockParams',
} as const;

statement('cannot-be-edited', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const names = lockup.abi.flatMap((item) =>
      item.type === 'function' && !['view', 'pure'].includes(item.stateMutability)
        ? [item.name]
        : [],
    );
    const writes = [...new Set(names)].filter((name) => !name.startsWith('create')).sort();
    expect(writes).toEqual(WRITES.join(' ').split(' ').sort());
    const id = await lockup.open();
    const terms = () =>
      Promise.all(
        ['getDepositedAmount', 'getStartTime', 'getEndTime', OWN[lockup.model], 'getSender'].map(
          (name) => lockup.read<unknown>(name, [id]),
        ),
      );
    const before = await terms();
    await lockup.reverts('ERC721InsufficientApproval', 'sender', 'transferFrom', [
      'recipient',
      'other',
      id,
    ]);
    await lockup.pass(DAY);
    if (lockup.model !== 'priceGated')
      await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await lockup.call('sender', 'cancel', [id]);
    expect(await terms()).toEqual(before);
  });
});
