import { describe, expect, it } from 'vitest';
import { compileReference } from './compile';
import { readProgram } from './program';
import { unreachable } from './unreachable';
import { functionOf, labels, pageOf, root } from '../testing/pages';

describe('errors and events of a function', () => {
  it('follows modifiers, internal calls and hooks of cancel', () => {
    const cancel = functionOf('lockup', 'SablierLockup', 'cancel');
    expect(labels(cancel.errors).sort()).toEqual([
      'DelegateCall',
      'SablierLockupState_Null',
      'SablierLockup_InvalidHookSelector',
      'SablierLockup_StreamCanceled',
      'SablierLockup_StreamDepleted',
      'SablierLockup_StreamNotCancelable',
      'SablierLockup_StreamSettled',
      'SablierLockup_Unauthorized',
    ]);
    expect(labels(cancel.foreignErrors)).toContain('SafeERC20FailedOperation');
    expect(labels(cancel.events)).toEqual([
      'token Transfer',
      'CancelLockupStream',
      'MetadataUpdate',
    ]);
    expect(labels(cancel.calls)).toEqual(['ISablierLockupRecipient.onSablierLockupCancel']);
  });

  it('catches the errors, and keeps the events, of calls that may fail', () => {
    const { errors, events } = functionOf('lockup', 'SablierLockup', 'cancelMultiple');
    expect(labels(errors)).toEqual(['DelegateCall']);
    expect(labels(events)).toEqual([
      'InvalidStreamInCancelMultiple',
      'CancelLockupStream',
      'MetadataUpdate',
    ]);
  });

  it('finds both withdrawal checks of withdraw', () => {
    const withdraw = functionOf('lockup', 'SablierLockup', 'withdraw');
    expect(labels(withdraw.errors).sort()).toEqual([
      'DelegateCall',
      'SablierLockupState_Null',
      'SablierLockup_InsufficientFeePayment',
      'SablierLockup_InvalidHookSelector',
      'SablierLockup_Overdraw',
      'SablierLockup_StreamDepleted',
      'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
      'SablierLockup_WithdrawAmountZero',
      'SablierLockup_WithdrawToZeroAddress',
      'SablierLockup_WithdrawalAddressNotRecipient',
    ]);
    expect(labels(withdraw.events)).toEqual([
      'token Transfer',
      'WithdrawFromLockupStream',
      'MetadataUpdate',
    ]);
  });

  it('follows a linked library and the override that the deployed contract has', () => {
    const create = functionOf('lockup', 'SablierLockupLinear', 'createWithTimestampsLL');
    const helpers = labels(create.errors).map((name) => name.replace('SablierLockupHelpers_', ''));
    expect(helpers.sort()).toEqual([
      'CliffTimeNotLessThanEndTime',
      'CliffTimeZeroUnlockAmountNotZero',
      'CreateNativeToken',
      'DelegateCall',
      'DepositAmountZero',
      'GranularityTooHigh',
      'SenderZeroAddress',
      'ShapeExceeds32Bytes',
      'StartTimeNotLessThanCliffTime',
      'StartTimeNotLessThanEndTime',
      'StartTimeZero',
      'UnlockAmountsSumTooHigh',
    ]);
    // Minting shares `_update` with transfers and must not inherit their errors.
    expect(labels(create.foreignErrors)).toEqual([
      'ERC721InvalidReceiver',
      'SafeERC20FailedOperation',
    ]);
    expect(labels(create.events)).toEqual([
      'MetadataUpdate',
      'NFT Transfer',
      'token Transfer',
      'CreateLockupLinearStream',
    ]);
  });

  it('finds for a function of Flow the errors of its modifiers', () => {
    const adjust = functionOf('flow', 'SablierFlow', 'adjustRatePerSecond');
    expect(labels(adjust.errors).sort()).toEqual([
      'DelegateCall',
      'SablierFlowState_Null',
      'SablierFlowState_StreamPaused',
      'SablierFlowState_Unauthorized',
      'SablierFlow_NewRatePerSecondZero',
      'SablierFlow_RatePerSecondNotDifferent',
    ]);
    expect(labels(adjust.events).sort()).toEqual(['AdjustFlowStream', 'MetadataUpdate']);
    const pause = functionOf('flow', 'SablierFlow', 'pause');
    expect(labels(pause.errors)).toContain('SablierFlow_StreamPending');
    expect(labels(pause.errors)).not.toContain('SablierFlow_RatePerSecondNotDifferent');
  });

  it('excludes only what the sources declare', () => {
    const { contracts, fileLevel } = readProgram(compileReference(root));
    const members = contracts.flatMap((contract) =>
      contract.nodes.map(({ name }) => ({ name, full: `${contract.name}.${name}` })),
    );
    const declared = [...members, ...fileLevel].map(({ name }) => name);
    for (const [holder, names] of Object.entries(unreachable)) {
      expect(members.map(({ full }) => full)).toContain(holder);
      for (const name of names) expect(declared).toContain(name);
    }
  });

  it('says of an error which functions raise it, or that none does', () => {
    const raisedBy = (product: string, name: string) => {
      const error = pageOf(product, 'Errors').errors.find((one) => one.name === name);
      if (!error) throw new Error(`no error ${name}`);
      return labels(error.raisedBy);
    };
    expect(raisedBy('lockup', 'SablierLockup_StreamNotCancelable')).toEqual([
      'SablierLockup.cancel',
      'SablierLockup.renounce',
    ]);
    expect(raisedBy('lockup', 'SablierLockup_FeeTransferFailed')).toEqual([]);
    expect(raisedBy('lockup', 'SablierLockup_AllowToHookZeroCodeSize')).toEqual([]);
    expect(raisedBy('lockup', 'SablierLockup_NotTransferable').sort()).toEqual([
      'SablierLockup.safeTransferFrom',
      'SablierLockup.transferFrom',
      'SablierLockup.withdrawMaxAndTransfer',
    ]);
    expect(raisedBy('flow', 'SablierFlow_StreamNotPaused').sort()).toEqual([
      'SablierFlow.restart',
      'SablierFlow.restartAndDeposit',
    ]);
  });
});
