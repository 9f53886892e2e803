import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import type { Chains } from '../../chains';
import { datedParams } from '../../chains/creation';
import { delegating, round, standIn, type Answer } from '../../chains/stand-in';
import { tokenOf } from '../../chains/token';
import { DAY, dai, usd, usdc } from '../../chains/units';
import type { Attempt, Plays, Remedy } from './act';

type Lockup = Chains['lockup'];

const transfer = (by: string, from: string, id: unknown, to = 'other'): Attempt => [
  by,
  'transferFrom',
  [from, to, id],
];

/** A price-gated stream whose feed is followed from wrong to right. */
async function feeds(
  lockup: Lockup,
  remedy: Remedy,
  wrong: Readonly<Record<string, Answer>>,
  follow: (create: (oracle: string) => Attempt) => Promise<void>,
) {
  const start = await lockup.now();
  await lockup.fund('sender', dai('100'));
  const create = (oracle: string): Attempt => [
    'sender',
    'createWithTimestampsLPG',
    [datedParams(start), { oracle, targetPrice: usd('3001') }],
  ];
  await remedy.fails(create(await standIn(lockup, wrong)));
  await follow(create);
}

const ROUND = 'latestRoundData()';
const price = (amount: bigint) => round(amount, 1n);

/** Errors of what the products are built on, asked of Lockup v4.0. */
export const sharedPlays: Plays<Lockup> = {
  CallerNotAdmin: async ({ comptroller }, remedy) => {
    await remedy.fails(['stranger', 'transferAdmin', ['other']], comptroller);
    await remedy.follow(/^Call from the address in the first argument\.$/, () =>
      remedy.works(['admin', 'transferAdmin', ['other']], comptroller),
    );
  },
  Comptrollerable_CallerNotComptroller: async (lockup, remedy) => {
    await remedy.fails(['admin', 'setNativeToken', ['usdc']]);
    await remedy.follow(
      /^The (admin|sender) of the comptroller makes the call through its `(\w+)`\.$/,
      async ([who = '', fn = '']) => {
        const data = lockup.encode('setNativeToken', ['usdc']);
        await remedy.works([who, fn, ['lockup', data]], lockup.comptroller);
      },
    );
  },
  Comptrollerable_UnsupportedInterfaceId: async (lockup, remedy) => {
    const set = (address: string): Attempt => [
      'admin',
      'execute',
      ['lockup', lockup.encode('setComptroller', [address])],
    ];
    const successor = await standIn(lockup, { 'supportsInterface(bytes4)': [0n] });
    await remedy.fails(set(successor), lockup.comptroller);
    await remedy.follow(
      /^Pass a contract whose `(supportsInterface)` returns (true|false) for the third argument\.$/,
      async ([fn = '', value]) => {
        await standIn(lockup, { [`${fn}(bytes4)`]: [value === 'true' ? 1n : 0n] }, successor);
        await remedy.works(set(successor), lockup.comptroller);
      },
    );
  },
  DelegateCall: async (lockup, remedy) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    const through = lockup.on({ address: await delegating(lockup), abi: lockup.abi });
    const burn: Attempt = ['recipient', 'withdraw', [id, 'recipient', 1n]];
    await remedy.fails(burn, through);
    await remedy.follow(/^Use a plain call\./, () => remedy.works(burn));
    await remedy.follow(
      /^For several actions at once, call `(\w+)` of the contract itself\.$/,
      async ([fn = '']) => {
        const args = [id, lockup.accounts.recipient, 1n];
        const calls = [lockup.encode('withdraw', args), lockup.encode('withdraw', args)];
        await remedy.works(['recipient', fn, [calls]]);
      },
    );
  },
  SafeOracle_DecimalsTooHigh: (lockup, remedy) =>
    feeds(lockup, remedy, { 'decimals()': [37n], [ROUND]: price(1n) }, (create) =>
      remedy.follow(/^Use another feed\.$/, () => remedy.works(create('oracle'))),
    ),
  SafeOracle_DecimalsZero: (lockup, remedy) =>
    feeds(lockup, remedy, { 'decimals()': [0n], [ROUND]: price(1n) }, (create) =>
      remedy.follow(
        /^Use another feed, with (\d+) to (\d+) decimals\.$/,
        async ([least = '', most = '']) => {
          for (const decimals of [BigInt(least), BigInt(most)]) {
            const answers = { 'decimals()': [decimals], [ROUND]: price(10n ** decimals) };
            await remedy.works(create(await standIn(lockup, answers)));
          }
        },
      ),
    ),
  SafeOracle_MissesInterface: (lockup, remedy) =>
    feeds(lockup, remedy, { otherwise: 'reverts' }, async (create) => {
      await remedy.fails(create(zeroAddress));
      await remedy.follow(/^Pass a feed with the AggregatorV3 interface on this chain\.$/, () =>
        remedy.works(create('oracle')),
      );
    }),
  SafeOracle_NotPositivePrice: (lockup, remedy) =>
    feeds(lockup, remedy, { 'decimals()': [8n], [ROUND]: price(0n) }, (create) =>
      remedy.follow(/^Wait until the feed has a price, or use another one\.$/, async () => {
        await remedy.works(create('oracle'));
        const answers = { 'decimals()': [8n], [ROUND]: price(usd('1')) };
        await remedy.works(create(await standIn(lockup, answers)));
      }),
    ),
  ERC721IncorrectOwner: async (lockup, remedy) => {
    const id = await lockup.open();
    await remedy.sends(transfer('recipient', 'recipient', id, 'owner'));
    await remedy.fails(transfer('owner', 'recipient', id));
    await remedy.follow(/^Read `(\w+)` and pass that account as `from`\.$/, async ([view = '']) =>
      remedy.works(transfer('owner', await lockup.read<string>(view, [id]), id)),
    );
  },
  ERC721InsufficientApproval: async (lockup, remedy) => {
    const id = await lockup.open();
    await remedy.fails(transfer('stranger', 'recipient', id));
    await remedy.follow(
      /^Let the owner call `(\w+)` or `(\w+)` first\.$/,
      async ([one = '', all = '']) => {
        for (const call of [
          ['recipient', one, ['stranger', id]],
          ['recipient', all, ['stranger', true]],
        ] as const) {
          const before = await lockup.chain.snapshot();
          await remedy.sends(call);
          await remedy.works(transfer('stranger', 'recipient', id));
          await lockup.chain.revert({ id: before });
        }
      },
    );
  },
  ERC721InvalidApprover: async (lockup, remedy) => {
    const id = await lockup.open();
    await remedy.sends(['recipient', 'approve', ['delegate', id]]);
    await remedy.sends(['recipient', 'setApprovalForAll', ['operator', true]]);
    for (const by of ['stranger', 'sender', 'delegate'])
      await remedy.fails([by, 'approve', ['other', id]]);
    await remedy.follow(/^Call from one of those accounts\.$/, async () => {
      for (const by of ['recipient', 'operator'])
        await remedy.works([by, 'approve', ['other', id]]);
    });
  },
  ERC721InvalidOperator: async (_, remedy) => {
    const approve = (who: string): Attempt => ['recipient', 'setApprovalForAll', [who, true]];
    await remedy.fails(approve(zeroAddress));
    await remedy.follow(/^Pass the address of the operator\.$/, () =>
      remedy.works(approve('operator')),
    );
  },
  ERC721InvalidOwner: async (_, remedy) => {
    await remedy.fails(['stranger', 'balanceOf', [zeroAddress]]);
    await remedy.follow(/^Pass another address\.$/, () =>
      remedy.works(['stranger', 'balanceOf', ['recipient']]),
    );
  },
  ERC721InvalidReceiver: async (lockup, remedy) => {
    const id = await lockup.open();
    const send = (to: string): Attempt => ['recipient', 'safeTransferFrom', ['recipient', to, id]];
    await remedy.fails(send('dai'));
    await remedy.fails(transfer('recipient', 'recipient', id, zeroAddress));
    await remedy.follow(/^Pass a recipient that can hold NFTs\.$/, async () => {
      await remedy.works(send('other'));
      await remedy.works(transfer('recipient', 'recipient', id));
    });
  },
  ERC721NonexistentToken: async (lockup, remedy) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await remedy.sends(['recipient', 'withdrawMax', [id, 'recipient']]);
    await remedy.sends(['recipient', 'burn', [id]]);
    for (const one of [id, 999n]) await remedy.fails(['stranger', 'ownerOf', [one]]);
    remedy.leave(/^Check the id\./, 'only the reader knows the right one');
    await remedy.follow(/^The other getters of a burned stream still work\.$/, async () => {
      for (const view of ['statusOf', 'getSender', 'getDepositedAmount', 'getUnlockAmounts'])
        await remedy.works(['stranger', view, [id]]);
    });
  },
  ERC20InsufficientAllowance: async (lockup, remedy) => {
    const token = tokenOf(lockup, 'dai');
    const start = await lockup.now();
    await token.call('sender', 'mint', ['sender', dai('100')]);
    const create: Attempt = [
      'sender',
      'createWithTimestampsLT',
      [datedParams(start), [{ amount: dai('100'), timestamp: start + 100n * DAY }]],
    ];
    await remedy.fails(create);
    await token.call('sender', 'approve', ['lockup', dai('99')]);
    await remedy.fails(create);
    await remedy.follow(
      /^Call `(\w+)` on the token with the address of the contract that you call: `SablierLockup`, `SablierBatchLockup` or `SablierFlow`,/,
      async ([fn = '']) => {
        await token.call('sender', fn, ['flow', dai('100')]);
        await remedy.fails(create);
        await token.call('sender', fn, ['lockup', dai('100')]);
        await remedy.works(create);
        expect(await token.read('allowance', ['sender', 'lockup'])).toBe(dai('100'));
      },
    );
    remedy.leave(
      /^at its address on this chain and of this release\.$/,
      'the chain of a test has one deployment',
    );
  },
  ERC20InsufficientBalance: async (lockup, remedy) => {
    const token = tokenOf(lockup, 'dai');
    const start = await lockup.now();
    const create = (depositAmount: bigint): Attempt => [
      'sender',
      'createWithTimestampsLT',
      [
        datedParams(start, { depositAmount }),
        [{ amount: depositAmount, timestamp: start + 100n * DAY }],
      ],
    ];
    await token.call('sender', 'mint', ['sender', usdc('100')]);
    await token.call('sender', 'approve', ['lockup', dai('100')]);
    await remedy.fails(create(dai('100')));
    await remedy.follow(/^Check the balance and the decimals of the amount\./, async () => {
      // The amount was meant in a token of 6 decimals; or the account gets what it lacks.
      await remedy.works(create(await token.read('balanceOf', ['sender'])));
      await token.call('sender', 'mint', ['sender', dai('100')]);
      await remedy.works(create(dai('100')));
    });
    remedy.leave(
      /^A claim can be repeated until the campaign ends\.$/,
      'no package has the bytecode of a campaign of v3.0',
    );
  },
  SafeERC20FailedOperation: async (lockup, remedy) => {
    const start = await lockup.now();
    const parts = [{ amount: dai('100'), timestamp: start + 100n * DAY }];
    const create = (token: string): Attempt => [
      'sender',
      'createWithTimestampsLT',
      [datedParams(start, { token }), parts],
    ];
    await remedy.fails(create('stranger'));
    const refusing = await standIn(lockup, { otherwise: [0n] });
    await remedy.fails(create(refusing));
    await remedy.follow(
      /^Check balance and allowance: whoever pays approves the contract that pulls the tokens\. Check that the token is on this chain\.$/,
      async () => {
        await lockup.fund('sender', dai('100'));
        await remedy.works(create('dai'));
      },
    );
  },
};

/** Why the remedies of the others cannot be followed on Lockup. */
export const sharedLeft: Readonly<Record<string, string>> = {
  ERC20InvalidApprover: 'the zero address would have to send a call',
  ERC20InvalidReceiver: 'the contracts refuse the zero address before the token does',
  ERC20InvalidSender: 'the zero address would have to send a call',
  ERC20InvalidSpender: 'the call goes to the token alone',
  ERC721InvalidSender: 'no call ends with it',
  ReentrancyGuardReentrantCall: 'campaigns of v3.0 have it, whose bytecode is in no package',
  SafeCastOverflowedUintDowncast:
    'the inputs that lead there are those of an outsider’s feed or of campaigns',
  StringsInsufficientHexLength: 'no call ends with it',
};
