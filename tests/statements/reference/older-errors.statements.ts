import { expect } from 'vitest';
import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { statement, dai, DAY, type Chains } from '../statement';

/** The releases that the page names for an error. */
function releasesOf(name: string): string[] {
  const older = readOlderErrors(process.cwd(), readErrors(process.cwd()));
  return older.filter((error) => error.name === name).flatMap(({ releases }) => releases);
}

/** 10% with 18 decimals. */
const ONE_TENTH = 100_000_000_000_000_000n;

type Lockup = Chains['lockupV1_0'] | Chains['lockupV1_2'];

/** Errors that the first releases share, each from the call that its entry blames. */
async function walk(lockup: Lockup, release: string): Promise<void> {
  const ends = async (name: string, by: string, call: string, args: readonly unknown[]) => {
    expect(releasesOf(name), name).toContain(release);
    await lockup.reverts(name, by, call, args);
  };
  const id = await lockup.open();
  const kept = await lockup.open({ cancelable: false });
  await ends('SablierV2Lockup_Null', 'sender', 'cancel', [999n]);
  await ends('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [id]);
  await ends('SablierV2Lockup_StreamNotCancelable', 'sender', 'cancel', [kept]);
  await ends('SablierV2Lockup_StreamNotDepleted', 'recipient', 'burn', [id]);
  await ends('SablierV2Lockup_WithdrawAmountZero', 'recipient', 'withdraw', [id, 'recipient', 0n]);
  await ends('SablierV2Lockup_Overdraw', 'recipient', 'withdraw', [id, 'recipient', dai('100')]);
  await lockup.call('sender', 'cancel', [id]);
  await ends('SablierV2Lockup_StreamDepleted', 'sender', 'cancel', [id]);
  await lockup.pass(200n * DAY);
  await ends('SablierV2Lockup_StreamSettled', 'sender', 'renounce', [await settled(lockup)]);
}

async function settled(lockup: Lockup): Promise<bigint> {
  const id = await lockup.open({ total: 1n });
  await lockup.pass(DAY);
  return id;
}

// model: each error comes before the amount of a model is computed.
statement('streams-campaigns-stay', async ({ lockupV1_0, lockupV1_2, airdropsV1_2 }) => {
  await walk(lockupV1_0, 'Lockup v1.0');
  await walk(lockupV1_2, 'Lockup v1.2');

  const v1_0 = await lockupV1_0.open();
  await lockupV1_0.pass(DAY);
  const bySender = 'SablierV2Lockup_InvalidSenderWithdrawal';
  expect(releasesOf(bySender)).toEqual(['Lockup v1.0', 'Lockup v1.1']);
  await lockupV1_0.reverts(bySender, 'sender', 'withdraw', [v1_0, 'sender', 1n]);
  const byStranger = [v1_0, 'recipient', 1n];
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'withdraw', byStranger);

  const v1_2 = await lockupV1_2.open();
  await lockupV1_2.pass(DAY);
  const elsewhere = 'SablierV2Lockup_WithdrawalAddressNotRecipient';
  expect(releasesOf(elsewhere)).toEqual(['Lockup v1.2']);
  await lockupV1_2.reverts(elsewhere, 'sender', 'withdraw', [v1_2, 'sender', 1n]);

  const campaign = await airdropsV1_2.campaign();
  const entry = campaign.entry('recipient');
  await campaign.reverts('SablierV2MerkleLockup_InvalidProof', 'recipient', 'claim', [
    ...entry.slice(0, 2),
    1n,
    entry[3],
  ]);
  await campaign.claim('recipient');
  const again = 'SablierV2MerkleLockup_StreamClaimed';
  expect(releasesOf(again)).toEqual(['Airdrops v1.2']);
  await campaign.reverts(again, 'recipient', 'claim', entry);
  const short = await airdropsV1_2.campaign({ tranches: [[ONE_TENTH, DAY]] });
  const sum = 'SablierV2MerkleLT_TotalPercentageNotOneHundred';
  await short.reverts(sum, 'recipient', 'claim', short.entry('recipient'));
});

statement('reverts-inside-cancel', async ({ lockupV1_0, lockupV1_2 }) => {
  for (const lockup of [lockupV1_0, lockupV1_2]) {
    const [good, kept] = [await lockup.open(), await lockup.open({ cancelable: false })];
    await lockup.pass(DAY);
    const ids = [good, kept];
    const bad = 'SablierV2Lockup_StreamNotCancelable';
    await lockup.reverts(bad, 'sender', 'cancelMultiple', [ids]);
    const amounts = [dai('1'), dai('50')];
    const args = lockup === lockupV1_0 ? [ids, 'recipient', amounts] : [ids, amounts];
    await lockup.reverts('SablierV2Lockup_Overdraw', 'recipient', 'withdrawMultiple', args);
    expect(await lockup.read('getWithdrawnAmount', [good])).toBe(0n);
  }
});
