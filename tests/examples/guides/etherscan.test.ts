import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai } from '@sablier-docs/testing/streams';

/* /guides/lockup/etherscan: the texts of the page, parsed as an explorer parses them */

const PAGE = 'docs/guides/lockup/etherscan.mdx';
const INPUTS = 'examples/lockup/etherscan/inputs.json';
let local: LocalProtocol;
const inputs = JSON.parse(readFileSync(INPUTS, 'utf8')) as Record<string, Record<string, string>>;

beforeAll(async () => {
  local = await startProtocol();
  const { sender } = local.accounts;
  await local.mint(sender, dai('1000'));
  await local.approve(sender, local.contracts.lockup, dai('1000'));
  await local.approve(sender, local.contracts.batchLockup, dai('1000'));
});
afterAll(() => local?.stop());

/** A field as typed into the form: our names replaced by addresses, lists parsed. */
function fieldsOf(name: string): unknown[] {
  const { sender, recipient } = local.accounts;
  const { token, lockup } = local.contracts;
  const addresses = { SENDER: sender, RECIPIENT: recipient, TOKEN: token, LOCKUP: lockup };
  return Object.values(inputs[name] ?? {}).map((text) => {
    let filled = text;
    for (const [label, address] of Object.entries(addresses)) {
      filled = filled.replaceAll(label, address);
    }
    return filled.startsWith('[') ? (JSON.parse(filled) as unknown) : filled;
  });
}

test.each([
  ['createWithTimestampsLL', 'lockup', 'createWithTimestampsLL'],
  ['createWithDurationsLL', 'lockup', 'createWithDurationsLL'],
  ['batchCreateWithTimestampsLL', 'batchLockup', 'createWithTimestampsLL'],
] as const)('the inputs of %s create a stream', async (name, contract, functionName) => {
  const { sender } = local.accounts;
  const next = await local.lockup.read.nextStreamId();
  await local.send(sender, local.deployed[contract], functionName, fieldsOf(name));
  await expectStream(local, 'lockup', next);
  expect(await local.lockup.read.getDepositedAmount([next])).toBe(dai('100'));
  if (functionName === 'createWithTimestampsLL') {
    expect(await local.lockup.read.getCliffTime([next])).toBe(1_800_748_800);
    expect(await local.lockup.read.getEndTime([next])).toBe(1_830_297_600);
    expect((await local.lockup.read.getUnlockAmounts([next])).cliff).toBe(dai('2'));
  }
});

test('the page shows these inputs', () => {
  const page = readFileSync(PAGE, 'utf8');
  for (const fields of Object.values(inputs)) {
    for (const text of Object.values(fields)) expect(page).toContain(text);
  }
  const dates = ['2027-01-01T00:00:00Z', '2027-01-24T00:00:00Z', '2028-01-01T00:00:00Z'];
  for (const date of dates) expect(page).toContain(String(Date.parse(date) / 1000));
});
