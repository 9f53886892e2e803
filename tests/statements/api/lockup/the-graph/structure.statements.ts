import { expect } from 'vitest';
import { inEachModel } from '../../../chains/each';
import { statement, dai, DAY } from '../../../statement';
import { int, text, where } from '../../support';

statement('two-joins-go', ({ indexer }) => {
  const [stream] = indexer.rows('streams', 'LockupStream');
  const id = `contract-${text(stream, 'chainId')}-${text(stream, 'contract')}`;
  expect(where(indexer.rows('streams', 'Contract'), { id })).toHaveLength(1);
  for (const field of ['contract', 'funder'])
    expect(
      indexer.fits('lockup', 'the-graph', `{ lockupStreams { ${field} { id } } }`),
      field,
    ).toBe(false);
  expect(indexer.fits('lockup', 'the-graph', '{ lockupStreams { asset { id } } }')).toBe(true);
});

statement('no-event-marks', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open({ total: 100n * DAY });
    const fromBlock = (await lockup.chain.getBlockNumber()) + 1n;
    await lockup.pass(101n * DAY);
    expect(await lockup.chain.getLogs({ address: lockup.address, fromBlock })).toEqual([]);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  });
});

statement('create-sender', ({ indexer }) => {
  const created = where(indexer.rows('streams', 'LockupAction'), { category: 'Create' });
  expect(created.length).toBeGreaterThan(0);
  for (const action of created) {
    const [stream] = where(indexer.rows('streams', 'LockupStream'), {
      id: text(action, 'stream'),
    });
    expect(action).toMatchObject({
      addressA: stream?.['sender'],
      addressB: stream?.['recipient'],
      amountA: stream?.['depositAmount'],
      amountB: null,
    });
  }
});

statement('deposit-leaves-protocol-broker', async ({ lockupV1_2 }) => {
  const broker = { account: lockupV1_2.accounts.other, fee: 10n ** 16n };
  const id = await lockupV1_2.open({ deposit: dai('100'), broker });
  expect(await lockupV1_2.read('getDepositedAmount', [id])).toBe(dai('99'));
  expect(await lockupV1_2.balanceOf('other')).toBe(dai('1'));
});

statement('intact-amount', async ({ indexer, lockup }) => {
  for (const row of indexer.rows('streams', 'LockupStream'))
    expect(int(row, 'intactAmount')).toBe(int(row, 'depositAmount') - int(row, 'withdrawnAmount'));
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.call('sender', 'cancel', [id]);
  // What the contract still holds for the recipient.
  expect(await lockup.balanceOf('lockup')).toBe(dai('25'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('25'));
});

/** No indexer has price-gated streams. */
const INDEXED = ['linear', 'dynamic', 'tranched'] as const;

statement('first-transferred-address', async ({ lockup: every }) => {
  await inEachModel(
    every,
    async (lockup) => {
      const id = await lockup.open();
      await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
      const [log] = await lockup.chain.getContractEvents({
        abi: lockup.abi,
        address: lockup.address,
        eventName: `CreateLockup${lockup.model[0]?.toUpperCase()}${lockup.model.slice(1)}Stream`,
        fromBlock: 0n,
      });
      const { commonParams } = log?.args as unknown as { commonParams: { recipient: string } };
      expect(commonParams.recipient).toBe(lockup.accounts.recipient);
      expect(await lockup.read('getRecipient', [id])).toBe(lockup.accounts.other);
    },
    INDEXED,
  );
});
