import { expect } from 'vitest';
import {
  concat,
  erc20Abi,
  encodeAbiParameters,
  encodePacked,
  keccak256,
  parseAbiParameters,
  toHex,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import { datedParams, linearArgs } from '../../../chains/creation';
import { lastGas } from '../../../chains/last-gas';
import { statement, dai, DAY, sourced, type Chains } from '../../../statement';

statement('claim-tokens-makes', async ({ lockup }) => {
  const id = await lockup.open({
    deposit: dai('100'),
    total: 90n * DAY,
    cliff: 30n * DAY,
    unlocks: { start: dai('10'), cliff: dai('15') },
  });
  expect(await lockup.read<number>('getLockupModel', [id])).toBe(0);
  for (const [days, released] of [
    [0n, '10'],
    [30n, '25'],
    [30n, '62.5'],
    [30n, '100'],
  ] as const) {
    if (days > 0n) await lockup.pass(days * DAY);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai(released));
  }
});

statement('further-hash-costs', async ({ airdropsV1_2 }) => {
  const names = [
    'recipient',
    'other',
    'delegate',
    'owner',
    'operator',
    'sender',
    'stranger',
    'admin',
  ];
  /** Gas of the second claim of a campaign with the first of these accounts. */
  const gasOf = async (rows: number) => {
    const list = Object.fromEntries(names.slice(0, rows).map((who) => [who, dai('10')]));
    const campaign = await airdropsV1_2.campaign({ list });
    await campaign.claim('recipient');
    const [, , , proof] = campaign.entry('other');
    await campaign.claim('other');
    return { gas: await lastGas(airdropsV1_2), hashes: proof.length };
  };
  await gasOf(5); // from now on the account has an NFT in each campaign that is compared
  const [short, long] = [await gasOf(4), await gasOf(8)];
  expect([short.hashes, long.hashes]).toEqual([2, 3]);
  const each = long.gas - short.gas;
  expect(each).toBeGreaterThan(0);
  expect(each).toBeLessThan(1_000);
});

const gasOfCreation = async (lockup: Chains['lockup'], recipient: string) => {
  await lockup.open({ recipient });
  return lastGas(lockup);
};

statement('claims-by-holdings', async ({ lockup }) => {
  await lockup.open();
  const [has, hasNot] = [
    await gasOfCreation(lockup, 'recipient'),
    await gasOfCreation(lockup, 'other'),
  ];
  expect(Math.abs(hasNot - has - 17_100)).toBeLessThan(100);
  // A transfer of the token to one who has none, and to one who has some.
  await lockup.pass(DAY);
  const gasOfTransfer = async (id: bigint) => {
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('0.5')]);
    return lastGas(lockup);
  };
  const [none, some] = [await gasOfTransfer(1n), await gasOfTransfer(2n)];
  expect(Math.abs(none - some - 17_100)).toBeLessThan(100);
});

statement('first-into-lockup', async ({ lockup }) => {
  await lockup.open({ token: 'usdc' }); // from now on the recipient has an NFT
  const [first, later] = [
    await gasOfCreation(lockup, 'recipient'),
    await gasOfCreation(lockup, 'recipient'),
  ];
  expect(Math.abs(first - later - 34_200)).toBeLessThan(100);
});

statement('first-claim-each-word', async ({ airdropsV1_2 }) => {
  /** Gas of the last claims of a campaign whose rows have these indexes, after a claim of the first. */
  const names = ['recipient', 'other', 'delegate', 'owner']; // a proof of two hashes for each
  const list = Object.fromEntries(names.map((who) => [who, dai('10')]));
  const gasOf = async (...indexes: bigint[]) => {
    const campaign = await airdropsV1_2.campaign({ list, indexes });
    await campaign.claim('recipient');
    const gas: number[] = [];
    for (const who of ['other', 'delegate']) {
      await campaign.claim(who);
      gas.push(await lastGas(airdropsV1_2));
    }
    return gas;
  };
  await gasOf(0n, 1n, 2n, 3n); // from now on each account has an NFT
  const one = await gasOf(1n, 2n, 255n, 3n);
  const onBorder = await gasOf(1n, 256n, 511n, 3n);
  const word = 17_100; // a fresh slot against one that is written again
  const more = one.map((gas, i) => (onBorder[i] ?? 0) - gas);
  expect(Math.abs((more[0] ?? 0) - word)).toBeLessThan(100);
  expect(Math.abs(more[1] ?? 0)).toBeLessThan(100);
  expect(10_000 / 256).toBeGreaterThan(39);
  expect(10_000 / 256).toBeLessThan(40);
});

statement('tree-one-hash', async ({ airdropsV1_2 }) => {
  const { accounts } = airdropsV1_2;
  const list: (readonly [bigint, Address, bigint])[] = [
    [0n, accounts.recipient, dai('100')],
    [1n, accounts.other, dai('50')],
  ];
  const leafOf = {
    twice: (row: (typeof list)[number]) => keccak256(leafOf.once(row)),
    once: (row: (typeof list)[number]) =>
      keccak256(encodeAbiParameters(parseAbiParameters('uint256, address, uint128'), row)),
    packed: (row: (typeof list)[number]) =>
      keccak256(keccak256(encodePacked(['uint256', 'address', 'uint128'], row))),
  };
  const { abi } = await airdropsV1_2.campaign();
  for (const [encoding, error] of [
    ['twice', 'success'],
    ['once', 'SablierV2MerkleLockup_InvalidProof'],
    ['packed', 'SablierV2MerkleLockup_InvalidProof'],
  ] as const) {
    const leaves = list.map(leafOf[encoding]) as [Hex, Hex];
    const params = {
      asset: 'dai',
      cancelable: true,
      expiration: 0n,
      initialAdmin: 'admin',
      ipfsCID: '',
      merkleRoot: keccak256(concat([...leaves].sort())),
      name: toHex(encoding),
      transferable: true,
    };
    const rest = [airdropsV1_2.lockup.address, { cliff: 0n, total: DAY }, dai('150'), 2n];
    const address = await airdropsV1_2.call<Address>('admin', 'createMerkleLL', [params, ...rest]);
    const campaign = airdropsV1_2.on({ address, abi });
    await airdropsV1_2.fund('admin', dai('150'));
    await airdropsV1_2
      .on({ address: airdropsV1_2.addressOf('dai'), abi: erc20Abi })
      .call('admin', 'transfer', [address, dai('150')]);
    for (const [at, row] of list.entries())
      await campaign.reverts(error, 'stranger', 'claim', [...row, [leaves[1 - at]]]);
  }
});

statement('stranger-make-it', async ({ airdropsV1_2 }) => {
  // Holds the tokens of one row, not of the list.
  const campaign = await airdropsV1_2.campaign({ funded: dai('25') });
  await campaign.reverts('ERC20InsufficientBalance', 'stranger', 'claim', campaign.entry('other'));
  const id = await campaign.claim('stranger', 'delegate');
  expect(await airdropsV1_2.lockup.read('ownerOf', [id])).toBe(campaign.accounts.delegate);
});

// The claim passes the campaign's admin as the sender: SablierMerkleLL.sol and SablierMerkleLT.sol of v3.0.
// model: claims make linear and tranched streams alone, and both are asked.
statement('keep-zero-becoming', async ({ lockup }) => {
  await lockup.fund('stranger', dai('100'));
  const start = await lockup.now();
  for (const [sender, outcome] of [
    ['sender', 'success'],
    [zeroAddress, 'SablierLockupHelpers_SenderZeroAddress'],
  ] as const) {
    const dated = datedParams(start, { sender });
    const tranches = [{ amount: dai('100'), timestamp: start + 100n * DAY }];
    await lockup.reverts(outcome, 'stranger', 'createWithTimestampsLL', linearArgs(dated));
    await lockup.reverts(outcome, 'stranger', 'createWithTimestampsLT', [dated, tranches]);
  }
});

statement(
  'grace-period-over-taken',
  {
    of: 'airdropsV1_2',
    expiration: 'none',
    moment: ['graceEnd', 'closed'],
    claimed: 'any',
    model: 'any',
    admin: ['first', 'next'],
    list: 'any',
  },
  async (world) => {
    const held = await world.holds();
    if (world.moment === 'graceEnd') {
      await world.reverts('success', world.admin, 'clawback', ['delegate', held]);
      await world.pass(1n);
    }
    for (const wait of [0n, 36_500n * DAY]) {
      await world.pass(wait);
      const error = 'SablierV2MerkleLockup_ClawbackNotAllowed';
      await world.reverts(error, world.admin, 'clawback', ['delegate', 1n]);
    }
  },
);

sourced(
  'contracts-compiled-sources',
  'https://github.com/sablier-labs/evm-monorepo/tree/airdrops@v3.0.1/airdrops/src',
  'the sources that were compiled and measured, without the parts that were rebuilt; no package has the bytecode',
);
