import { decodeFunctionData, parseUnits, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balancesAt,
  cancel,
  legacyAbi,
  usableDeposit,
  withdrawAll,
} from '../../../examples/legacy/streams/legacy-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { withoutEstimate } from '@sablier-docs/testing/without-estimate';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/legacy/streams. The contract of 2021 has no published bytecode: calls go to a recorder. */

const MONTH = 2_592_000n;
let local: LocalProtocol;
let recorder: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  recorder = await local.deployExample('CampaignRecorder');
});
afterAll(() => local?.stop());

test('a deposit has to be a multiple of the duration', () => {
  const deposit = usableDeposit(parseUnits('3000', 18), MONTH);
  expect(deposit).toBe(2_999_999_999_999_998_944_000n);
  expect(deposit / MONTH).toBe(1_157_407_407_407_407n);
  expect(usableDeposit(parseUnits('3000', 6), MONTH)).toBe(2_998_944_000n);
  expect(() => usableDeposit(MONTH - 1n, MONTH)).toThrow(RangeError);
});

test('both balances add up to what is left', () => {
  const deposit = usableDeposit(parseUnits('3000', 18), MONTH);
  const stream = {
    deposit,
    startTime: 1_000n,
    stopTime: 1_000n + MONTH,
    remainingBalance: deposit,
  };
  expect(balancesAt(stream, 500n)).toEqual({ recipient: 0n, sender: deposit });
  expect(balancesAt(stream, 1_000n + MONTH / 2n)).toEqual({
    recipient: deposit / 2n,
    sender: deposit / 2n,
  });
  expect(balancesAt(stream, 9_999_999n)).toEqual({ recipient: deposit, sender: 0n });
  const withdrawn = { ...stream, remainingBalance: deposit - deposit / 4n };
  const halfway = balancesAt(withdrawn, 1_000n + MONTH / 2n);
  expect(halfway).toEqual({ recipient: deposit / 4n, sender: deposit / 2n });
});

test('the calls are those of the ABI', async () => {
  const clients = local.clients(local.accounts.recipient);
  const readContract = ({ functionName }: { functionName: string }) =>
    Promise.resolve(
      functionName === 'getStream' ? [local.accounts.sender, local.accounts.recipient] : 77n,
    );
  const publicClient = { ...clients.publicClient, readContract } as never;
  const last = async () =>
    decodeFunctionData({ abi: legacyAbi, data: await local.read<Hex>(recorder, 'lastCall') });

  const amount = await withdrawAll({ ...clients, publicClient }, recorder.address, 100_005n);
  expect(amount).toBe(77n);
  expect(await last()).toEqual({ functionName: 'withdrawFromStream', args: [100_005n, 77n] });
  await cancel(clients, recorder.address, 100_005n);
  expect(await last()).toEqual({ functionName: 'cancelStream', args: [100_005n] });

  // A contract without these functions: the transaction reverts in its block.
  const blind = { publicClient, walletClient: withoutEstimate(clients.walletClient) };
  const { token } = local.contracts;
  await expect(withdrawAll(blind, token, 100_005n)).rejects.toThrow('reverted');
  await expect(cancel(blind, token, 100_005n)).rejects.toThrow('reverted');
});
