import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v4.0';
import { formatUnits, type Address } from 'viem';
import { foundry } from 'viem/chains';
import { expect } from 'vitest';
import { message } from '../../../examples/wizard/react/message';
import type { Answers } from '@sablier-docs/create-streams/answers';
import { formFields } from '@sablier-docs/create-streams/form-fields';
import { rateOf } from '@sablier-docs/create-streams/terms';
import { TEST_FEED } from '@sablier-docs/create-streams/testing';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { expectPromised, expectSenderRights, totalOf, type Terms } from './effects';
import { executedFile, SAFE, type Module } from './run-typescript';

const RATE = '0.0000000001';

/** Contracts that the forms take as parties, and ask for their code. */
export interface Parties {
  readonly sender: Address;
  readonly recipient: Address;
  /** Of the second stream of a batch. */
  readonly second: Address;
}

/**
 * Names the local contracts where the forms look for addresses, until the returned function is called:
 * other files of the same process expect that nothing is known of the local chain.
 */
export function nameContracts({ contracts }: LocalProtocol): () => void {
  const { lockup, batchLockup, flow } = contracts;
  const forget = [
    name(lockupRelease.deployments, { SablierLockup: lockup, SablierBatchLockup: batchLockup }),
    name(flowRelease.deployments, { SablierFlow: flow }),
  ];
  return () => forget.forEach((one) => one());
}

function name(deployments: object[], contracts: Record<string, Address>): () => void {
  const named = Object.entries(contracts).map(([alias, address]) => ({ name: alias, address }));
  const local = { chainId: foundry.id, contracts: named };
  deployments.push(local);
  return () => void deployments.splice(deployments.indexOf(local), 1);
}

export async function deployParties(local: LocalProtocol): Promise<Parties> {
  // The feed of an answer is the local one at another address.
  const { oracle } = local.contracts;
  const slot = `0x${'0'.repeat(64)}` as const;
  const [code, price] = [
    await local.chain.getCode({ address: oracle }),
    await local.chain.getStorageAt({ address: oracle, slot }),
  ];
  await local.chain.setCode({ address: TEST_FEED, bytecode: code ?? '0x' });
  await local.chain.setStorageAt({ address: TEST_FEED, index: slot, value: price ?? '0x' });
  const recipient = await local.deployExample('StreamLedger', [local.contracts.lockup]);
  const second = await local.deployExample('StreamLedger', [local.contracts.lockup]);
  // Any contract: the chain signs for it below.
  const sender = await local.deployExample('TetherLike', [], { keepsTokens: true });
  await local.chain.impersonateAccount({ address: sender.address });
  await local.chain.setBalance({ address: sender.address, value: 10n ** 18n });
  return { sender: sender.address, recipient: recipient.address, second: second.address };
}

/** What the function of a form returns: ids, or the files of a Safe. */
interface Result {
  ids?: bigint[];
  files?: string[];
  notes: string[];
}

/** Fills in the form of a project, and asserts that the streams are those that the answers promise. */
export async function runForm(
  local: LocalProtocol,
  parties: Parties,
  answers: Answers,
  { createStreams, prepareStreams }: Module,
  given: Pick<Terms, 'token' | 'amount'>,
) {
  const isSafe = answers.sender === 'safe';
  const run = isSafe ? prepareStreams : createStreams;
  if (!run) throw new Error('The project has no function that creates streams.');
  const { accounts } = local;
  const { token } = given;
  const { amount } = given;
  const recipient = answers.recipient === 'contract' ? parties.recipient : accounts.recipient;
  const sender = { account: accounts.sender, contract: parties.sender, safe: SAFE }[answers.sender];
  const payer = isSafe ? SAFE : accounts.sender;
  const decimals = await local.read<number>(token, 'decimals');
  const tokens = formatUnits(amount, decimals);
  const isContract = answers.recipient === 'contract';
  const second = {
    recipient: isContract ? parties.second : accounts.owner,
    amount: answers.amounts === 'own' ? amount / 2n : amount,
  };
  if (answers.model === 'price-gated') second.recipient = recipient;
  const grants = [{ recipient, amount }, ...(answers.batch === 'no' ? [] : [second])];
  const typed = {
    token: token.address,
    recipient,
    recipients:
      answers.amounts === 'own'
        ? `${recipient},${tokens}\n${second.recipient},${formatUnits(second.amount, decimals)}`
        : `${recipient}, ${second.recipient}`,
    sender: parties.sender,
    safe: SAFE,
    amount: tokens,
    oracle: local.contracts.oracle,
    rate: RATE,
    price: '5000',
    prices: '5000 6000.5',
  };
  // What the form suggests is left as it is, but for a rate that would use up the smallest deposits at once.
  const values = Object.fromEntries(
    formFields(answers).map(({ name, initial }) => [
      name,
      name === 'rate' ? typed.rate : (initial ?? typed[name]),
    ]),
  );
  const clients = local.clients(accounts.sender);
  const create = async (others: Partial<typeof typed> = {}) => {
    const created = await run(isSafe ? clients.publicClient : clients, { ...values, ...others });
    const { ids = [], files = [], notes } = created as Result;
    for (const file of files) ids.push(...(await executedFile(local, file)));
    return { ids, notes };
  };

  if (isSafe) {
    await expect(create({ safe: accounts.owner })).rejects.toThrow(
      `There is no contract at ${accounts.owner}.`,
    );
  }
  const total = totalOf(grants);
  const held = await local.balanceOf(payer, token.address);
  if (held < total) {
    await expect(create()).rejects.toThrow(
      /^The (wallet|Safe) has [\d.]+ of the [\d.]+ tokens that this needs/,
    );
  }
  await local.mint(payer, total, token.address);
  // The calls of a file meet the contract when the Safe sends them, not here.
  if (answers.model === 'price-gated' && !isSafe) {
    const error = await create({ price: '1', prices: '1' }).catch((error: Error) => error);
    expect(message(error as Error)).toBe('The contract refused: SablierLockup_TargetPriceTooLow.');
  }
  const { ids, notes } = await create();
  const terms = { answers, token, sender, recipient, amount };
  await expectPromised(local, ids, terms, grants);
  if (answers.product === 'flow') {
    const { period } = answers;
    const [rate, wanted] = [
      await local.flow.read.getRatePerSecond([ids[0] ?? 0n]),
      rateOf({ rate: RATE, period }),
    ];
    expect(rate).toBe(wanted);
  }
  await expectSenderRights(local, ids[0] ?? 0n, terms);
  const called = answers.hooks === 'yes' ? new Set(grants.map((grant) => grant.recipient)) : [];
  expect(notes).toEqual([...called].map((one) => `Lockup does not call the hooks of ${one} yet.`));
}
