import { encodeDeployData, parseEventLogs, zeroHash, type Address } from 'viem';
import { expect } from 'vitest';
import type { Answers } from '@sablier-docs/create-streams/answers';
import { deploy } from '@sablier-docs/testing/chain';
import type { CompiledContract } from '@sablier-docs/solidity/compile';
import type { Deployed } from '@sablier-docs/testing/deployed';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { rateName } from '@sablier-docs/create-streams/solidity/rate';
import { rateOf, scaled, wizardTargetPrice } from '@sablier-docs/create-streams/terms';
import {
  expectNearly,
  expectPromised,
  expectSenderRights,
  gain,
  refundable,
  totalOf,
  type Grant,
  type Terms,
} from './effects';

/** The compiled contracts of a project by their name. */
export type Contracts = Readonly<Record<string, CompiledContract>>;

/** Small enough for every deposit of the tests; the conversion of the answers' own is compared beside. */
const RATE = 100n;

/** Deploys the contracts of a project, creates its streams and asserts every effect that it promises. */
export async function runSolidity(
  local: LocalProtocol,
  answers: Answers,
  contracts: Contracts,
  { token, amount }: Pick<Terms, 'token' | 'amount'>,
) {
  const { sender: payer, recipient: account } = local.accounts;
  const create = async (name: string, args: readonly unknown[]): Promise<Deployed> => {
    const contract = contracts[name];
    if (!contract) throw new Error(`The project has no ${name}.`);
    const { abi, creationCode } = contract;
    const data = encodeDeployData({ abi, bytecode: creationCode, args });
    return { abi, address: await deploy(local.chain, data) };
  };
  const creator = await create('StreamCreator', creatorArgs(local, answers, token.address));
  const isPayer = answers.sender === 'contract';
  const { lockup, flow } = local.contracts;
  const receiver =
    answers.recipient === 'contract'
      ? await create(
          'StreamRecipient',
          answers.product === 'lockup' ? [payer, lockup] : [flow, payer],
        )
      : null;
  const recipient = receiver?.address ?? account;
  if (answers.hooks === 'yes') {
    await local.asComptroller(local.deployed.lockup, 'allowToHook', [recipient]);
  }

  // The first stream of a batch has a recipient of its own, and an amount where the function takes one for each.
  const own = { recipient: local.accounts.owner, amount };
  const hasOwn = answers.amounts === 'own';
  if (hasOwn || (answers.model === 'tranched' && answers.batch === 'yes')) own.amount = amount / 2n;
  const grants = [...(answers.batch === 'no' ? [] : [own]), { recipient, amount }];
  const isTreasury = isPayer && answers.product === 'flow';
  const total = totalOf(grants);
  await local.mint(isTreasury ? creator.address : payer, total, token.address);
  if (!isTreasury) {
    await local.send(payer, token, 'approve', [creator.address, total]);
  }
  if (answers.product === 'flow') {
    // An amount that the token cannot have is no argument: 100 tokens take its place.
    const decimals = await local.read<number>(token, 'decimals');
    const isExact = (answers.rate.split('.')[1]?.length ?? 0) <= decimals;
    const rate = isExact ? answers.rate : '100';
    const args = [token.address, scaled(rate, decimals)];
    const converted = await local.read<bigint>(creator, rateName(answers), args);
    expect(converted).toBe(rateOf({ ...answers, rate }));
  }
  const ids = await createStreams(local, answers, creator, { token, grants });
  const sender = isPayer ? creator.address : payer;
  const terms = { answers, token, sender, recipient, amount };
  await expectPromised(local, ids, terms, grants);

  const [first = 0n, last = first] = [ids[0], ids.at(-1)];
  const termsOfFirst = { ...terms, ...grants[0] };
  if (isPayer) await expectOwnerRights(local, first, creator, termsOfFirst);
  else await expectSenderRights(local, first, termsOfFirst);
  const remains = last !== first || answers.cancelable === 'no';
  if (receiver && remains && answers.product === 'lockup') {
    await expectRecipient(local, last, receiver, terms);
  }
}

function creatorArgs(local: LocalProtocol, answers: Answers, token: Address): unknown[] {
  const { lockup, batchLockup, flow, oracle } = local.contracts;
  const { product, batch, sender, model } = answers;
  const owner = sender === 'contract' ? [local.accounts.sender] : [];
  if (product === 'flow')
    return [flow, ...(batch !== 'no' || owner.length > 0 ? [token] : []), ...owner];
  const gate = model === 'price-gated' ? [oracle] : [];
  return [...(batch !== 'no' ? [batchLockup] : []), lockup, token, ...gate, ...owner];
}

/** Calls the function of the contract that creates streams. Returns their ids, from the events. */
async function createStreams(
  local: LocalProtocol,
  answers: Answers,
  creator: Deployed,
  { token, grants }: { token: Deployed; grants: readonly Grant[] },
): Promise<bigint[]> {
  const payer = local.accounts.sender;
  const now = await local.now();
  const { recipient, amount } = grants.at(-1) as Grant;
  const both = grants.map((grant) => grant.recipient);
  const part = amount / 4n;
  // One for all, or one for each.
  const amounts = grants.map((grant) => grant.amount);
  const deposit = answers.amounts === 'own' ? amounts : amount;
  const calls: Record<string, readonly [string, unknown[]]> = {
    linear: ['createStream', [recipient, amount]],
    dynamic: ['createStream', [recipient, part, amount - part, now]],
    tranched: ['createStream', [recipient, part, amount - part]],
    'price-gated': ['createStream', [recipient, amount, wizardTargetPrice(answers)]],
    'linear batch': ['createStreams', [both, deposit]],
    'dynamic batch': [
      'createStreams',
      answers.amounts === 'own' ? [both, amounts] : [...both, amount],
    ],
    'tranched batch': ['createStreams', [both, amounts]],
    'price-gated batch': ['createStreams', [both, amount, wizardTargetPrice(answers)]],
    none:
      answers.sender === 'contract'
        ? ['create', [recipient, RATE]]
        : ['createFunded', [token.address, recipient, RATE, amount]],
    'none batch': ['createAndDepositMany', [both, RATE, deposit]],
    'lockup list': ['createPart', [zeroHash, 0n, both, deposit]],
    'flow list': ['createPart', [zeroHash, 0n, both, RATE, deposit]],
  };
  const key =
    answers.batch === 'parts'
      ? `${answers.product} list`
      : `${answers.model}${answers.batch === 'yes' ? ' batch' : ''}`;
  const call = calls[key];
  if (!call) throw new Error(`No call creates streams of ${key}.`);
  const { receipt } = await local.send(payer, creator, ...call);
  const { lockup, flow } = local.deployed;
  const ids = parseEventLogs({ abi: [...lockup.abi, ...flow.abi], logs: receipt.logs })
    .filter(({ eventName }) => /^Create(Lockup\w+|Flow)Stream$/.test(eventName))
    .map(({ args }) => (args as unknown as { streamId: bigint }).streamId);
  if (key === 'none' && answers.sender === 'contract') {
    await local.send(payer, creator, 'deposit', [ids[0], amount]);
  }
  return ids;
}

/** The owner of a contract that is the sender takes back the unreleased amount; no one else can. */
async function expectOwnerRights(
  local: LocalProtocol,
  id: bigint,
  creator: Deployed,
  terms: Terms,
) {
  const { sender: owner, stranger } = local.accounts;
  const { answers, token } = terms;
  if (answers.cancelable === 'no') return;
  const stops =
    answers.product === 'lockup' ? 'cancel' : answers.batch === 'no' ? 'pause' : 'close';
  await expect(local.send(stranger, creator, stops, [id])).rejects.toThrow(
    /OwnableUnauthorizedAccount|0x118cdaa7/,
  );
  const returned = await gain(local, token, owner, async () => {
    // Closing pays the present debt, for the fee.
    const value = stops === 'close' ? await local.flow.read.calculateMinFeeWei([id]) : 0n;
    await local.send(owner, creator, stops, [id], { value });
    if (stops === 'pause') await local.send(owner, creator, 'refundMax', [id]);
    if (stops === 'cancel') return;
    const held = await local.balanceOf(creator.address, token.address);
    await local.send(owner, creator, 'sweep', [owner, held]);
  });
  expectNearly(returned, refundable(terms));
}

/** A contract that receives withdraws for its owner, and its hook counts withdrawals of others. */
async function expectRecipient(
  local: LocalProtocol,
  id: bigint,
  receiver: Deployed,
  { answers, token, recipient, amount }: Terms,
) {
  const { sender: owner, stranger, other } = local.accounts;
  await local.warpTo(BigInt(await local.lockup.read.getEndTime([id])));
  const value = await local.lockup.read.calculateMinFeeWei([id]);
  if (answers.hooks === 'yes') {
    await local.send(stranger, local.deployed.lockup, 'withdrawMax', [id, recipient], { value });
    expect(await local.read(receiver, 'pushed', [id])).toBe(amount);
    return;
  }
  await local.chain.setBalance({ address: recipient, value });
  const paid = await gain(local, token, other, () =>
    local.send(owner, receiver, 'withdrawMax', [id, other]),
  );
  expect(paid).toBe(amount);
}
