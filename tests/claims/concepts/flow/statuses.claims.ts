import { expect } from 'vitest';
import { claim, DAY, eth, usd, usdc, type Chains } from '../../claim';
import { answers, oneOfEach, standing } from './standing';

const rate = eth('0.01');
const deposit = usdc('8640');

/** The stream that the page follows, up to the given event of its table, the first being 0. */
async function followed({ flow }: Pick<Chains, 'flow'>, event: number): Promise<bigint> {
  const id = await flow.open({ rate, deposit, start: (await flow.now()) + 2n * DAY });
  const events = [
    () => flow.pass(6n * DAY),
    () => flow.call('recipient', 'withdraw', [id, 'recipient', usdc('3000')]),
    () => flow.pass(6n * DAY),
    () => flow.pass(2n * DAY),
    () => flow.call('sender', 'pause', [id]),
    async () => {
      await flow.pass(3n * DAY);
      await flow.fund('other', usdc('2000'), 'usdc');
      await flow.call('other', 'deposit', [id, usdc('2000'), 'sender', 'recipient']);
    },
    () => flow.call('sender', 'restart', [id, rate]),
    () => flow.pass(DAY),
    () => flow.call('recipient', 'void', [id]),
    async () => {
      await flow.pass(DAY);
      await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    },
  ];
  for (const happens of events.slice(0, event)) await happens();
  return id;
}

/** Debt, balance and withdrawable amount in tokens, and the status. */
const row = (debt: string, balance: string, withdrawable: string, status: string) => [
  usdc(debt),
  usdc(balance),
  usdc(withdrawable),
  status,
];

claim(
  '/concepts/flow/statuses',
  'An id that no stream uses has no status: statusOf reverts with SablierFlowState_Null, and isStream returns false.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.reverts('success', 'stranger', 'statusOf', [id]);
    await flow.reverts('SablierFlowState_Null', 'stranger', 'statusOf', [id + 1n]);
    expect(await flow.read('isStream', [id + 1n])).toBe(false);
  },
);

claim(
  '/concepts/flow/statuses',
  'Creation with a future start requires a rate above zero, so a pending stream always has one.',
  async ({ flow }) => {
    const start = (await flow.now()) + DAY;
    const terms = (rate: bigint) => ['sender', 'recipient', rate, start, 'usdc', true];
    await flow.reverts('SablierFlow_CreateRatePerSecondZero', 'sender', 'create', terms(0n));
    const id = await flow.call<bigint>('sender', 'create', terms(1n));
    expect(await flow.statusOf(id)).toBe('PENDING');
    await flow.reverts('SablierFlow_NewRatePerSecondZero', 'sender', 'adjustRatePerSecond', [
      id,
      0n,
    ]);
    await answers(flow, 'SablierFlow_StreamPending', 'pause', [id]);
  },
);

claim(
  '/concepts/flow/statuses',
  'A stream created with a rate of zero and a start of now is PAUSED_SOLVENT.',
  async ({ flow }) => {
    const implicit = await flow.open({ rate: 0n });
    expect(await flow.statusOf(implicit)).toBe('PAUSED_SOLVENT');
    const explicit = await flow.open({ rate: 0n, deposit: 0n, start: await flow.now() });
    expect(await flow.statusOf(explicit)).toBe('PAUSED_SOLVENT');
  },
);

claim(
  '/concepts/flow/statuses',
  'Voiding a pending stream sets its snapshot time to now, so step 1 no longer catches it.',
  async ({ flow }) => {
    const id = await flow.open({ start: (await flow.now()) + 2n * DAY });
    await flow.pass(DAY);
    await flow.call('sender', 'void', [id]);
    expect(await flow.read('getSnapshotTime', [id])).toBe(Number(await flow.now()));
    expect(await flow.statusOf(id)).toBe('VOIDED');
  },
);

claim(
  '/concepts/flow/statuses',
  'It turns insolvent at its depletion time, when the debt is at least one unit above the balance.',
  async ({ flow }) => {
    const id = await flow.open({ rate: 385_802_469_135_802n });
    const depletion = await flow.read('depletionTimeOf', [id]);
    await flow.pass(depletion - (await flow.now()) - 1n);
    expect(await flow.statusOf(id)).toBe('STREAMING_SOLVENT');
    await flow.pass(1n);
    expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
    // A second of this rate is 385.8 units: the debt steps over the first unit.
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(385n);
  },
);

claim(
  '/concepts/flow/statuses',
  'While the debt equals the balance, the stream is still solvent.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
    await flow.pass(100n);
    expect(await standing(flow, id)).toEqual(row('100', '100', '100', 'STREAMING_SOLVENT'));
    await flow.pass(1n);
    expect(await standing(flow, id)).toEqual(row('101', '100', '100', 'STREAMING_INSOLVENT'));
  },
);

claim('/concepts/flow/statuses', 'deposit | yes | yes | yes | no', async ({ flow }) => {
  const { voided, ...others } = await oneOfEach(flow);
  await answers(flow, 'success', 'deposit', Object.values(others));
  await answers(flow, 'SablierFlowState_StreamVoided', 'deposit', [voided]);
});

claim('/concepts/flow/statuses', 'adjustRatePerSecond | yes | yes | no | no', async ({ flow }) => {
  const { pending, streaming, insolvent, ...others } = await oneOfEach(flow);
  await answers(flow, 'success', 'adjustRatePerSecond', [pending, streaming, insolvent]);
  await answers(
    flow,
    'SablierFlowState_StreamPaused',
    'adjustRatePerSecond',
    Object.values(others),
  );
});

claim(
  '/concepts/flow/statuses',
  'pause, depositAndPause, refundAndPause | no | yes | no | no',
  async ({ flow }) => {
    const { pending, streaming, insolvent, ...others } = await oneOfEach(flow);
    for (const call of ['pause', 'depositAndPause', 'refundAndPause']) {
      await answers(flow, 'success', call, [streaming]);
      await answers(flow, 'SablierFlow_StreamPending', call, [pending]);
      await answers(flow, 'SablierFlowState_StreamPaused', call, Object.values(others));
    }
    await answers(flow, 'success', 'pause', [insolvent]);
    await answers(flow, 'success', 'depositAndPause', [insolvent]);
  },
);

claim(
  '/concepts/flow/statuses',
  'restart, restartAndDeposit | no | no | yes | no',
  async ({ flow }) => {
    const { paused, pausedInsolvent, voided, ...others } = await oneOfEach(flow);
    for (const call of ['restart', 'restartAndDeposit']) {
      await answers(flow, 'success', call, [paused, pausedInsolvent]);
      await answers(flow, 'SablierFlow_StreamNotPaused', call, Object.values(others));
      await answers(flow, 'SablierFlowState_StreamVoided', call, [voided]);
    }
  },
);

claim('/concepts/flow/statuses', 'refund, refundMax | yes | yes | yes | yes', async ({ flow }) => {
  const { pending, streaming, paused, voided } = await oneOfEach(flow);
  await answers(flow, 'success', 'refund', [pending, streaming, paused, voided]);
  for (const [id, back] of [
    [pending, '1000'],
    [streaming, '913.6'],
    [paused, '913.6'],
    [voided, '913.6'],
  ] as const) {
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc(back),
      'flow.usdc': -usdc(back),
    });
  }
});

claim('/concepts/flow/statuses', 'void | yes | yes | yes | no', async ({ flow }) => {
  const { voided, ...others } = await oneOfEach(flow);
  await answers(flow, 'success', 'void', Object.values(others));
  await answers(flow, 'SablierFlowState_StreamVoided', 'void', [voided]);
});

claim(
  '/concepts/flow/statuses',
  'withdraw, withdrawMax | no | yes | yes | yes',
  async ({ flow }) => {
    const { pending, ...others } = await oneOfEach(flow);
    await answers(flow, 'success', 'withdraw', Object.values(others));
    await answers(flow, 'success', 'withdrawMax', Object.values(others));
    await answers(flow, 'SablierFlow_Overdraw', 'withdraw', [pending]);
    await answers(flow, 'SablierFlow_WithdrawAmountZero', 'withdrawMax', [pending]);
  },
);

claim(
  '/concepts/flow/statuses',
  'transfer of the NFT | yes | yes | yes | yes',
  async ({ flow }) => {
    for (const id of Object.values(await oneOfEach(flow))) {
      await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
      expect(await flow.read('getRecipient', [id])).toBe(flow.accounts.other);
    }
  },
);

claim(
  '/concepts/flow/statuses',
  'pause and both combined calls | paused or voided | SablierFlowState_StreamPaused',
  async ({ flow }) => {
    const { paused, pausedInsolvent, voided } = await oneOfEach(flow);
    for (const call of ['pause', 'depositAndPause', 'refundAndPause'])
      await answers(flow, 'SablierFlowState_StreamPaused', call, [paused, pausedInsolvent, voided]);
  },
);

claim(
  '/concepts/flow/statuses',
  'restart, restartAndDeposit | voided | SablierFlowState_StreamVoided',
  async ({ flow }) => {
    const { voided } = await oneOfEach(flow);
    await answers(flow, 'SablierFlowState_StreamVoided', 'restart', [voided]);
    await answers(flow, 'SablierFlowState_StreamVoided', 'restartAndDeposit', [voided]);
  },
);

claim(
  '/concepts/flow/statuses',
  'For most of these calls the contract checks the status before the caller: when a stranger adjusts the rate of a voided stream, the call reverts with SablierFlowState_StreamPaused.',
  async ({ flow }) => {
    const { voided, paused, streaming } = await oneOfEach(flow);
    await answers(
      flow,
      'SablierFlowState_StreamPaused',
      'adjustRatePerSecond',
      [voided],
      'stranger',
    );
    await answers(flow, 'SablierFlowState_StreamPaused', 'pause', [paused, voided], 'stranger');
    await answers(flow, 'SablierFlowState_StreamVoided', 'restart', [voided], 'stranger');
    await answers(flow, 'SablierFlowState_StreamVoided', 'void', [voided], 'stranger');
    await answers(
      flow,
      'SablierFlowState_Unauthorized',
      'adjustRatePerSecond',
      [streaming],
      'stranger',
    );
  },
);

claim(
  '/concepts/flow/statuses',
  'When a stranger restarts a running stream or pauses a pending one, the call reverts with SablierFlowState_Unauthorized.',
  async ({ flow }) => {
    const { streaming, insolvent, pending } = await oneOfEach(flow);
    const error = 'SablierFlowState_Unauthorized';
    await answers(flow, error, 'restart', [streaming, insolvent], 'stranger');
    await answers(flow, error, 'pause', [pending], 'stranger');
  },
);

claim(
  '/concepts/flow/statuses',
  "When a stranger withdraws from a pending stream to an address other than the recipient's, it reverts with SablierFlow_WithdrawalAddressNotRecipient.",
  async ({ flow }) => {
    const { pending } = await oneOfEach(flow);
    const elsewhere = 'SablierFlow_WithdrawalAddressNotRecipient';
    await flow.reverts(elsewhere, 'stranger', 'withdraw', [pending, 'stranger', 1n]);
    await flow.reverts('SablierFlow_Overdraw', 'stranger', 'withdraw', [pending, 'recipient', 1n]);
  },
);

claim(
  '/concepts/flow/statuses',
  'With too little value attached it reverts with SablierFlow_InsufficientFeePayment in every status.',
  async ({ flow }) => {
    const ids = Object.values(await oneOfEach(flow));
    await flow.setMinFee(usd('3'));
    const value = eth('0.001') - 1n;
    for (const id of ids) {
      const error = 'SablierFlow_InsufficientFeePayment';
      const all = usdc('100000');
      await flow.reverts(error, 'recipient', 'withdraw', [id, 'recipient', all], { value });
    }
  },
);

claim(
  '/concepts/flow/statuses',
  "Calls that belong to the sender revert with SablierFlowState_Unauthorized, void with SablierFlow_Unauthorized, and a withdrawal to an address other than the recipient's with SablierFlow_WithdrawalAddressNotRecipient.",
  async ({ flow }) => {
    const { streaming, paused } = await oneOfEach(flow);
    const senders = 'adjustRatePerSecond pause depositAndPause refundAndPause refund refundMax';
    for (const who of ['recipient', 'stranger']) {
      for (const call of senders.split(' '))
        await answers(flow, 'SablierFlowState_Unauthorized', call, [streaming], who);
      for (const call of ['restart', 'restartAndDeposit'])
        await answers(flow, 'SablierFlowState_Unauthorized', call, [paused], who);
    }
    await answers(flow, 'SablierFlow_Unauthorized', 'void', [streaming, paused], 'stranger');
    const elsewhere = 'SablierFlow_WithdrawalAddressNotRecipient';
    for (const who of ['sender', 'stranger'])
      await flow.reverts(elsewhere, who, 'withdraw', [streaming, who, 1n]);
  },
);

claim(
  '/concepts/flow/statuses',
  '-2: created, 8,640 deposited | 0 | 8,640 | 0 | PENDING',
  async ({ flow }) => {
    const id = await followed({ flow }, 0);
    expect(await standing(flow, id)).toEqual(row('0', '8640', '0', 'PENDING'));
  },
);

claim(
  '/concepts/flow/statuses',
  '4: the recipient withdraws 3,000 | 456 | 5,640 | 456 | STREAMING_SOLVENT',
  async ({ flow }) => {
    const id = await followed({ flow }, 2);
    expect(await standing(flow, id)).toEqual(row('456', '5640', '456', 'STREAMING_SOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  '10: debt equals balance | 5,640 | 5,640 | 5,640 | STREAMING_SOLVENT',
  async ({ flow }) => {
    const id = await followed({ flow }, 3);
    expect(await standing(flow, id)).toEqual(row('5640', '5640', '5640', 'STREAMING_SOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  '12: the sender pauses | 7,368 | 5,640 | 5,640 | PAUSED_INSOLVENT',
  async ({ flow }) => {
    const id = await followed({ flow }, 5);
    expect(await standing(flow, id)).toEqual(row('7368', '5640', '5640', 'PAUSED_INSOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  '15: a colleague deposits 2,000 | 7,368 | 7,640 | 7,368 | PAUSED_SOLVENT',
  async ({ flow }) => {
    const id = await followed({ flow }, 6);
    expect(await standing(flow, id)).toEqual(row('7368', '7640', '7368', 'PAUSED_SOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  'They last 27,200 seconds, and the depletion time is one second later.',
  async ({ flow }) => {
    const id = await followed({ flow }, 7);
    expect(await flow.read('depletionTimeOf', [id])).toBe((await flow.now()) + 27_201n);
    await flow.pass(27_200n);
    expect(await standing(flow, id)).toEqual(row('7640', '7640', '7640', 'STREAMING_SOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  '16 | 8,232 | 7,640 | 7,640 | STREAMING_INSOLVENT',
  async ({ flow }) => {
    const id = await followed({ flow }, 8);
    expect(await standing(flow, id)).toEqual(row('8232', '7640', '7640', 'STREAMING_INSOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  '16: the recipient voids | 7,640 | 7,640 | 7,640 | VOIDED',
  async ({ flow }) => {
    const id = await followed({ flow }, 9);
    expect(await standing(flow, id)).toEqual(row('7640', '7640', '7640', 'VOIDED'));
  },
);

claim(
  '/concepts/flow/statuses',
  '17: the recipient withdraws all | 0 | 0 | 0 | VOIDED',
  async ({ flow }) => {
    const id = await followed({ flow }, 10);
    expect(await standing(flow, id)).toEqual(row('0', '0', '0', 'VOIDED'));
    expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('10640'));
  },
);

claim(
  '/concepts/flow/statuses',
  'A deposit of 592 tokens before the void would have saved them.',
  async ({ flow }) => {
    const id = await followed({ flow }, 8);
    await flow.fund('other', usdc('592'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('592'), 'sender', 'recipient']);
    await flow.call('recipient', 'void', [id]);
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('8232'),
      'flow.usdc': -usdc('8232'),
    });
  },
);

claim(
  '/concepts/flow/statuses',
  'The debt falls to 1,728, the balance to 0, and the uncovered debt is 1,728 as before.',
  async ({ flow }) => {
    const id = await followed({ flow }, 4);
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('1728'));
    await flow.call('recipient', 'withdraw', [id, 'recipient', usdc('5640')]);
    expect(await standing(flow, id)).toEqual(row('1728', '0', '0', 'STREAMING_INSOLVENT'));
    expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('1728'));
  },
);

claim(
  '/concepts/flow/statuses',
  'As long as the stream is not voided, only a deposit makes it solvent again.',
  async ({ flow }) => {
    const id = await followed({ flow }, 4);
    const owed = () => flow.read('uncoveredDebtOf', [id]);
    await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    await flow.call('sender', 'adjustRatePerSecond', [id, 1n]);
    await flow.call('sender', 'pause', [id]);
    await answers(flow, 'SablierFlow_RefundOverflow', 'refund', [id]);
    expect([await owed(), await flow.statusOf(id)]).toEqual([usdc('1728'), 'PAUSED_INSOLVENT']);
    await flow.call('sender', 'restart', [id, 1n]);
    expect([await owed(), await flow.statusOf(id)]).toEqual([usdc('1728'), 'STREAMING_INSOLVENT']);
    await flow.fund('other', usdc('1728'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('1728'), 'sender', 'recipient']);
    expect([await owed(), await flow.statusOf(id)]).toEqual([0n, 'STREAMING_SOLVENT']);
  },
);

claim(
  '/concepts/flow/statuses',
  'A stream created with a start five days ago and no deposit owes 4,320 tokens in its first block.',
  async ({ flow }) => {
    const start = (await flow.now()) - 5n * DAY;
    const id = await flow.open({ rate, start, deposit: 0n });
    expect(await standing(flow, id)).toEqual(row('4320', '0', '0', 'STREAMING_INSOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  'The stream is solvent in that block and insolvent one second later.',
  async ({ flow }) => {
    const id = await followed({ flow }, 1);
    expect(await flow.call('sender', 'refundMax', [id])).toBe(usdc('5184'));
    expect(await standing(flow, id)).toEqual(row('3456', '3456', '3456', 'STREAMING_SOLVENT'));
    await flow.pass(1n);
    expect(await flow.statusOf(id)).toBe('STREAMING_INSOLVENT');
  },
);

claim(
  '/concepts/flow/statuses',
  'refundAndPause with 5,184 leaves it PAUSED_SOLVENT.',
  async ({ flow }) => {
    const id = await followed({ flow }, 1);
    await flow.call('sender', 'refundAndPause', [id, usdc('5184')]);
    await flow.pass(DAY);
    expect(await standing(flow, id)).toEqual(row('3456', '3456', '3456', 'PAUSED_SOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  'The other 5,184 stay inside until the sender calls refundMax.',
  async ({ flow }) => {
    const id = await followed({ flow }, 1);
    await flow.moves(() => flow.call('sender', 'void', [id]), {});
    await flow.pass(100n * DAY);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('5184'),
      'flow.usdc': -usdc('5184'),
    });
    expect(await standing(flow, id)).toEqual(row('3456', '3456', '3456', 'VOIDED'));
  },
);

claim(
  '/concepts/flow/statuses',
  'The debt is zero, so all 8,640 stay refundable and the recipient is owed nothing.',
  async ({ flow }) => {
    const id = await followed({ flow }, 0);
    await flow.pass(DAY);
    await flow.call('sender', 'void', [id]);
    await flow.pass(10n * DAY);
    expect(await standing(flow, id)).toEqual(row('0', '8640', '0', 'VOIDED'));
    expect(await flow.read('refundableAmountOf', [id])).toBe(deposit);
  },
);

claim(
  '/concepts/flow/statuses',
  'deposit | voided | SablierFlowState_StreamVoided',
  async ({ flow }) => {
    const { voided } = await oneOfEach(flow);
    await answers(flow, 'SablierFlowState_StreamVoided', 'deposit', [voided]);
    await answers(flow, 'SablierFlowState_StreamVoided', 'deposit', [voided], 'other');
  },
);

claim(
  '/concepts/flow/statuses',
  'adjustRatePerSecond | paused or voided | SablierFlowState_StreamPaused',
  async ({ flow }) => {
    const { paused, pausedInsolvent, voided } = await oneOfEach(flow);
    const ids = [paused, pausedInsolvent, voided];
    await answers(flow, 'SablierFlowState_StreamPaused', 'adjustRatePerSecond', ids);
  },
);

claim(
  '/concepts/flow/statuses',
  '15: the sender restarts at the same rate | 7,368 | 7,640 | 7,368 | STREAMING_SOLVENT',
  async ({ flow }) => {
    const id = await followed({ flow }, 7);
    expect(await standing(flow, id)).toEqual(row('7368', '7640', '7368', 'STREAMING_SOLVENT'));
  },
);

claim(
  '/concepts/flow/statuses',
  'After the restart, the balance exceeds the debt by 272 tokens.',
  async ({ flow }) => {
    const id = await followed({ flow }, 7);
    const [debt, balance] = [
      await flow.read<bigint>('totalDebtOf', [id]),
      await flow.read<bigint>('getBalance', [id]),
    ];
    expect(balance - debt).toBe(usdc('272'));
  },
);
