import { describe, expect, it } from 'vitest';
import rule from '../../config/lint/receipts.mjs';
import { lintReports } from './lint-reports';

const messageIdsOf = (code: string) => lintReports(rule, code).map(({ messageId }) => messageId);

describe('the rule on receipts of samples', () => {
  it.each([
    ['sent', 'await walletClient.writeContract(request);'],
    ['sent', 'void as(sender).walletClient.sendTransaction({ to });'],
    ['sent', 'await (writeContract(config, request) as Promise<Hash>);'],
    ['receipt', 'await publicClient.waitForTransactionReceipt({ hash });'],
    ['receipt', 'const { logs } = await publicClient.waitForTransactionReceipt({ hash });'],
    [
      'receipt',
      'const receipt = await client.waitForTransactionReceipt({ hash }); use(receipt.logs);',
    ],
    ['receipt', 'const done = () => clients.publicClient.waitForTransactionReceipt({ hash });'],
    ['events', 'parseEventLogs({ abi, logs });'],
  ])('reports what is dropped (%s): %s', (kind, code) => {
    expect(messageIdsOf(code)).toEqual([kind]);
  });

  it.each([
    ['a hash that is handed on', 'await confirmed(clients, await walletClient.writeContract(it));'],
    ['a hash that is returned', 'const send = () => walletClient.writeContract(request);'],
    [
      'a status that is taken',
      'const { status } = await client.waitForTransactionReceipt({ hash });',
    ],
    [
      'a status that is read later',
      'const got = await client.waitForTransactionReceipt({ hash }); if (got.status !== good) fail();',
    ],
    ['a status that is read at once', '(await client.waitForTransactionReceipt({ hash })).status;'],
    [
      "Wagmi's function, which throws",
      'const { logs } = await waitForTransactionReceipt(config, at);',
    ],
    ['events that are read', 'const [created] = parseEventLogs({ abi, logs });'],
  ])('accepts %s', (_, code) => {
    expect(messageIdsOf(code)).toEqual([]);
  });
});
