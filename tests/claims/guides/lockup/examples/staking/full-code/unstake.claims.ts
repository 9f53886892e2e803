import { expect } from 'vitest';
import { claim, dai, DAY, HOUR } from '../../../../../claim';
import { allow, openStaking, put } from '../../../support';

claim(
  '/guides/lockup/examples/staking/full-code',
  'unstake returns the NFT and the rewards to the holder in one transaction.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    await staking.start();
    await lockup.pass(HOUR);
    const due = await staking.read('earned', [id]);
    await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {
      'recipient.usdc': due,
      'StakeSablierNFT.usdc': -due,
    });
    expect(Math.round(Number(due) / 1e6)).toBe(100);
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'transferFrom does not call onERC721Received, so a holder that is a contract without that function gets its NFT back too.',
  async ({ lockup }) => {
    const holder = await put(lockup, 'ReentrantReward');
    const staking = await openStaking(lockup);
    const id = await lockup.open({ recipient: 'ReentrantReward' });
    await holder.call('other', 'stake', ['StakeSablierNFT', 'lockup', id]);
    await lockup.chain.impersonateAccount({ address: holder.address });
    await staking.call('ReentrantReward', 'unstake', [id]);
    expect(await lockup.read('ownerOf', [id])).toBe(holder.address);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'There is no lock: a holder can leave at any time, even in the middle of a period.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const ids = [await staking.staked(), await staking.staked()];
    await staking.start();
    await staking.call('recipient', 'unstake', [ids[0]]);
    await lockup.pass(2n * HOUR);
    await staking.call('recipient', 'unstake', [ids[1]]);
    expect(await lockup.read('balanceOf', ['recipient'])).toBe(2n);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'The other stakers share the remaining rewards.',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const [first, other] = [await staking.staked(), await staking.staked({ recipient: 'other' })];
    await staking.start();
    await lockup.pass(HOUR);
    await staking.call('recipient', 'unstake', [first]);
    await lockup.pass(3n * HOUR);
    expect(await staking.earned(other)).toBe(350_00);
    expect(Number(await lockup.balanceOf('recipient', 'usdc')) / 1e6).toBeCloseTo(50, 3);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'tokens were withdrawn to the contract | the holder has them already; the NFT returns with the rest',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    await lockup.pass(10n * DAY);
    await lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
    expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
    await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {});
    await lockup.pass(90n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('90'),
      lockup: -dai('90'),
    });
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  "the sender canceled | the NFT returns with the recipient's part, which has no deadline",
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked();
    await lockup.pass(10n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await staking.call('recipient', 'unstake', [id]);
    await lockup.pass(1_000n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    });
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'everything was withdrawn | the NFT of the depleted stream returns; it no longer earned',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const id = await staking.staked({ total: DAY });
    await lockup.pass(DAY);
    await lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
    await staking.start();
    await lockup.pass(4n * HOUR);
    await lockup.moves(() => staking.call('recipient', 'unstake', [id]), {});
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
    expect(await lockup.read<boolean>('isDepleted', [id])).toBe(true);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'The function pays and returns in one call, so a reward token that refuses the transfer also keeps the NFT in the contract.',
  async ({ lockup }) => {
    const token = await put(lockup, 'TestToken', ['RWD', 18], 'reward');
    const staking = await put(lockup, 'StakeSablierNFT', ['admin', 'lockup', 'dai', 'reward']);
    await allow(lockup, staking.address);
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
    await staking.call('recipient', 'stake', [id]);
    await staking.fund('admin', dai('400'), 'reward');
    await staking.call('admin', 'startPeriod', [dai('400'), 4n * HOUR]);
    await lockup.pass(HOUR);
    // From now on the token refuses every call.
    await lockup.chain.setCode({ address: token.address, bytecode: '0x60006000fd' });
    await staking.reverts('no data', 'recipient', 'unstake', [id]);
    expect(await lockup.read('ownerOf', [id])).toBe(staking.address);
  },
);

claim(
  '/guides/lockup/examples/staking/full-code',
  'CallerNotStaker | another account staked it, or it is not staked | call from the account that staked',
  async ({ lockup }) => {
    const staking = await openStaking(lockup);
    const [id, loose] = [await staking.staked(), await lockup.open()];
    for (const act of ['claimRewards', 'unstake']) {
      for (const who of ['stranger', 'sender', 'admin']) {
        await staking.reverts('CallerNotStaker', who, act, [id]);
      }
      await staking.reverts('CallerNotStaker', 'recipient', act, [loose]);
    }
    await staking.call('recipient', 'claimRewards', [id]);
    await staking.call('recipient', 'unstake', [id]);
  },
);
