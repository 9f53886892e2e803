import { createProvider } from '@sablier-docs/chain';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import { readErrors } from '@sablier-docs/reference/errors';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { chainsAlike } from '@sablier-docs/chain/testing/alike';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { readPlaygroundContracts } from './contracts';
import { sceneIds, sceneOf, type SceneId } from './scenes';
import { openSession } from './session';
import { SESSION_START } from './session-start';
import { answerOf, storyIds, storyOf, type StoryId } from './stories';
import { dai, describeStep, roleOf } from './describe';
import { offeredIn } from './offered';
import { openingBalances } from './opening';
import { readStepAmount } from './read-amount';
import { sayDay, sayDone, sayFailure, sayStart, sayStatus } from './say';
import { readSteps, writeSteps, type Action } from './steps';

const DAI = 10n ** 18n;

const errors = readErrors(process.cwd());
const older = readOlderErrors(process.cwd(), errors);
const contracts = readPlaygroundContracts([...errors, ...older]);

// The chain runs in this thread, which has to answer its runner between tests.
afterEach(() => setImmediate());

const emptyChain = chainsAlike(() =>
  createProvider({
    baseFee: 0n,
    timestamp: BigInt(SESSION_START) - 3_600n,
    // The machine may be busy.
    limit: 30_000,
  }),
);

const open = (id: SceneId) =>
  openSession(sceneOf(id), { chain: emptyChain(), contracts, load: readGroup });

/** Plays steps and returns what each did. */
async function play(id: SceneId, steps: string) {
  const session = await open(id);
  const done = [];
  for (const step of readSteps(sceneOf(id).product, steps)) done.push(await session.act(step));
  return { session, done };
}

const PLAYED: Record<StoryId, string[][]> = {
  cancel: [
    ['40 sender cancel', 'sender 60 DAI, contract −60 DAI'],
    ['41 recipient withdrawMax', 'recipient 40 DAI, contract −40 DAI'],
  ],
  cliff: [
    ['24 recipient withdrawMax', 'SablierLockup_WithdrawAmountZero'],
    ['25 recipient withdrawMax', 'recipient 25 DAI, contract −25 DAI'],
  ],
  tranches: [
    ['24 recipient withdrawMax', 'SablierLockup_WithdrawAmountZero'],
    ['25 recipient withdrawMax', 'recipient 25 DAI, contract −25 DAI'],
    ['60 recipient withdrawMax', 'recipient 25 DAI, contract −25 DAI'],
  ],
  curve: [
    ['50 recipient withdrawMax', 'recipient 12.5 DAI, contract −12.5 DAI'],
    ['75 recipient withdrawMax', 'recipient 29.6875 DAI, contract −29.6875 DAI'],
    // The contract's power of 0.75 is a little too high, and the end pays the rest.
    ['100 recipient withdrawMax', 'recipient 57.812499 DAI, contract −57.812499 DAI'],
  ],
  renounce: [
    ['10 sender renounce', ''],
    ['11 sender cancel', 'SablierLockup_StreamNotCancelable'],
  ],
  refused: [
    ['10 recipient cancel', 'SablierLockup_Unauthorized'],
    ['10 stranger cancel', 'SablierLockup_Unauthorized'],
    ['20 stranger withdrawMax', 'recipient 20 DAI, contract −20 DAI'],
  ],
  'locks-again': [
    ['10 market price 4000', ''],
    ['11 market price 3999', ''],
    ['12 recipient withdrawMax', 'SablierLockup_WithdrawAmountZero'],
    ['13 sender cancel', 'sender 100 DAI, contract −100 DAI'],
  ],
  transfer: [
    ['20 recipient transfer stranger', ''],
    ['30 recipient withdraw 5', 'stranger 5 DAI, contract −5 DAI'],
    ['30 stranger withdrawMax', 'stranger 25 DAI, contract −25 DAI'],
  ],
  bound: [
    ['10 sender cancel', 'SablierLockup_StreamNotCancelable'],
    ['10 recipient transfer stranger', 'SablierLockup_NotTransferable'],
    ['50 recipient withdrawMax', 'recipient 50 DAI, contract −50 DAI'],
  ],
  insolvent: [
    ['40 recipient withdrawMax', 'recipient 30 DAI, contract −30 DAI'],
    ['50 recipient void', ''],
  ],
  pause: [
    ['10 sender pause', ''],
    // The rate is rounded down to a part of a second.
    ['20 recipient withdrawMax', 'recipient 9.999999 DAI, contract −9.999999 DAI'],
    ['20 sender restart 2', ''],
    ['25 sender refund 5', 'sender 5 DAI, contract −5 DAI'],
  ],
  fee: [
    ['10 recipient withdrawMax', 'SablierLockup_InsufficientFeePayment'],
    ['10 recipient pay 0.0003', 'SablierLockup_InsufficientFeePayment'],
    ['10 recipient pay 0.0004', 'recipient 10 DAI, contract −10 DAI'],
    ['20 market price 6000', ''],
    // Half the fee at twice the price.
    ['20 stranger pay 0.0002', 'recipient 10 DAI, contract −10 DAI'],
    ['30 sender cancel', 'sender 70 DAI, contract −70 DAI'],
  ],
  hooks: [
    ['20 stranger withdrawMax', 'vault 20 DAI, contract −20 DAI'],
    ['30 keeper hook refuse', ''],
    ['31 sender cancel', 'HookRefused'],
    ['32 keeper hook wrong', ''],
    ['33 stranger withdrawMax', 'SablierLockup_InvalidHookSelector'],
    ['34 keeper hook accept', ''],
    ['35 sender cancel', 'sender 65 DAI, contract −65 DAI'],
  ],
  'price-target': [
    ['50 market price 3999', ''],
    ['50 recipient withdrawMax', 'SablierLockup_WithdrawAmountZero'],
    ['100 recipient withdrawMax', 'recipient 100 DAI, contract −100 DAI'],
  ],
  claims: [
    ['5 stranger claim recipient', 'campaign −60 DAI, contract 60 DAI'],
    ['6 recipient claim recipient', 'SablierV2MerkleLockup_StreamClaimed'],
    ['7 stranger claimOther 50', 'SablierV2MerkleLockup_InvalidProof'],
    ['20 sender clawback 40', 'SablierV2MerkleLockup_ClawbackNotAllowed'],
    ['55 recipient withdrawMax', 'recipient 30 DAI, contract −30 DAI'],
    ['60 stranger claim stranger', 'SablierV2MerkleLockup_CampaignExpired'],
    ['61 sender clawback 40', 'sender 40 DAI, campaign −40 DAI'],
  ],
};

/** A name of code, or a word that a reader without code does not have. */
const CODE = /[a-z][A-Z]|\b(?:index|proof|root|selector|caller|value sent|reverts?)\b/;

const figure = (reading: { figures: readonly { name: string; units: bigint }[] }, name: string) =>
  reading.figures.find((one) => one.name === name)?.units;

describe('a scene', () => {
  it.each(sceneIds)('%s is created at its start', async (id) => {
    const session = await open(id);
    const reading = await session.read();
    expect(reading.day).toBe(0);
    const { stream, product, hasHook } = sceneOf(id);
    const isCampaign = product === 'airdrops';
    expect(reading.owner).toBe(isCampaign ? 'nobody' : hasHook ? 'vault' : 'recipient');
    const picture = await session.picture();
    if (isCampaign) expect(picture).toBeNull();
    else expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    const holder = isCampaign ? 'campaign' : 'contract';
    const held = reading.balances.find(({ name }) => name === holder);
    expect(held?.units).toBe(BigInt(stream.deposit) * DAI);
    // What the page draws before there is a chain.
    expect(openingBalances(sceneOf(id))).toEqual(reading.balances);
  });

  it.each(storyIds)('%s is played to its end', async (id) => {
    const { scene, steps } = storyOf(id);
    const { done } = await play(scene, steps);
    // What each step does, as a reader sees it: a change of a contract or of a story shows here.
    expect(
      done.map(({ step, moves, error }) => [
        writeSteps([step]),
        error?.name ?? moves.map(({ name, units }) => `${name} ${dai(units)}`).join(', '),
      ]),
    ).toEqual(PLAYED[id]);
    const refusals = done.flatMap(({ error }) => error ?? []);
    expect(refusals.filter(({ says }) => !says)).toEqual([]);
    // In words that need no code.
    expect(refusals.map(({ says }) => says).filter((says) => CODE.test(says ?? ''))).toEqual([]);
    const unexplained = refusals.filter(({ path }) => !path);
    // The error of the vault is that of no release.
    expect(unexplained.map(({ name }) => name)).toEqual(id === 'hooks' ? ['HookRefused'] : []);
  });

  it('of a stream that is canceled on day 40 pays both sides', async () => {
    const { session, done } = await play('linear', '40 sender cancel, 41 recipient withdrawMax');
    const [cancel, withdrawal] = done;
    expect(cancel?.error).toBeNull();
    expect(cancel?.moves).toEqual([
      { name: 'sender', units: 60n * DAI },
      { name: 'contract', units: -60n * DAI },
    ]);
    expect(cancel?.events.map(({ name }) => name)).toContain('CancelLockupStream');
    expect(withdrawal?.moves).toEqual([
      { name: 'recipient', units: 40n * DAI },
      { name: 'contract', units: -40n * DAI },
    ]);
    expect((await session.read()).status).toBe('DEPLETED');
  });

  it('says which error refuses a call, and moves nothing', async () => {
    const { done } = await play(
      'not-cancelable',
      '10 sender cancel, 10 recipient transfer stranger',
    );
    expect(done.map(({ error, moves }) => [error?.name, moves])).toEqual([
      ['SablierLockup_StreamNotCancelable', []],
      ['SablierLockup_NotTransferable', []],
    ]);
  });

  it('says that a call is undone by hooks that burn all their gas', async () => {
    const { done } = await play('hook', '30 keeper hook burn, 31 sender cancel');
    expect(done.map(({ error, moves }) => [error?.says ?? '', moves])).toEqual([
      ['', []],
      ['A contract that it called has failed without data, and that undoes the whole call.', []],
    ]);
  });

  it('locks a price-gated stream again when the price falls', async () => {
    const { session } = await play('price-gated', '10 market price 4000');
    const at = await session.read();
    expect([at.status, figure(at, 'Released')]).toEqual(['SETTLED', 100n * DAI]);
    await session.act({ day: 11, as: 'market', action: 'price', argument: '3999' });
    const below = await session.read();
    expect([below.status, figure(below, 'Released')]).toEqual(['STREAMING', 0n]);
  });

  it('keeps the debt of a paused payment', async () => {
    const { session } = await play('flow', '40 sender pause');
    const reading = await session.read();
    expect(reading.status).toBe('PAUSED_INSOLVENT');
    expect(figure(reading, 'Covered: withdrawable now')).toBe(30n * DAI);
    expect(Number(figure(reading, 'Total debt')) / 1e18).toBeCloseTo(40, 6);
  });

  it('takes a step back, with its day', async () => {
    const { session } = await play('linear', '10 recipient withdraw 5, 40 sender cancel');
    expect(await session.undo()).toBe(true);
    const reading = await session.read();
    expect([reading.day, reading.status, figure(reading, 'Withdrawn')]).toEqual([
      10,
      'STREAMING',
      5n * DAI,
    ]);
    expect([await session.undo(), await session.undo()]).toEqual([true, false]);
  });

  it('writes each call in three notations', async () => {
    const { done } = await play('linear', '10 recipient withdraw 5');
    expect(done[0]?.code).toEqual({
      solidity:
        'SablierLockup(lockup).withdraw(1, recipient, 5000000000000000000); // from the recipient',
      viem: "await walletClient.writeContract({ abi, address: lockup, account: recipient, functionName: 'withdraw', args: [1n, recipient, 5000000000000000000n] });",
      cast: 'cast send $LOCKUP "withdraw(uint256,address,uint128)" 1 $RECIPIENT 5000000000000000000 --from $RECIPIENT --unlocked',
    });
  });
});

it('tells a step, its seconds and its accounts in words', async () => {
  const { done } = await play('campaign', '5 stranger claim recipient, 20 sender clawback 40');
  const [claim, clawback] = done;
  expect(done.map(({ step }) => describeStep(step))).toEqual([
    'Day 5: the stranger claims for the recipient',
    'Day 20: the sender claws back 40 DAI from the campaign',
  ]);
  const [, minted, paid, created] = claim?.events ?? [];
  expect(minted?.args[0]).toEqual({ name: 'from', value: 'nobody' });
  // Both are "Transfer" with one signature: the token's, and that of the NFT, which indexes its third parameter too.
  expect(paid?.args[2]).toEqual({ name: 'value', value: '60 DAI' });
  expect(created?.args.find(({ name }) => name === 'timestamps')?.value).toBe(
    'start day 5, cliff 0, end day 105',
  );
  expect(clawback?.error?.args).toEqual([
    { name: 'blockTimestamp', value: 'day 20' },
    { name: 'expiration', value: 'day 60' },
    { name: 'firstClaimTime', value: 'day 5' },
  ]);
});

describe('what happened, in sentences', () => {
  const saidOf = async (id: SceneId, steps: string) =>
    (await play(id, steps)).done.map((one, at) => sayDone(one, at + 1));

  it('tells who paid whom, and a new status', async () => {
    expect(await saidOf('linear', '40 sender cancel, 41 recipient withdrawMax')).toEqual([
      '1. Day 40: the sender cancels the stream. The contract pays 60 DAI to the sender. ' +
        `New status: CANCELED, ${sayStatus('CANCELED')}.`,
      '2. Day 41: the recipient withdraws all that is available. The contract pays 40 DAI to the recipient. ' +
        'New status: DEPLETED, nothing is left in the stream.',
    ]);
  });

  it('tells the coin apart from the token', async () => {
    expect(await saidOf('fee', '10 stranger pay 0.0004')).toEqual([
      '1. Day 10: the stranger withdraws all that is available and pays 0.0004 ETH. ' +
        'The contract pays 10 DAI to the recipient. The stranger pays 0.0004 ETH to the contract.',
    ]);
  });

  it('tells what a step changes that moves nothing, and why one is refused', async () => {
    expect(
      await saidOf('price-gated', '10 market price 4000, 11 market price 3999, 12 sender renounce'),
    ).toEqual([
      `1. Day 10: the market sets the price to 4\u202f000 USD. No tokens move. New status: SETTLED, ${sayStatus('SETTLED')}.`,
      `2. Day 11: the market sets the price to 3\u202f999 USD. No tokens move. New status: STREAMING, ${sayStatus('STREAMING')}.`,
      '3. Day 12: the sender gives up the right to cancel. No tokens move.',
    ]);
    expect(await saidOf('cliff', '24 recipient withdrawMax')).toEqual([
      '1. Day 24: the recipient withdraws all that is available. The contract refuses. ' +
        'The withdrawal would pay 0 DAI: nothing can be withdrawn now, or the amount is 0. Nothing moves.',
    ]);
  });

  it('tells a day and a start with their amounts', async () => {
    const session = await open('linear');
    expect(sayStart(sceneOf('linear'))).toContain('paid 100 of it to the contract');
    const { balances } = await session.read();
    expect(balances.find(({ name }) => name === 'sender')?.units).toBe(100n * DAI);
    await session.travel(40);
    expect(sayDay(await session.read())).toBe(
      'Day 40. Released: 40 DAI; Withdrawn: 0 DAI; Withdrawable now: 40 DAI; If canceled, back to the sender: 60 DAI.',
    );
    expect(sayDay(await (await open('campaign')).read())).toBe('Day 0. Status: no claim yet.');
  });

  it('tells who gets the NFT, and which debt is written off', async () => {
    expect(await saidOf('campaign', '5 stranger claim recipient')).toEqual([
      '1. Day 5: the stranger claims for the recipient. The campaign pays 60 DAI to the contract. ' +
        `The recipient gets the NFT of the stream. New status: STREAMING, ${sayStatus('STREAMING')}.`,
    ]);
    expect((await saidOf('flow', '40 recipient withdrawMax, 50 recipient void'))[1]).toContain(
      'No tokens move. Debt written off: 19.99999999999968 DAI. New status: VOIDED',
    );
    const [covered] = await saidOf('flow', '10 recipient void');
    expect(covered).not.toContain('written off');
  });

  it('answers a story after its steps, and not after others', async () => {
    const { steps, scene } = storyOf('insolvent');
    const { done } = await play(scene, steps);
    expect(answerOf('insolvent', done)).toContain('Voiding writes that debt off');
    expect(answerOf('insolvent', done.slice(0, 1))).toBe('');
    const other = await play(
      scene,
      '40 recipient withdrawMax, 45 sender deposit 20, 50 recipient void',
    );
    expect(answerOf('insolvent', other.done)).toBe('');
    // An answer is of the steps as they are written.
    const written = storyIds.map((id) => [
      id,
      writeSteps(readSteps(sceneOf(storyOf(id).scene).product, storyOf(id).steps)),
    ]);
    expect(written).toEqual(storyIds.map((id) => [id, storyOf(id).steps]));
  });

  it('has a meaning for each status', () => {
    const statuses = [...LOCKUP_STATUSES, ...FLOW_STATUSES];
    expect(statuses.filter((one) => sayStatus(one) === '')).toEqual([]);
    expect(sayStatus('no claim yet')).toBe('');
  });

  it('has the flags of a stream, and the part of each account', async () => {
    const { session } = await play('linear', '10 sender renounce');
    expect((await session.read()).facts).toEqual([
      { name: 'The sender can cancel', value: 'no' },
      { name: 'The NFT can be transferred', value: 'yes' },
    ]);
    expect(roleOf('recipient', sceneOf('hook'))).toBe('not of this stream');
    expect(roleOf('sender', sceneOf('campaign'))).toBe('the admin');
  });
});

it('says of code that does not come what a reader can do, and of other failures what they say', () => {
  const lost = Object.assign(new Error('Loading chunk 7339 failed.'), { name: 'ChunkLoadError' });
  expect(sayFailure(lost)).toBe(
    'A part of the playground did not load. Check your connection. Start again: the steps are kept.',
  );
  expect(sayFailure(new Error('The chain has ended.'))).toBe(
    'The chain has ended. Start again: the steps are kept.',
  );
});

describe('a scene with a fee', () => {
  it('moves the coin that is paid, and writes it in each notation', async () => {
    const { session, done } = await play('fee', '10 recipient pay 0.0004');
    const wei = 4n * 10n ** 14n;
    expect(done[0]?.coins).toEqual([
      { name: 'recipient', units: -wei },
      { name: 'contract', units: wei },
    ]);
    expect(done[0]?.code).toEqual({
      solidity:
        'SablierLockup(lockup).withdrawMax{ value: 400000000000000 }(1, recipient); // from the recipient',
      viem: "await walletClient.writeContract({ abi, address: lockup, account: recipient, functionName: 'withdrawMax', args: [1n, recipient], value: 400000000000000n });",
      cast: 'cast send $LOCKUP "withdrawMax(uint256,address)" 1 $RECIPIENT --value 400000000000000 --from $RECIPIENT --unlocked',
    });
    const fee = (await session.read()).facts.find(({ name }) => name.startsWith('Minimum fee'));
    expect(fee?.value).toBe('1 USD, now 0.000334 ETH');
  });

  it('is paid by the fee that is shown, which is not rounded down', async () => {
    const { done } = await play('fee', '10 recipient pay 0.000333, 10 recipient pay 0.000334');
    expect(done.map(({ error }) => error?.name)).toEqual([
      'SablierLockup_InsufficientFeePayment',
      undefined,
    ]);
  });

  it('offers what it has, as others do not', () => {
    expect(offeredIn(sceneOf('fee'))).toEqual(
      expect.arrayContaining(['pay', 'price', 'cancel'] satisfies Action[]),
    );
    expect(offeredIn(sceneOf('linear'))).not.toContain('pay');
    expect(offeredIn(sceneOf('hook'))).toContain('hook');
    expect(offeredIn(sceneOf('fee'))).not.toContain('hook');
  });
});

describe('steps in an address', () => {
  it('are read as they are written', () => {
    const text = '0.5 recipient withdraw 5.25, 40 sender cancel, 41 recipient transfer stranger';
    expect(writeSteps(readSteps('lockup', text))).toBe(text);
  });

  it.each([
    '40 sender explode',
    '40 nobody cancel',
    '40 sender cancel now',
    '-1 sender cancel',
    '40 sender withdraw 1e5',
    '40 sender withdraw',
    '99999 sender cancel',
    '40 sender constructor',
    '40 sender transfer market',
    '40 sender price 4000',
    '40 keeper hook explode',
    '40 sender pay',
  ])('"%s" is refused with what to write', (text) => {
    expect(() => readSteps('lockup', text)).toThrow('such as "40 sender cancel"');
  });

  it('go forward in time, and end', () => {
    expect(() => readSteps('lockup', '40 sender cancel, 39 sender cancel')).toThrow(
      'before the one',
    );
    expect(() => readSteps('lockup', '1 sender cancel,'.repeat(51))).toThrow('at most 50');
  });
});

it.each([
  ['12.5', { value: '12.5' }],
  ['1\u202f500', { value: '1500' }],
  ['1.500', { problem: '"1.500" can mean 1.5 or 1500. Write 1.5 or 1500.' }],
  [
    '999\u202f999\u202f999\u202f999.123456789012345678',
    { value: '999999999999.123456789012345678' },
  ],
  ['five', { problem: 'Write a number such as 12.5.' }],
  ['', { problem: 'Write a number such as 12.5.' }],
])('an amount of a step typed as %j is %j', (typed, read) => {
  expect(readStepAmount(typed)).toEqual(read);
});
