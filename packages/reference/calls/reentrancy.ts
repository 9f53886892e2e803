const keys = (prefix: string, names: string, text: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`${prefix}.${name}`, text]));

const created =
  'The stream exists, with its NFT and its id, before the deposit comes: a token that calls back can withdraw from it, cancel it or open another one. A transfer that fails undoes all of it.';
const batched =
  'Nothing is stored here. The sum comes first, then each stream takes its deposit: a token that calls back finds the streams that are open already. Another batch with the same token and Lockup contract pays for itself but uses up the allowance of this one: if it runs between two deposits, the next deposits fail and everything is undone.';
const paid =
  'What was withdrawn, and that the stream is depleted, is written before the tokens move and the hook runs: a call from either finds only what is left.';
const recovered =
  'Nothing is written: a token that calls back finds the surplus less what has left the contract.';
const asked =
  'The new comptroller is asked for its interface by a static call, before anything is written.';
const sent =
  'Nothing is written: the comptroller has the coins when it could call back, and a second transfer finds none.';
const inner =
  'Nothing is locked between the inner calls: each is as its own entry says, and what it writes stays when the next one begins.';

const deposited =
  'The balance is raised before the tokens come: a token that calls back can withdraw or refund them. A transfer that fails undoes all of it.';
const flowPaid =
  'Debt and balance are lowered before the tokens move: a token that calls back can withdraw what is left. If it deposits, refunds or voids so that debt and balance of the stream no longer fall alike, the withdrawal ends with a panic.';
const refunded =
  'The balance is lowered before the tokens move: a token that calls back finds only what is left to refund or withdraw.';

/** Text on every claim after its fee. */
const claimed =
  'The index is marked as claimed before the fee goes to the comptroller and before the tokens move: a second claim of it from either reverts.';
const deployed =
  'The constructor of the campaign asks the comptroller for the fee by a static call; nothing is stored here.';
const vested = `${claimed} The list of streams of a recipient gets its entry last, so a token that calls back does not find it there.`;
const approved =
  'The constructor of the campaign asks the comptroller for the fee by a static call and then approves Lockup at the token, a call in which the token can call back. Nothing is stored here.';

/**
 * The state that a reentrant call finds, by `product/Contract.function`: what is written by then, and what a
 * second call does. Every function that calls another contract is listed.
 */
export const reentrancy: Readonly<Record<string, string>> = {
  ...keys('lockup/SablierLockup', 'withdraw withdrawMax', paid),
  'lockup/SablierLockup.withdrawMaxAndTransfer':
    'The payment comes first, the NFT moves last: a token or a hook that calls back finds the NFT with its old owner. If it moves or burns the NFT, the call ends with `ERC721IncorrectOwner` or `ERC721NonexistentToken`.',
  'lockup/SablierLockup.withdrawMultiple':
    'As in {withdraw} for each stream. A token or a hook that reverts has its stream skipped; the others are not affected.',
  'lockup/SablierLockup.cancel':
    'The cancellation and its refund are written before the tokens move and the hook runs: a second cancellation from either reverts, and a withdrawal gets what had streamed.',
  'lockup/SablierLockup.cancelMultiple':
    'As in {cancel} for each stream. A token or a hook that reverts has its stream skipped; the others are not affected.',
  'lockup/SablierLockup.allowToHook':
    'The recipient is asked for its interface by a static call, before anything is written.',
  'lockup/SablierLockup.recover': recovered,
  ...keys('lockup/SablierLockupLinear', 'createWithDurationsLL createWithTimestampsLL', created),
  ...keys('lockup/SablierLockupDynamic', 'createWithDurationsLD createWithTimestampsLD', created),
  ...keys('lockup/SablierLockupTranched', 'createWithDurationsLT createWithTimestampsLT', created),
  'lockup/SablierLockupPriceGated.createWithTimestampsLPG': `The feed is asked first, by a static call. ${created}`,
  ...keys(
    'lockup/SablierBatchLockup',
    'createWithDurationsLD createWithDurationsLL createWithDurationsLT createWithTimestampsLD createWithTimestampsLL createWithTimestampsLPG createWithTimestampsLT',
    batched,
  ),
  ...['lockup', 'flow', 'airdrops'].reduce(
    (all, product) => ({
      ...all,
      [`${product}/Comptrollerable.setComptroller`]: asked,
      [`${product}/Comptrollerable.transferFeesToComptroller`]: sent,
    }),
    {},
  ),
  ...keys('lockup/Batch', 'batch', inner),
  ...keys('flow/Batch', 'batch', inner),

  'flow/SablierFlow.create':
    'The token is asked for its decimals by a static call, before anything is written.',
  'flow/SablierFlow.createAndDeposit': `The stream exists and has its NFT. ${deposited}`,
  'flow/SablierFlow.deposit': deposited,
  'flow/SablierFlow.depositAndPause': `${deposited} The stream is paused after that: one that was paused or voided in between ends the call with \`SablierFlow_RatePerSecondNotDifferent\`.`,
  'flow/SablierFlow.restartAndDeposit': `The stream runs again by then. ${deposited}`,
  ...keys('flow/SablierFlow', 'refund refundMax', refunded),
  'flow/SablierFlow.refundAndPause': `${refunded} The stream is paused after that: one that was paused or voided in between ends the call with \`SablierFlow_RatePerSecondNotDifferent\`.`,
  'flow/SablierFlow.recover': recovered,
  'flow/SablierFlow.transferTokens': 'Nothing is read or written here.',
  ...keys('flow/SablierFlow', 'withdraw withdrawMax', flowPaid),

  ...keys(
    'airdrops/SablierMerkleInstant',
    'claim claimTo claimViaAttestation claimViaSig',
    claimed,
  ),
  ...keys('airdrops/SablierMerkleLL', 'claim claimTo claimViaAttestation claimViaSig', vested),
  ...keys('airdrops/SablierMerkleLT', 'claim claimTo claimViaAttestation claimViaSig', vested),
  ...keys('airdrops/SablierMerkleVCA', 'claimTo claimViaAttestation claimViaSig', claimed),
  'airdrops/SablierMerkleExecute.claimAndExecute':
    'The function is locked: a second claim from the token, the comptroller or the target ends with `ReentrancyGuardReentrantCall`. The target has the allowance while it runs, and none when the call has ended.',
  ...keys(
    'airdrops/SablierMerkleBase',
    'clawback sponsor',
    'Nothing is written before the tokens move: a token that calls back finds the campaign as it was.',
  ),
  'airdrops/SablierMerkleSignature.setAttestor':
    'The comptroller is asked for its attestor by a static call, before anything is written.',
  ...keys('airdrops/SablierFactoryMerkleInstant', 'createMerkleInstant', deployed),
  ...keys('airdrops/SablierFactoryMerkleVCA', 'createMerkleVCA', deployed),
  ...keys('airdrops/SablierFactoryMerkleExecute', 'createMerkleExecute', deployed),
  ...keys('airdrops/SablierFactoryMerkleLL', 'createMerkleLL', approved),
  ...keys('airdrops/SablierFactoryMerkleLT', 'createMerkleLT', approved),
};
