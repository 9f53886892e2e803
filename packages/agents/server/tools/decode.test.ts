import { encodeAbiParameters, toEventSelector, type AbiEvent } from 'viem';
import { expect, test } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { decodeTool } from './decode';
import { resolveTool } from './resolve';

/* decode and resolve, without a build */

const siteData = readSiteData('https://site.example', process.cwd());
const site = { data: () => Promise.resolve(siteData) } as unknown as Site;
const decoded = async (data: string) => (await decodeTool.call({ data }, site)).release;

test('an error of one product names all releases that have it', async () => {
  expect(await decoded('SablierFlow_Overdraw')).toBe('Flow v1.0, Flow v1.1, Flow v2.0, Flow v3.0');
  expect(await decoded('SablierLockupHelpers_DepositAmountZero')).toBe('Lockup v4.0');
  expect(await decoded('SablierBatchLockup_BatchSizeZero')).toBe(
    'Lockup v2.0, Lockup v3.0, Lockup v4.0',
  );
  expect(await decoded('SablierMerkleBase_InvalidProof')).toBe(
    'Airdrops v1.3, Airdrops v2.0, Airdrops v3.0',
  );
  expect(await decoded('SablierV2Lockup_Overdraw')).toBe('Lockup v1.0, Lockup v1.1, Lockup v1.2');
});

test('an error that products share names the releases of each, and the comptroller', async () => {
  // Lockup has obeyed a comptroller instead of an admin since v3.0, Flow since v2.0.
  expect(await decoded('CallerNotAdmin')).toBe(
    'Lockup v1.0, Lockup v1.1, Lockup v1.2, Lockup v2.0, Flow v1.0, Flow v1.1, Airdrops v1.1, Airdrops v1.2, Airdrops v1.3, Airdrops v2.0, Airdrops v3.0, the comptroller',
  );
});

test('an error of tokens, of the comptroller alone or of a library names the newest releases', async () => {
  const all = 'Lockup v4.0, Flow v3.0, Airdrops v3.0';
  expect(await decoded('ERC20InsufficientBalance')).toBe(all);
  expect(await decoded('SablierComptroller_ToZeroAddress')).toBe(all);
  expect(await decoded('PRBMath_MulDiv18_Overflow')).toBe(all);
});

test('nothing to decode is said in words for a program', async () => {
  for (const data of ['', '  ']) await expect(decoded(data)).rejects.toThrow('`data` is empty');
});

test('a link that only looks like one of the app names no stream', async () => {
  const genuine = 'https://app.sablier.com/vesting/stream/LK3-8453-5';
  expect(await resolveTool.call({ text: genuine }, site)).toMatchObject({ alias: 'LK3-8453-5' });
  await expect(
    resolveTool.call({ text: genuine.replace('sablier.com', 'sablier.example') }, site),
  ).rejects.toThrow('This link leads to app.sablier.example');
});

test('an address that is several contracts on several chains names every release', async () => {
  const text = '0xCff4a803b0Bf55dD1BE38Fb96088478F3D2eeCF2';
  const { release } = await resolveTool.call({ text }, site);
  expect(release).toBe('Lockup v1.2, Lockup v1.1, Flow v1.0');
  const onLightlink = siteData.contracts.find(({ address }) => address === text)?.uses.at(-1);
  const chain = String(onLightlink?.chainIds[0]);
  expect((await resolveTool.call({ text, chain }, site)).release).toBe('Flow v1.0');
});

const STRANGER = '0x1111111111111111111111111111111111111111';
const says = async (data: string) =>
  ((await decodeTool.call({ data }, site)) as unknown as { says?: string[] }).says?.join(' ') ?? '';

test('calldata is told as what signing it does, on a token as well as on a stream NFT', async () => {
  const word = (hex: string) => hex.padStart(64, '0');
  const to = word(STRANGER.slice(2));
  const endless = await says(`0x095ea7b3${to}${'f'.repeat(64)}`);
  expect(endless).toMatch(/an approval without a limit/);
  expect(endless).toContain('Call data names no contract');
  expect(endless).toContain('is no contract of Sablier');
  expect(await says(`0xa22cb465${to}${word('1')}`)).toContain('every NFT of this contract');
  expect(await says(`0x23b872dd${to}${to}${word('7')}`)).toContain('gives stream NFT 7');
  expect(await says(`0xd4d9bdcd${'5c'.repeat(32)}`)).toContain('A hash can’t be read');
});

test('a transaction as JSON is told with its contract, and a hash is not read', async () => {
  const data = `0x095ea7b3${STRANGER.slice(2).padStart(64, '0')}${'0'.repeat(63)}9`;
  const told = await says(JSON.stringify({ to: STRANGER, value: '0', data, operation: 0 }));
  expect(told).toContain('which is no contract of Sablier');
  expect(told).toContain('up to 9 of its smallest units');
  const hash = await decodeTool.call({ data: `0x${'5c'.repeat(32)}` }, site);
  expect(hash).toMatchObject({ kind: 'hash' });
  const link = `https://app.safe.global/transactions/tx?id=multisig_${STRANGER}_0x${'5c'.repeat(32)}`;
  expect(await decodeTool.call({ data: link }, site)).toMatchObject({ kind: 'hash' });
  await expect(says(`0xdeadbeef${'0'.repeat(128)}`)).rejects.toThrow('Unknown selector 0xdeadbeef');
});

const VALUES = { address: STRANGER, uint256: 7n, bytes: '0x0badc0de' } as const;

// Releases of these events differ in the parameters that are topics alone.
test.each([
  ['lockup', 'v4.0', 'SablierLockup', 'AllowToHook'],
  ['lockup', 'v2.0', 'SablierLockup', 'AllowToHook'],
  ['lockup', 'v4.0', 'SablierLockup', 'InvalidWithdrawalInWithdrawMultiple'],
  ['lockup', 'v2.0', 'SablierLockup', 'InvalidWithdrawalInWithdrawMultiple'],
  ['lockup', 'v4.0', 'SablierLockup', 'SetNFTDescriptor'],
  ['flow', 'v3.0', 'SablierFlow', 'SetNFTDescriptor'],
])('a log of %s %s %s %s is decoded with the topics of its own release', async (...of) => {
  const [product, version, contract, name] = of;
  const event = abiOf(product, version, contract).find(
    (one): one is AbiEvent => one.type === 'event' && one.name === name,
  );
  if (!event) throw new Error(`${contract} has no ${name}.`);
  const valueOf = ({ type }: { type: string }) => VALUES[type as keyof typeof VALUES];
  const encoded = (inputs: AbiEvent['inputs']) => encodeAbiParameters(inputs, inputs.map(valueOf));
  const topics = event.inputs.filter(({ indexed }) => indexed).map((one) => encoded([one]));
  const data = encoded(event.inputs.filter(({ indexed }) => !indexed));
  const input = { data, topics: [toEventSelector(event), ...topics] };
  expect(await decodeTool.call(input, site)).toMatchObject({
    arguments: event.inputs.map((one) => ({ type: one.type, value: String(valueOf(one)) })),
  });
});
