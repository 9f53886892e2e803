import { allocationsFor } from '../campaign';
import { same, sameAddress, status } from '../checks';
import type { Sandbox, Task } from '../types';
import { DAI, DAY } from '../units';

const AMOUNT = 100n * DAI;
/** Enough for any fee, in wei. */
const FEE = 10n ** 18n;

const reverts = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => false,
    () => true,
  );

/** A contract of the answer, as the owner of a stream that runs, is attacked and is canceled. */
async function judgeHook(sandbox: Sandbox, source: string) {
  const { contracts, accounts, send, balance } = sandbox;
  const keeper = await sandbox.deploy(source, 'Keeper', [contracts.lockup, accounts.other]);
  await sandbox.allowToHook(keeper.address);
  const id = await sandbox.openLockup({ recipient: keeper.address });
  await sandbox.pass(40n * DAY);

  const push = { contract: 'lockup', functionName: 'withdraw', value: FEE } as const;
  const isRefused = await reverts(send({ ...push, args: [id, keeper.address, DAI] }, 'stranger'));
  if (!isRefused) return 'A stranger withdrew from the stream.';
  const forged = [id, accounts.sender, 7n, 7n];
  // It may revert, or do nothing.
  await reverts(keeper.send('stranger', 'onSablierLockupCancel', forged));
  const problem = same('what a stranger can write', await keeper.read('lost', [id]), 0n);
  if (problem) return problem;

  await send({ contract: 'lockup', functionName: 'cancel', args: [id] }, 'sender');
  await keeper.send('stranger', 'collect', [id], FEE);
  return (
    same('what was lost', await keeper.read('lost', [id]), 60n * DAI) ??
    same('the balance of the owner', await balance('dai', accounts.other), 40n * DAI)
  );
}

/** Tasks in Solidity, and calls to a campaign of an older release. */
export const contractTasks: readonly Task[] = [
  {
    id: 'hook',
    prompt:
      'Write the contract `Keeper` for Solidity 0.8.29, which will own streams of Lockup v4.0 whose token is DAI. Its constructor takes the addresses of Lockup and of an owner. Once the comptroller has allowed it to hook, `lost(uint256 streamId)` returns how much a cancellation took back, nobody but Lockup can change that figure, and withdrawals that any other account makes from its streams revert. `collect(uint256 streamId)` is payable, may be called by anyone, sends the value along as the fee, and pays everything that the stream has released to the owner. Return as `value` the source, one file; imports from `@sablier/lockup` and `@openzeppelin/contracts` resolve.',
    judge: (sandbox, _task, value) =>
      typeof value === 'string' ? judgeHook(sandbox, value) : 'Return the source as a string.',
  },
  {
    id: 'claim',
    as: 'recipient',
    prompt:
      'Contract `campaign` is a vested airdrop of Airdrops v1.2 for `task.allocations`, in their order, amounts in the smallest unit. Its tree is OpenZeppelin’s `StandardMerkleTree` with sorted leaves. Claim what is yours.',
    oneCallTo: 'campaign',
    prepare: ({ accounts }) => Promise.resolve({ allocations: allocationsFor(accounts) }),
    async judge({ read, accounts }) {
      if (!(await read('campaign', 'hasClaimed', [1n]))) return 'The entry is not claimed.';
      const { recipient } = accounts;
      return (
        sameAddress('the recipient', await read('lockupLinear', 'ownerOf', [1n]), recipient) ??
        same('the deposit', await read('lockupLinear', 'getDepositedAmount', [1n]), AMOUNT) ??
        status('Lockup', await read('lockupLinear', 'statusOf', [1n]), 'STREAMING')
      );
    },
  },
];
