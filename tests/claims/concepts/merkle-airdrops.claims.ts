import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import {
  encodeAbiParameters,
  erc20Abi,
  keccak256,
  parseAbiParameters,
  size,
  type Address,
} from 'viem';
import { expect } from 'vitest';
import { claim, dai, DAY, WEEK } from '../claim';

claim(
  '/concepts/merkle-airdrops',
  'The leaf is hashed twice with keccak256: first the three values in standard ABI encoding, 96 bytes, and then the 32 bytes that come out.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ list: { recipient: dai('100') } });
    const encoded = encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [
      0n,
      campaign.accounts.recipient,
      dai('100'),
    ]);
    expect(size(encoded)).toBe(96);
    // With one recipient the leaf is the root.
    expect(await campaign.read('MERKLE_ROOT')).toBe(keccak256(keccak256(encoded)));
    await campaign.moves(() => campaign.claim('recipient'), {
      campaign: -dai('100'),
      lockupV1_2: dai('100'),
    });
  },
);

claim(
  '/concepts/merkle-airdrops',
  'A list with one recipient has an empty proof.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ list: { recipient: dai('100') } });
    const args = [0n, 'recipient', dai('100'), []];
    await campaign.call('stranger', 'claim', args);
    expect(await campaign.read('hasClaimed', [0n])).toBe(true);
  },
);

claim(
  '/concepts/merkle-airdrops',
  'The contract lets one address hold several.',
  async ({ airdropsV1_2 }) => {
    const { recipient } = airdropsV1_2.accounts;
    const list = { recipient: dai('100'), [recipient]: dai('50') };
    const campaign = await airdropsV1_2.campaign({ list });
    const entries: [bigint, string, bigint][] = [
      [0n, recipient, dai('100')],
      [1n, recipient, dai('50')],
    ];
    const tree = StandardMerkleTree.of(entries, ['uint256', 'address', 'uint128']);
    for (const [index, account, amount] of entries) {
      const args = [index, account, amount, tree.getProof(Number(index))];
      await campaign.moves(() => campaign.call('recipient', 'claim', args), {
        campaign: -amount,
        lockupV1_2: amount,
      });
      await campaign.reverts('SablierV2MerkleLockup_StreamClaimed', 'recipient', 'claim', args);
    }
  },
);

claim(
  '/concepts/merkle-airdrops',
  "The campaign's admin at the time of the claim becomes the sender of the stream.",
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ admin: 'owner' });
    const before = await campaign.claim('recipient');
    await campaign.call('owner', 'transferAdmin', ['delegate']);
    const after = await campaign.claim('other');
    const { lockup, accounts } = airdropsV1_2;
    expect(await lockup.read('getSender', [before])).toBe(accounts.owner);
    expect(await lockup.read('getSender', [after])).toBe(accounts.delegate);
  },
);

claim(
  '/concepts/merkle-airdrops',
  'If the campaign made its streams cancelable, that account can cancel them.',
  async ({ airdropsV1_2 }) => {
    const { lockup } = airdropsV1_2;
    const campaign = await airdropsV1_2.campaign({ total: 100n * DAY });
    const id = await campaign.claim('recipient');
    const fixed = await (
      await airdropsV1_2.campaign({ cancelable: false, total: 100n * DAY })
    ).claim('recipient');
    await lockup.pass(40n * DAY);
    await lockup.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [id]);
    await lockup.reverts('SablierV2Lockup_StreamNotCancelable', 'admin', 'cancel', [fixed]);
    await lockup.moves(() => lockup.call('admin', 'cancel', [id]), {
      admin: dai('60'),
      lockupV1_2: -dai('60'),
    });
  },
);

claim(
  '/concepts/merkle-airdrops',
  "Whether the stream's NFT can be transferred is a flag of the campaign too.",
  async ({ airdropsV1_2 }) => {
    const { lockup } = airdropsV1_2;
    for (const [transferable, outcome] of [
      [true, 'success'],
      [false, 'SablierV2Lockup_NotTransferable'],
    ] as const) {
      const campaign = await airdropsV1_2.campaign({ transferable });
      const id = await campaign.claim('recipient');
      const transfer = ['recipient', 'other', id];
      await lockup.reverts(outcome, 'recipient', 'transferFrom', transfer);
    }
  },
);

claim(
  '/concepts/merkle-airdrops',
  'The admin can take tokens out by clawback, in any amount up to the balance, but only in some periods.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    const clawback = (outcome: string, by: string, amount: bigint) =>
      campaign.reverts(outcome, by, 'clawback', ['other', amount]);
    await clawback('CallerNotAdmin', 'recipient', 1n);
    await clawback('ERC20InsufficientBalance', 'admin', dai('175') + 1n);
    await clawback('success', 'admin', dai('175'));
    await campaign.moves(() => campaign.call('admin', 'clawback', ['other', dai('3')]), {
      other: dai('3'),
      campaign: -dai('3'),
    });
    await campaign.claim('recipient');
    await campaign.pass(WEEK + 1n);
    await clawback('SablierV2MerkleLockup_ClawbackNotAllowed', 'admin', 1n);
  },
);

claim(
  '/concepts/merkle-airdrops',
  'from the first claim to March 8, 12:00:00 | yes | yes',
  async ({ airdropsV1_2 }) => {
    const expiration = (await airdropsV1_2.now()) + 92n * DAY;
    const campaign = await airdropsV1_2.campaign({ expiration });
    await campaign.claim('recipient');
    for (const wait of [0n, WEEK]) {
      await campaign.pass(wait);
      await campaign.reverts('success', 'other', 'claim', campaign.entry('other'));
      await campaign.reverts('success', 'admin', 'clawback', ['admin', dai('75')]);
    }
  },
);

claim(
  '/concepts/merkle-airdrops',
  'March 8, 12:00:01 to May 31, 23:59:59 | yes | no',
  async ({ airdropsV1_2 }) => {
    const expiration = (await airdropsV1_2.now()) + 92n * DAY;
    const campaign = await airdropsV1_2.campaign({ expiration });
    await campaign.claim('recipient');
    const error = 'SablierV2MerkleLockup_ClawbackNotAllowed';
    for (const wait of [WEEK + 1n, 85n * DAY - 2n]) {
      await campaign.pass(wait);
      await campaign.reverts('success', 'other', 'claim', campaign.entry('other'));
      await campaign.reverts(error, 'admin', 'clawback', ['admin', 1n]);
    }
    expect(await campaign.now()).toBe(expiration - 1n);
  },
);

claim('/concepts/merkle-airdrops', 'from June 1, 00:00:00 | no | yes', async ({ airdropsV1_2 }) => {
  const expiration = (await airdropsV1_2.now()) + 92n * DAY;
  const campaign = await airdropsV1_2.campaign({ expiration });
  await campaign.claim('recipient');
  await campaign.pass(92n * DAY);
  const error = 'SablierV2MerkleLockup_CampaignExpired';
  await campaign.reverts(error, 'other', 'claim', campaign.entry('other'));
  await campaign.moves(() => campaign.call('admin', 'clawback', ['admin', dai('75')]), {
    admin: dai('75'),
    campaign: -dai('75'),
  });
});

claim(
  '/concepts/merkle-airdrops',
  'A campaign without an expiration never expires.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ expiration: 0n });
    await campaign.pass(36_500n * DAY);
    expect(await campaign.read('hasExpired')).toBe(false);
    await campaign.reverts('success', 'recipient', 'claim', campaign.entry('recipient'));
  },
);

claim(
  '/concepts/merkle-airdrops',
  'Once its grace period is over, clawback never works again, and tokens that nobody claims stay inside.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ expiration: 0n });
    await campaign.claim('recipient');
    for (const wait of [WEEK + 1n, 36_500n * DAY]) {
      await campaign.pass(wait);
      const error = 'SablierV2MerkleLockup_ClawbackNotAllowed';
      await campaign.reverts(error, 'admin', 'clawback', ['admin', 1n]);
    }
    expect(await campaign.balanceOf('campaign')).toBe(dai('75'));
  },
);

claim(
  '/concepts/merkle-airdrops',
  'It does not touch Lockup streams that claims have opened.',
  async ({ airdropsV1_2 }) => {
    const { lockup } = airdropsV1_2;
    const campaign = await airdropsV1_2.campaign({ total: 100n * DAY });
    const id = await campaign.claim('recipient');
    await campaign.moves(() => campaign.call('admin', 'clawback', ['admin', dai('75')]), {
      admin: dai('75'),
      campaign: -dai('75'),
    });
    await lockup.pass(100n * DAY);
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, { recipient: dai('100'), lockupV1_2: -dai('100') });
  },
);

claim(
  '/concepts/merkle-airdrops',
  "If the balance is too low, a claim reverts with the token's error, and the recipient can claim again later.",
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign({ funded: dai('100') - 1n });
    const args = campaign.entry('recipient');
    await campaign.reverts('ERC20InsufficientBalance', 'recipient', 'claim', args);
    const token = await campaign.read<Address>('ASSET');
    await campaign.fund('stranger', 1n);
    await campaign
      .on({ address: token, abi: erc20Abi })
      .call('stranger', 'transfer', ['campaign', 1n]);
    await campaign.moves(() => campaign.call('recipient', 'claim', args), {
      campaign: -dai('100'),
      lockupV1_2: dai('100'),
    });
  },
);

claim('/concepts/merkle-airdrops', 'An expiration of 0 means none.', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  expect(await campaign.read<number>('EXPIRATION')).toBe(0);
  expect(await campaign.read('hasExpired')).toBe(false);
  const args = campaign.entry('recipient');
  await campaign.reverts('success', 'recipient', 'claim', args);
});

claim(
  '/concepts/merkle-airdrops',
  'Other tokens sent to a campaign by mistake cannot be rescued.',
  async ({ airdropsV1_2 }) => {
    const campaign = await airdropsV1_2.campaign();
    const stray = campaign.on(await airdropsV1_2.deploy('TestToken', ['STRAY', 6], 'stray'));
    await stray.call('stranger', 'mint', ['campaign', 9n]);
    const changing = campaign.abi.flatMap((part) =>
      part.type === 'function' && part.stateMutability === 'nonpayable' ? part.name : [],
    );
    expect(changing.sort()).toEqual(['claim', 'clawback', 'transferAdmin']);
    await campaign.call('admin', 'clawback', ['admin', dai('175')]);
    expect(await stray.read('balanceOf', ['campaign'])).toBe(9n);
  },
);

claim(
  '/concepts/merkle-airdrops',
  'The creation of a second identical campaign reverts.',
  async ({ airdropsV1_2 }) => {
    const { address } = await airdropsV1_2.campaign({ expiration: 0n });
    const again = airdropsV1_2.campaign({ expiration: 0n });
    await expect(again).rejects.toThrow(/"createMerkleLL" reverted\.\n/);
    const other = await airdropsV1_2.campaign({ cancelable: false });
    expect(other.address).not.toBe(address);
  },
);
