import type { Abi, AbiFunction } from 'viem';
import { abiOf, toCallFunction } from '@sablier-docs/protocol/calls/abi';
import { readStreamContracts, type StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import { actionIds, actions } from './actions';
import type { DeskRelease, DeskRules } from './types';
import { termNames, viewNames } from './views';

/**
 * The actions and views of every contract that holds streams, from the SDK's ABIs.
 * @throws when the SDK lacks the ABI of a contract, a function has two signatures, or no release
 * has an action or a view
 */
export function readDeskReleases(): DeskRelease[] {
  const releases = readStreamContracts().map(toRelease);
  const has = (list: 'calls' | 'views', name: string) =>
    releases.some((release) => release[list].some((found) => found.name === name));
  for (const id of actionIds) {
    if (!has('calls', actions[id].calls)) throw new Error(`No release has ${actions[id].calls}.`);
  }
  for (const name of viewNames) {
    if (!has('views', name)) throw new Error(`No release has ${name}.`);
  }
  for (const name of termNames) {
    if (!releases.some(({ terms }) => terms.some((found) => found.name === name))) {
      throw new Error(`No computed release has ${name}.`);
    }
  }
  return releases;
}

function toRelease({ alias, product, version, contract }: StreamContract): DeskRelease {
  const abi = abiOf(product, version, contract);
  const hasFunction = (name: string) =>
    abi.some((item) => item.type === 'function' && item.name === name);
  const offered = actionIds.map((id) => actions[id]);
  const called = new Set(
    offered
      .filter(({ packs }) => packs === undefined || hasFunction(packs))
      .map(({ calls }) => calls),
  );
  const find = (names: Iterable<string>) =>
    [...names].flatMap((name) => {
      const found = abi.filter((item) => item.type === 'function' && item.name === name);
      // Of the two overloads of `safeTransferFrom`, the one without data.
      const [first, ...more] = (found as AbiFunction[]).filter(
        ({ inputs }) => !inputs.some(({ type }) => type === 'bytes'),
      );
      if (more.length > 0) throw new Error(`${contract} ${version} has ${name} more than once.`);
      return first ? [toCallFunction(first)] : [];
    });
  const rules = rulesOf(abi, { product, version });
  const terms = find(termNames);
  return {
    alias,
    product,
    version,
    contract,
    rules,
    terms,
    calls: find(called),
    views: find(viewNames),
  };
}

/**
 * Derived from the ABI if possible, by an error or an event that only one of the two behaviors
 * needs.
 */
function rulesOf(abi: Abi, release: Pick<DeskRelease, 'product' | 'version'>): DeskRules {
  const has = (type: 'function' | 'event' | 'error', name: RegExp) =>
    abi.some((item) => item.type === type && name.test(item.name));
  const isLockup = release.product === 'lockup';
  return {
    minFee: has('function', /^calculateMinFeeWei$/),
    tokenFee: !isLockup && has('function', /^protocolFee$/),
    anyoneWithdraws: has('error', /_WithdrawalAddressNotRecipient$/),
    senderPaysRecipient: has('error', /_InvalidSenderWithdrawal$/),
    skipsCancel: has('event', /^InvalidStreamInCancelMultiple$/),
    skipsWithdraw: has('event', /^InvalidWithdrawalInWithdrawMultiple$/),
    // The ABI does not reveal these two: `cancel` of @sablier/v2-core 1.0.2,
    // `withdrawMaxAndTransfer` of 1.2.0.
    recipientCancels: isLockup && release.version === 'v1.0',
    operatorMoves: isLockup && !release.version.startsWith('v1.'),
  };
}
