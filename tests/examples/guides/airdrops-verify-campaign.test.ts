import {
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  pad,
  toEventHash,
  type Abi,
  type AbiEvent,
  type Hex,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { airdropAbis } from '../../../examples/airdrops/contracts';
import {
  createdCampaign,
  vestedParams,
} from '../../../examples/airdrops/create-campaign/create-campaign';
import {
  constructorArguments,
  readArguments,
} from '../../../examples/airdrops/verify-campaign/verify-campaign';
import { startProtocol, type LocalProtocol } from '../support/start';

/* /guides/airdrops/verify-campaign. The factory's event is emitted by a contract of the tests. */

const CAMPAIGN = getAddress(`0x${'12'.repeat(20)}`);
const ROOT: Hex = `0x${'cd'.repeat(32)}`;

let local: LocalProtocol;
let params: ReturnType<typeof vestedParams>;
let hash: Hex;

beforeAll(async () => {
  local = await startProtocol();
  const { token, lockup, comptroller } = local.contracts;
  const { sender: admin } = local.accounts;
  const addresses = { token: getAddress(token), lockup: getAddress(lockup) };
  params = vestedParams({ ...addresses, admin, ipfsCID: 'Qm', opens: 100 }, ROOT);

  const abi = airdropAbis.SablierFactoryMerkleLL as Abi;
  const event = abi.find(
    (item): item is AbiEvent => item.type === 'event' && item.name === 'CreateMerkleLL',
  );
  if (!event) throw new Error('The ABI has no event CreateMerkleLL.');
  const data = encodeAbiParameters(
    event.inputs.filter(({ indexed }) => !indexed),
    [params, 5_000n, 2n, comptroller, 100_000_000n],
  );
  const emitter = await local.deployExample('LogEmitter');
  const args = [toEventHash(event), pad(CAMPAIGN), data];
  const { receipt } = await local.send(admin, emitter, 'emitLog', args);
  hash = receipt.transactionHash;
});
afterAll(() => local?.stop());

const constructorInputs = () => {
  const abi = airdropAbis.SablierMerkleLL as Abi;
  const constructor = abi.find((item) => item.type === 'constructor');
  if (!constructor) throw new Error('The ABI has no constructor.');
  return constructor.inputs;
};

test('the address of the campaign is read from the event', async () => {
  expect(await createdCampaign(local.clients(local.accounts.other), hash)).toBe(CAMPAIGN);
});

test('the arguments of the event are those of the constructor', async () => {
  const clients = local.clients(local.accounts.other);
  const { sender, stranger } = local.accounts;
  const comptroller = getAddress(local.contracts.comptroller);
  const encoded = await readArguments(clients, hash);
  expect(decodeAbiParameters(constructorInputs(), encoded)).toEqual([params, sender, comptroller]);

  // A contract that called the factory counts as the creator.
  const behind = await readArguments(clients, hash, stranger);
  expect(decodeAbiParameters(constructorInputs(), behind)).toEqual([params, stranger, comptroller]);
});

test('a transaction without a creation is refused, an ABI without constructor too', async () => {
  const clients = local.clients(local.accounts.other);
  const { receipt } = await local.mint(local.accounts.sender, 1n);
  await expect(readArguments(clients, receipt.transactionHash)).rejects.toThrow('no campaign');
  await expect(createdCampaign(clients, receipt.transactionHash)).rejects.toThrow('no campaign');
  expect(() => constructorArguments([], params, CAMPAIGN, CAMPAIGN)).toThrow('no constructor');
});
