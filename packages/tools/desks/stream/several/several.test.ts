import { describe, expect, it } from 'vitest';
import { decodeFunctionData, type Abi, type Hex } from 'viem';
import { actionFunction } from '../fields';
import {
  DAI_ADDRESS,
  LOCKUP,
  DESK_NOW,
  preparedForTest,
  RECIPIENT,
  deskReleaseForTest,
  SAFE,
  SENDER,
  severalProvider,
  STRANGER,
  USDC_ADDRESS,
  type Words,
} from '../testing';
import { fetchSeveral } from './fetch';
import { severalRecordCsv } from './record';
import type { SeveralReading } from './types';

const TOKENS = {
  [USDC_ADDRESS.toLowerCase()]: { symbol: 'USDC', decimals: 6n },
  [DAI_ADDRESS.toLowerCase()]: { symbol: 'DAI', decimals: 18n },
};
const inDai: Words = {
  ...LOCKUP,
  getUnderlyingToken: BigInt(DAI_ADDRESS),
  getAsset: BigInt(DAI_ADDRESS),
  withdrawableAmountOf: 2_500_000_000_000_000_000n,
};
const STREAMS: Readonly<Record<string, Words>> = {
  '5': LOCKUP,
  '6': inDai,
  '7': { ...LOCKUP, isCancelable: 0n },
  '8': { ...LOCKUP, withdrawableAmountOf: 0n },
  '9': { ...LOCKUP, getSender: BigInt(STRANGER) },
};

async function readAll(alias: string, ids: readonly number[]): Promise<SeveralReading> {
  const release = deskReleaseForTest(alias);
  const provider = severalProvider(release, STREAMS, TOKENS);
  const answer = await fetchSeveral(provider, release, SAFE, ids.map(BigInt));
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.value;
}

const idsIn = (alias: string, data: string): unknown => {
  const fn = actionFunction(deskReleaseForTest(alias), 'cancelMultiple');
  const inputs = [{ name: 'streamIds', type: 'uint256[]' }] as const;
  const abi = [
    { type: 'function', stateMutability: 'nonpayable', outputs: [], name: fn?.name, inputs },
  ] as Abi;
  return decodeFunctionData({ abi, data: data as Hex }).args?.[0];
};

describe('a list of streams', () => {
  it('is read stream by stream, each with its own token, in one block', async () => {
    const several = await readAll('LK3', [5, 6]);
    const { plan } = preparedForTest('LK3', 'cancelMultiple', { texts: { ids: '5, 6' }, several });
    expect(plan?.unread).toEqual([]);
    expect(plan?.time).toBe(DESK_NOW);
    expect(plan?.rows).toMatchObject([
      { id: 5n, recipient: RECIPIENT, sender: SENDER, status: 'STREAMING' },
      { id: 6n, withdrawable: '2.5 DAI', mark: null },
    ]);
    expect(plan?.rows[0]).toMatchObject({ withdrawable: '200 USDC', refundable: '750 USDC' });
  });

  it('becomes no call while a stream of it was not read, unless the reader says so', async () => {
    const several = await readAll('LK3', [5]);
    for (const texts of [{ ids: '5, 6' }, { ids: '6' }]) {
      const { plan, calls } = preparedForTest('LK3', 'cancelMultiple', { texts, several });
      expect(plan?.unread).toEqual([6n]);
      expect(calls).toEqual([]);
      const taken = preparedForTest('LK3', 'cancelMultiple', { texts, several, takesUnread: true });
      expect(taken.calls).toHaveLength(1);
    }
    expect(
      preparedForTest('LK3', 'cancelMultiple', { texts: { ids: '5' }, several }).calls,
    ).toHaveLength(1);
  });

  it('marks what the call would leave out, and says what it would do for the others', async () => {
    const several = await readAll('LK3', [5, 7, 9, 11]);
    const texts = { ids: '5, 7, 9, 11' };
    const made = preparedForTest('LK3', 'cancelMultiple', { texts, several, actor: SENDER });
    expect(made.plan?.rows.map(({ mark }) => mark)).toEqual([
      null,
      'the stream cannot be canceled; its status is STREAMING.',
      `its sender is ${STRANGER}, not ${SENDER}.`,
      'this contract has no such stream.',
    ]);
    expect(made.description.does).toMatch(/^Cancels stream 5\./);
    expect(made.warnings.join()).toMatch(/leave out stream 7: .* stream 9: .* stream 11: /);
    expect(made.refusal).toBeNull();
    expect(idsIn('LK3', made.calls[0]?.data ?? '')).toEqual([5n, 7n, 9n, 11n]);
  });

  it('becomes no call where one bad stream fails the others, or where nothing is left', async () => {
    const older = await readAll('LL3', [5, 7]);
    const failing = preparedForTest('LL3', 'cancelMultiple', {
      texts: { ids: '5, 7' },
      several: older,
    });
    expect(failing.refusal).toMatch(/^stream 7 would make the whole transaction fail/);
    expect(failing.calls).toEqual([]);
    const one = preparedForTest('LL3', 'cancelMultiple', { texts: { ids: '5' }, several: older });
    expect([one.refusal, one.calls.length]).toEqual([null, 1]);
    const none = preparedForTest('LK3', 'cancelMultiple', {
      texts: { ids: '7' },
      several: await readAll('LK3', [7]),
    });
    expect(none.refusal).toMatch(/^it would leave out every stream/);
    expect(none.calls).toEqual([]);
  });

  it('compares with the account that sends, and not with the signer of a Safe', async () => {
    const several = await readAll('LK3', [5, 9]);
    const of = (more: object) =>
      preparedForTest('LK3', 'cancelMultiple', { texts: { ids: '5, 9' }, several, ...more });
    const marks = (more: object) => of(more).plan?.rows.map(({ mark }) => mark !== null);
    expect(marks({ account: SENDER })).toEqual([false, true]);
    // The signer of a Safe is no party of any stream.
    expect(marks({ account: SAFE })).toEqual([false, false]);
    expect(of({ account: SAFE }).warnings.join()).toMatch(/different senders/);
    expect(of({ account: SENDER }).warnings.join()).not.toMatch(/different senders/);
    expect(marks({ account: SAFE, actor: STRANGER })).toEqual([true, false]);
  });

  it('takes each amount in the decimals of its own token', async () => {
    const several = await readAll('LK3', [5, 6]);
    const texts = { lines: '5 1.5\n6 1.5', fee: '0' };
    const made = preparedForTest('LK3', 'withdrawMultiple', { texts, several });
    expect(made.keys).not.toContain('decimals');
    expect(made.calls[0]?.args[1]).toEqual([1_500_000n, 1_500_000_000_000_000_000n]);
    expect(made.description.does).toMatch(/1\.5 USDC from stream 5, 1\.5 DAI from stream 6\.$/);
    // Without a reading there is one number of decimals, and the sentence says so.
    const blind = preparedForTest('LK3', 'withdrawMultiple', {
      texts: { ...texts, decimals: '6' },
      takesUnread: true,
    });
    expect(blind.description.does).toMatch(/counts 6 decimals, whatever the token/);
  });

  it('marks a withdrawal that gives nothing, asks for too much or pays too little fee', async () => {
    const several = await readAll('LK3', [5, 8]);
    const texts = { lines: '5 201\n8 1', fee: '0' };
    const { plan, refusal } = preparedForTest('LK3', 'withdrawMultiple', { texts, several });
    expect(plan?.rows.map(({ mark }) => mark)).toEqual([
      'only 200 USDC can be withdrawn now.',
      'nothing can be withdrawn now.',
    ]);
    expect(refusal).not.toBeNull();
  });

  it('is saved for a board as CSV, without formulas', async () => {
    const several = await readAll('LK3', [5, 7]);
    const { plan } = preparedForTest('LK3', 'cancelMultiple', { texts: { ids: '5, 7' }, several });
    if (!plan) throw new Error('There is no plan.');
    const csv = severalRecordCsv(plan, { contract: SAFE, chainName: 'Base' });
    expect(csv.split('\r\n')).toEqual([
      'stream,recipient,sender,status,recipient can withdraw,sender gets back,left out because',
      `5,${RECIPIENT},${SENDER},STREAMING,200 USDC,750 USDC,`,
      `7,${RECIPIENT},${SENDER},STREAMING,200 USDC,750 USDC,the stream cannot be canceled; its status is STREAMING.`,
      `Contract ${SAFE} on Base,read 2027-01-15 08:00 UTC`,
      '',
    ]);
    // What a spreadsheet takes for the beginning of a formula.
    for (const sign of ['=', '+', '-', '@', '\t']) {
      const rows = plan.rows.map((row) => ({ ...row, refundable: `${sign}1+1,"` }));
      const evil = severalRecordCsv({ ...plan, rows }, { contract: SAFE, chainName: 'Base' });
      expect(evil).toContain(`"'${sign}1+1,"""`);
    }
  });
});
