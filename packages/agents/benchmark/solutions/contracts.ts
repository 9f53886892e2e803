import { readFileSync } from 'node:fs';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Solutions } from '../run';
import type { Given } from '../types';
import { call } from './call';

const keeper = readFileSync(new URL('Keeper.sol', import.meta.url), 'utf8');

/** The right contract with a part of it replaced. @throws when it has no such part */
function keeperWith(part: string, instead: string): Solutions[string] {
  if (!keeper.includes(part)) throw new Error(`Keeper.sol has no "${part}".`);
  return () => ({ value: keeper.replace(part, instead) });
}

interface Allocation {
  recipient: string;
  amount: string;
}

/** Index, recipient, amount and proof of an entry. */
function entryOf({ task, accounts }: Given, who: 'recipient' | 'other') {
  const list = (task.allocations as Allocation[]).map(
    ({ recipient, amount }, index): [string, string, string] => [String(index), recipient, amount],
  );
  const tree = StandardMerkleTree.of(list, ['uint256', 'address', 'uint128']);
  const at = list.findIndex(([, recipient]) => recipient === accounts[who]);
  const [index, recipient, amount] = list[at] ?? [];
  return [BigInt(index ?? 0), recipient, BigInt(amount ?? 0), tree.getProof(at)] as const;
}

export const reference: Solutions = {
  hook: () => ({ value: keeper }),
  claim: (given) => [call('campaign', 'claim', entryOf(given, 'recipient'))],
};

export const wrong = {
  hook: {
    // Without ERC-165, which Lockup checks before it allows a contract.
    solve: () => ({
      value: keeper
        .replace(/ {4}function supportsInterface[^}]*}\n/, '')
        .replace('contract Keeper is ISablierLockupRecipient', 'contract Keeper'),
    }),
    says: /SablierComptroller_ExecutionFailedSilently/,
  },
  claim: {
    // A fee, as later releases take it: v1.2 accepts no coin.
    solve: (given: Given) => [call('campaign', 'claim', entryOf(given, 'recipient'), 10n ** 15n)],
    says: /claim: .*reverted/,
  },
} satisfies Record<string, { solve: Solutions[string]; says: RegExp }>;

export const nearMisses: readonly { id: string; solve: Solutions[string]; says: RegExp }[] = [
  {
    id: 'hook',
    // Anyone can write to the contract's records.
    solve: keeperWith('if (msg.sender != address(LOCKUP)) revert CallerNotLockup();', ''),
    says: /what a stranger can write to be 0, found 7/,
  },
  {
    id: 'hook',
    solve: keeperWith(
      'revert WithdrawalRefused();',
      'return ISablierLockupRecipient.onSablierLockupWithdraw.selector;',
    ),
    says: /A stranger withdrew/,
  },
  {
    id: 'hook',
    // The hook's own selector is missing.
    solve: keeperWith(
      'return ISablierLockupRecipient.onSablierLockupCancel.selector;',
      'return 0x00000000;',
    ),
    says: /SablierLockup_InvalidHookSelector/,
  },
  {
    id: 'hook',
    solve: keeperWith('(streamId, OWNER)', '(streamId, msg.sender)'),
    says: /the balance of the owner/,
  },
  { id: 'hook', solve: keeperWith('contract Keeper', 'contract'), says: /does not compile/ },
  { id: 'hook', solve: keeperWith('Keeper is', 'Ledger is'), says: /no contract named Keeper/ },
  {
    id: 'claim',
    // The first of the list, which is not the reader's.
    solve: (given) => [call('campaign', 'claim', entryOf(given, 'other'))],
    says: /The entry is not claimed/,
  },
  {
    id: 'claim',
    // An index counted from 1 gives a different leaf.
    solve: (given) => {
      const [index, ...rest] = entryOf(given, 'recipient');
      return [call('campaign', 'claim', [index + 1n, ...rest])];
    },
    says: /InvalidProof/,
  },
];

export const alternatives: Solutions = {
  // Anyone may send a claim; the stream is the recipient's.
  claim: (given) => [
    { ...call('campaign', 'claim', entryOf(given, 'recipient')), from: 'stranger' },
  ],
  // A hook that does nothing for a stranger, where the reference reverts.
  hook: keeperWith('revert CallerNotLockup();', 'return bytes4(0);'),
};
