import { expect, test } from 'vitest';
import { groups } from '@sablier-docs/protocol/errors/groups';
import type { ErrorDescriptions } from '@sablier-docs/protocol/errors/types';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { readErrors } from '@sablier-docs/reference/errors';
import { openChains } from '../chains';
import { actOut } from './remedies/act';
import { campaignPlays } from './remedies/campaigns';
import { flowNever, flowPlays } from './remedies/flow';
import { lockupActions, lockupNever } from './remedies/lockup';
import { lockupCreation } from './remedies/lockup-creation';
import { lockupV1_2 } from './remedies/lockup-v1';
import { sharedLeft, sharedPlays } from './remedies/shared';

/* What the decoder, the pages of errors and the server say to do about an error, done on the published bytecode. */

const described = Object.assign(
  {},
  ...groups.filter(({ id }) => /^(?:lockup|flow)/.test(id)).map(({ descriptions }) => descriptions),
) as ErrorDescriptions;
const lockupPlays = { ...lockupCreation, ...lockupActions };
const errors = [...Object.keys(lockupPlays), ...Object.keys(flowPlays)];

/** @param change makes the words wrong; as they are published unless given */
async function askRemedy(error: string, change = (words: string) => words): Promise<void> {
  const words = change(described[error]?.remedy ?? '');
  const ofLockup = lockupPlays[error];
  if (ofLockup) {
    const { lockup: chain } = await openChains(['lockup']);
    return actOut(chain, error, words, (remedy) => ofLockup(chain, remedy));
  }
  const { flow: chain } = await openChains(['flow']);
  return actOut(chain, error, words, async (remedy) => flowPlays[error]?.(chain, remedy));
}

test('every error of Lockup v4.0 and Flow v3.0 is provoked, or no call ends with it', () => {
  expect(errors.concat(lockupNever, flowNever).toSorted()).toEqual(
    Object.keys(described).toSorted(),
  );
});

test.each(errors)('what helps against %s helps', (error) => askRemedy(error));

const shared = Object.assign(
  {},
  ...groups
    .filter(({ id }) => /^(?:shared|openzeppelin|tokens)$/.test(id))
    .map((one) => one.descriptions),
) as ErrorDescriptions;

test('every error of tokens and of what the products share is provoked, or has a reason why not', () => {
  expect(Object.keys({ ...sharedPlays, ...sharedLeft }).toSorted()).toEqual(
    Object.keys(shared).toSorted(),
  );
});

test.each(Object.keys(sharedPlays))('what helps against %s helps', async (error) => {
  const { lockup: chain } = await openChains(['lockup', 'flow']);
  const words = shared[error]?.remedy ?? '';
  await actOut(chain, error, words, async (remedy) => sharedPlays[error]?.(chain, remedy));
});

/** Errors of Lockup v1.2 as the page of older errors has them. */
const olderErrors = readOlderErrors('.', readErrors('.'));

test.each(Object.keys(lockupV1_2))('what helps against %s of v1.2 helps', async (error) => {
  const { lockupV1_2: chain } = await openChains(['lockupV1_2']);
  const words = olderErrors.find(({ name }) => name === error)?.remedy ?? '';
  await actOut(chain, error, words, async (remedy) => lockupV1_2[error]?.(chain, remedy));
});

test.each(Object.entries(campaignPlays))(
  'what helps against %s of campaigns of v1.2 helps',
  async (error, { options, play }) => {
    const chains = await openChains(['airdropsV1_2', 'lockupV1_2']);
    const now = await chains.airdropsV1_2.now();
    const campaign = await chains.airdropsV1_2.campaign(options?.(now));
    const words = olderErrors.find(({ name }) => name === error)?.remedy ?? '';
    await actOut(campaign, error, words, (remedy) => play(campaign, remedy, chains));
  },
);

/** Wrong remedies whose words can still be followed: the call then fails, or what is read is not so. */
const wrong: readonly (readonly [error: string, from: RegExp, to: string])[] = [
  ['SablierLockupHelpers_CliffTimeNotLessThanEndTime', /before the end/, 'after the end'],
  ['SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero', /the cliff unlock/, 'the start unlock'],
  ['SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp', /the last/, 'the first'],
  ['SablierLockupHelpers_GranularityTooHigh', /from the cliff/, 'from the start'],
  ['SablierLockupHelpers_GranularityTooHigh', /for one second/, 'for two second'],
  ['SablierLockupHelpers_SegmentTimestampsNotOrdered', /the start plus /, ''],
  ['SablierLockupHelpers_TrancheTimestampsNotOrdered', /within 40/, 'within 41'],
  ['SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp', /one second/, 'zero second'],
  ['SablierLockupHelpers_UnlockAmountsSumTooHigh', /Lower/, 'Raise'],
  ['SablierLockup_TargetPriceTooLow', /8 decimals/, '18 decimals'],
  ['SablierLockup_AllowToHookUnsupportedInterface', /0xf8ee98d3/, '0x01ffc9a7'],
  ['SablierLockup_InsufficientFeePayment', /about 6 percent/, 'about 5 percent'],
  ['SablierLockup_InvalidHookSelector', /The recipient itself/, 'The sender itself'],
  ['SablierLockup_NotTransferable', /The recipient,/, 'The sender,'],
  ['SablierLockup_Overdraw', /`withdrawableAmountOf`/, '`streamedAmountOf`'],
  ['SablierLockup_StreamCanceled', /The recipient/, 'The sender'],
  ['SablierLockup_StreamSettled', /`statusOf`/, '`isWarm`'],
  [
    'SablierLockup_Unauthorized',
    /`getSender` and `getRecipient`/,
    '`getRecipient` and `getSender`',
  ],
  ['SablierLockup_WithdrawArrayCountsNotEqual', /same order/, 'reverse order'],
  ['SablierLockup_WithdrawalAddressNotRecipient', /let the recipient/, 'let the sender'],
  ['SablierFlowState_StreamPaused', /`restart`/, '`adjustRatePerSecond`'],
  ['SablierFlowState_Unauthorized', /`getSender`/, '`getRecipient`'],
  [
    'SablierFlowState_StreamVoided',
    /withdrawn, and what is left over refunded/,
    'refunded, and what is left over withdrawn',
  ],
  ['SablierFlow_CreateRatePerSecondZero', /stay paused/, 'stay running'],
  ['SablierFlow_InvalidTokenDecimals', /18 decimals/, '19 decimals'],
  ['SablierFlow_NewRatePerSecondZero', /`void` ends/, '`pause` ends'],
  ['SablierFlow_Overdraw', /`withdrawableAmountOf`/, '`getBalance`'],
  ['SablierFlow_RefundOverflow', /`refundableAmountOf`/, '`getBalance`'],
  ['SablierFlow_StreamPending', /lower the rate/, 'raise the rate'],
  ['SablierFlow_StreamNotPaused', /`adjustRatePerSecond`/, '`restart`'],
];

test.each(wrong)('a wrong remedy is seen: %s, %s', async (error, from, to) => {
  const words = described[error]?.remedy ?? '';
  expect(words).toMatch(from);
  await expect(askRemedy(error, (right) => right.replace(from, to))).rejects.toThrow();
  // It is followed to the end of its words: none is refused because nothing reads it.
  await expect(askRemedy(error, (right) => right.replace(from, to))).rejects.not.toThrow(
    /nothing follows/,
  );
});
