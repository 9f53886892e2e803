import {
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  pad,
  toEventHash,
  type Abi,
  type AbiEvent,
  type Address,
  type Hex,
} from 'viem';
import { readFileSync } from 'node:fs';
import { sablier } from 'sablier';
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
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/airdrops/verify-campaign. The factory's event is emitted by a contract of the tests. */

const CAMPAIGN = getAddress(`0x${'12'.repeat(20)}`);
/** A campaign that the same transaction created before. */
const EARLIER = getAddress(`0x${'34'.repeat(20)}`);
const ROOT: Hex = `0x${'cd'.repeat(32)}`;

let local: LocalProtocol;
let params: ReturnType<typeof vestedParams>;
let hash: Hex;
let hashOfTwo: Hex;
let factory: Address;

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
  const dataOf = (campaign: typeof params) =>
    encodeAbiParameters(
      event.inputs.filter(({ indexed }) => !indexed),
      [campaign, 5_000n, 2n, comptroller, 100_000_000n],
    );
  const emitter = await local.deployExample('LogEmitter');
  factory = emitter.address;
  const args = [toEventHash(event), pad(CAMPAIGN), dataOf(params)];
  const { receipt } = await local.send(admin, emitter, 'emitLog', args);
  hash = receipt.transactionHash;
  const both = [
    toEventHash(event),
    [pad(EARLIER), pad(CAMPAIGN)],
    [dataOf({ ...params, ipfsCID: 'earlier' }), dataOf(params)],
  ];
  hashOfTwo = (await local.send(admin, emitter, 'emitLogs', both)).receipt.transactionHash;
});
afterAll(() => local?.stop());

const constructorInputs = () => {
  const abi = airdropAbis.SablierMerkleLL as Abi;
  const constructor = abi.find((item) => item.type === 'constructor');
  if (!constructor) throw new Error('The ABI has no constructor.');
  return constructor.inputs;
};

test('the address of the campaign is read from the event', async () => {
  const clients = local.clients(local.accounts.other);
  const expected = { factory, admin: params.initialAdmin, merkleRoot: ROOT };
  expect(await createdCampaign(clients, hash, expected)).toBe(CAMPAIGN);
});

test('the campaign of another contract, admin or list is not taken for yours', async () => {
  const { other, stranger } = local.accounts;
  const clients = local.clients(other);
  const expected = { factory, admin: params.initialAdmin, merkleRoot: ROOT };
  const wrong = [
    { factory: getAddress(local.contracts.lockup) },
    { admin: stranger },
    { merkleRoot: pad('0x01') },
  ];
  for (const one of wrong) {
    const created = createdCampaign(clients, hash, { ...expected, ...one });
    await expect(created, JSON.stringify(one)).rejects.toThrow('no campaign');
  }
});

test('the arguments of the event are those of the constructor', async () => {
  const clients = local.clients(local.accounts.other);
  const { sender, stranger } = local.accounts;
  const comptroller = getAddress(local.contracts.comptroller);
  const encoded = await readArguments(clients, hash, CAMPAIGN);
  expect(decodeAbiParameters(constructorInputs(), encoded)).toEqual([params, sender, comptroller]);

  // A contract that called the factory counts as the creator.
  const tail = await readArguments(clients, hash, CAMPAIGN, stranger);
  expect(decodeAbiParameters(constructorInputs(), tail)).toEqual([params, stranger, comptroller]);
});

test('of two campaigns in one transaction, the arguments are those of the one that is asked for', async () => {
  const clients = local.clients(local.accounts.other);
  const cidOf = async (campaign: Address) => {
    const encoded = await readArguments(clients, hashOfTwo, campaign);
    const [read] = decodeAbiParameters(constructorInputs(), encoded);
    return (read as typeof params).ipfsCID;
  };
  expect(await cidOf(EARLIER)).toBe('earlier');
  expect(await cidOf(CAMPAIGN)).toBe('Qm');
});

/** Etherscan and its relatives have such a name, and so has one of Routescan. */
const ETHERSCAN = /scan\.(io|org|com|build|xyz)$/;

test('the page names every chain whose explorer is not run by Etherscan', () => {
  const release = sablier.releases.get({ protocol: 'airdrops', version: 'v3.0' });
  const page = readFileSync('docs/guides/airdrops/verify-campaign.mdx', 'utf8');
  const named = page
    .split('\n')
    .filter((line) => /^\| (Blockscout|Routescan|the explorers)/.test(line));
  const others = (release?.deployments ?? [])
    .map(({ chainId }) => sablier.chains.get(chainId))
    .filter((chain) => {
      const { hostname } = new URL(chain?.blockExplorers?.default.url ?? '');
      return !ETHERSCAN.test(hostname) || hostname === 'chiliscan.com';
    })
    .map((chain) => chain?.name ?? '');
  expect(others.length).toBeGreaterThan(5);
  for (const name of others) expect(named.join('\n')).toContain(name);
});

test('a transaction without a creation is refused, an ABI without constructor too', async () => {
  const clients = local.clients(local.accounts.other);
  const { receipt } = await local.mint(local.accounts.sender, 1n);
  await expect(readArguments(clients, receipt.transactionHash, CAMPAIGN)).rejects.toThrow(
    `did not create ${CAMPAIGN}`,
  );
  const expected = { factory, admin: params.initialAdmin, merkleRoot: ROOT };
  const created = createdCampaign(clients, receipt.transactionHash, expected);
  await expect(created).rejects.toThrow('no campaign');
  expect(() => constructorArguments([], params, CAMPAIGN, CAMPAIGN)).toThrow('no constructor');
});
