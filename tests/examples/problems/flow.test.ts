import { parseUnits, zeroAddress, type Abi, type Address } from 'viem';
import { afterAll, beforeAll } from 'vitest';
import { payAll } from '../../../examples/flow/batchable/batch';
import { ratePerSecond } from '../../../examples/flow/calculate-rps/rates';
import { flowAddress } from '../../../examples/flow/contracts';
import {
  createFundedStream,
  createSalary,
} from '../../../examples/flow/create-stream/create-stream';
import { streamManager } from '../../../examples/flow/stream-management/manage-stream';
import { release } from 'sablier/evm/releases/flow/v3.0';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { mistaken, mistakenSamples } from './mistakes';
import { problemsOn } from './problems';

/* Tables "What can go wrong" of /guides/flow/examples/* */

const GUIDES = 'guides/flow/examples';
const DAY = 86_400n;
const usdc = (amount: string) => parseUnits(amount, 6);
const RATE = ratePerSecond(usdc('10'), 6, DAY);

const deployMistake = mistakenSamples({
  callerAsSender: {
    file: 'examples/flow/batchable/FlowBatcher.sol',
    from: '(streamId, amount, address(this), recipient)',
    to: '(streamId, amount, msg.sender, recipient)',
  },
  depositWithCaller: {
    file: 'examples/flow/stream-management/FlowStreamManager.sol',
    from: 'amount, address(this), FLOW.getRecipient(streamId)',
    to: 'amount, address(this), msg.sender',
  },
  depositAsCaller: {
    file: 'examples/flow/stream-management/FlowStreamManager.sol',
    from: 'amount, address(this), FLOW.getRecipient(streamId)',
    to: 'amount, msg.sender, FLOW.getRecipient(streamId)',
  },
  noSender: {
    file: 'examples/flow/create-stream/FlowStreamCreator.sol',
    from: 'sender: msg.sender',
    to: 'sender: address(0)',
  },
});

let local: LocalProtocol;
let flow: Address;
let creator: Deployed;
let manager: Deployed;
let batcher: Deployed;
let payee: Deployed;
let tooPrecise: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  ({ flow } = local.contracts);
  const { owner, sender } = local.accounts;
  const token = local.contracts.usdc;
  creator = await local.deployExample('FlowStreamCreator', [flow]);
  manager = await local.deployExample('FlowStreamManager', [flow, token, owner], {
    keepsTokens: true,
  });
  batcher = await local.deployExample('FlowBatcher', [flow, token, owner], { keepsTokens: true });
  payee = await local.deployExample('FlowPayee', [flow, owner], { keepsTokens: true });
  tooPrecise = await local.deployExample('TestToken', ['FINE', 19]);
  for (const to of [manager.address, batcher.address, sender])
    await local.mint(to, usdc('10000'), token);
  await local.approve(sender, flow, usdc('10000'), token);
});
afterAll(() => local?.stop());

const byOwner = <T = unknown>(contract: Deployed, name: string, args: unknown[], value = 0n) =>
  local.send<T>(local.accounts.owner, contract, name, args, { value });
/** Arguments of the constructors of the manager and the batcher. */
const parts = () => [flow, local.contracts.usdc, local.accounts.owner] as const;
const feeOf = (id: bigint) => local.flow.read.calculateMinFeeWei([id]);

/** A stream of the manager, ten days after its creation. */
async function managed({
  deposit = '0',
  contract = manager,
  recipient = local.accounts.recipient,
} = {}) {
  const { result: id } = await byOwner<bigint>(contract, 'create', [recipient, RATE]);
  await expectStream(local, 'flow', id, { sender: contract.address, recipient });
  if (deposit !== '0') await byOwner(contract, 'deposit', [id, usdc(deposit)]);
  await local.warpTo((await local.now()) + 10n * DAY);
  return id;
}

/** A stream whose sender is the account of the test, ten days after its creation. */
async function opened({ deposit = '0' } = {}) {
  const { sender, recipient } = local.accounts;
  const args = [sender, recipient, RATE, 0, local.contracts.usdc, true];
  const { result: id } = await local.send<bigint>(
    sender,
    local.deployed.flow,
    deposit === '0' ? 'create' : 'createAndDeposit',
    deposit === '0' ? args : [...args, usdc(deposit)],
  );
  await local.warpTo((await local.now()) + 10n * DAY);
  return id;
}
type Role = 'sender' | 'recipient' | 'stranger';
const by = (role: Role) => local.clients(local.accounts[role]);
const manage = (role: Role, id: bigint) => streamManager(by(role), flow, id);

const salary = (changes: object = {}, clients = by('sender')) =>
  createSalary(clients, flow, {
    token: local.contracts.usdc,
    recipient: local.accounts.recipient,
    amountPerMonth: usdc('300'),
    ...changes,
  });
const funded = (changes: object = {}, clients = by('sender')) =>
  createFundedStream(clients, flow, {
    token: local.contracts.usdc,
    recipient: local.accounts.recipient,
    rate: RATE,
    deposit: usdc('1'),
    ...changes,
  });
const monthly = (changes: { token?: Address; recipient?: Address; amount?: bigint } = {}) => {
  const {
    token = local.contracts.usdc,
    recipient = local.accounts.recipient,
    amount = usdc('300'),
  } = changes;
  return local.send(local.accounts.sender, creator, 'createMonthly', [token, recipient, amount]);
};

let coin: Address | undefined;
/** The ERC-20 contract of the chain's coin, as the comptroller names it once. */
async function nativeToken(): Promise<Address> {
  if (coin) return coin;
  const { address } = await local.deployExample('TestToken', ['COIN', 18]);
  await local.asComptroller(local.deployed.flow, 'setNativeToken', [address]);
  coin = address;
  return address;
}

problemsOn(`${GUIDES}/create-stream`, {
  '`SablierFlow_SenderZeroAddress`': {
    solidity: async () => {
      const contract = await deployMistake(local, 'noSender', [flow]);
      const args = [local.contracts.usdc, local.accounts.recipient, usdc('300')];
      await local.send(local.accounts.sender, contract, 'createMonthly', args);
    },
    typescript: () =>
      salary(
        {},
        mistaken(by('sender'), 'create', (_: Address, ...rest: unknown[]) => [
          zeroAddress,
          ...rest,
        ]),
      ),
  },
  '`ERC721InvalidReceiver`': {
    solidity: () => monthly({ recipient: zeroAddress }),
    typescript: () => salary({ recipient: zeroAddress }),
  },
  '`SablierFlow_CreateRatePerSecondZero`': {
    typescript: async () => {
      const later = Number(await local.now()) + 1_000;
      const clients = mistaken(
        by('sender'),
        'create',
        (sender: Address, to: Address, _rate: bigint, _start: number, ...rest: unknown[]) => [
          sender,
          to,
          0n,
          later,
          ...rest,
        ],
      );
      await salary({}, clients);
    },
  },
  '`SablierFlow_InvalidTokenDecimals`; where the sample computes the rate, a panic or a `RangeError`':
    {
      solidity: [
        () =>
          local.send(local.accounts.sender, creator, 'createFunded', [
            tooPrecise.address,
            local.accounts.recipient,
            RATE,
            0n,
          ]),
        () => monthly({ token: tooPrecise.address }),
      ],
      typescript: [
        () => funded({ token: tooPrecise.address, deposit: 0n }),
        () => salary({ token: tooPrecise.address }),
      ],
    },
  '`SablierFlow_DepositAmountZero`': {
    solidity: () =>
      local.send(local.accounts.sender, creator, 'createFunded', [
        local.contracts.usdc,
        local.accounts.recipient,
        RATE,
        0n,
      ]),
    typescript: () => funded({ deposit: 0n }),
  },
  '`SablierFlow_CreateNativeToken`': {
    solidity: async () => monthly({ token: await nativeToken() }),
    typescript: async () => salary({ token: await nativeToken() }),
  },
  "the token's allowance error": {
    solidity: () =>
      local.send(local.accounts.sender, creator, 'createFunded', [
        local.contracts.usdc,
        local.accounts.recipient,
        RATE,
        1n,
      ]),
  },
  '`RateZero` of the sample': {
    solidity: () => monthly({ amount: 0n }),
    typescript: () => salary({ amountPerMonth: 0n }),
  },
});

/** A stream of a token that refuses its recipient, with something to pay. */
async function refused() {
  const token = await local.deployExample('BlockingToken');
  const { admin, sender, recipient } = local.accounts;
  await local.mint(sender, usdc('100'), token.address);
  await local.approve(sender, flow, usdc('100'), token.address);
  const args = [sender, recipient, RATE, 0, token.address, true, usdc('100')];
  const { result: id } = await local.send<bigint>(
    sender,
    local.deployed.flow,
    'createAndDeposit',
    args,
  );
  await local.warpTo((await local.now()) + DAY);
  await local.send(admin, token, 'refuse', [recipient]);
  return id;
}

problemsOn(`${GUIDES}/batchable`, {
  '`SablierFlow_NotStreamSender`': {
    solidity: async () => {
      const contract = await deployMistake(local, 'callerAsSender', parts());
      await local.mint(contract.address, usdc('10'), local.contracts.usdc);
      const { recipient } = local.accounts;
      const args = [[recipient], RATE, 1n];
      const { result } = await byOwner<bigint[]>(contract, 'createAndDepositMany', args);
      const [id = 0n] = result;
      await expectStream(local, 'flow', id, { sender: contract.address });
      await byOwner(contract, 'adjustAndDeposit', [id, RATE + 1n, 1n]);
    },
  },
  '`SablierFlowState_Unauthorized`': {
    solidity: async () => byOwner(batcher, 'adjustAndDeposit', [await opened(), RATE + 1n, 1n]),
  },
  '`SablierFlow_WithdrawAmountZero`': {
    solidity: async () => {
      const ids = [await opened({ deposit: '5' }), await opened()];
      await byOwner(batcher, 'payMany', [ids], await feeOf(ids[0] ?? 0n));
    },
    typescript: async () =>
      payAll(by('stranger'), flow, [await opened({ deposit: '5' }), await opened()]),
  },
  '`SablierFlow_InsufficientFeePayment`': {
    solidity: async () => byOwner(batcher, 'payMany', [[await opened({ deposit: '5' })]]),
  },
  "the token's own error": {
    solidity: async () => {
      const id = await refused();
      await byOwner(batcher, 'payMany', [[id]], await feeOf(id));
    },
    typescript: async () => payAll(by('stranger'), flow, [await refused()]),
  },
});

const byManager = (name: string, ...args: unknown[]) => byOwner(manager, name, args);

problemsOn(`${GUIDES}/stream-management`, {
  '`SablierFlowState_Unauthorized`': {
    solidity: async () => byManager('pause', await opened()),
    typescript: async () => manage('recipient', await opened()).pause(),
  },
  '`SablierFlow_Unauthorized`': {
    solidity: async () => byManager('void', await opened()),
    typescript: async () => manage('stranger', await opened()).void(),
  },
  '`SablierFlow_NotStreamSender`, `SablierFlow_NotStreamRecipient`': {
    solidity: [
      async () => {
        await byOwner(await deployMistake(local, 'depositAsCaller', parts()), 'deposit', [
          await opened(),
          1n,
        ]);
      },
      async () => {
        const contract = await deployMistake(local, 'depositWithCaller', parts());
        const { recipient } = local.accounts;
        const { result: id } = await byOwner<bigint>(contract, 'create', [recipient, RATE]);
        await expectStream(local, 'flow', id, { sender: contract.address });
        await byOwner(contract, 'deposit', [id, 1n]);
      },
    ],
    typescript: [
      async () => {
        const { stranger } = local.accounts;
        const clients = mistaken(
          by('sender'),
          'deposit',
          (id: bigint, amount: bigint, _: Address, to: Address) => [id, amount, stranger, to],
        );
        await streamManager(clients, flow, await opened()).deposit(1n);
      },
      async () => {
        const { stranger } = local.accounts;
        const clients = mistaken(
          by('sender'),
          'deposit',
          (id: bigint, amount: bigint, from: Address) => [id, amount, from, stranger],
        );
        await streamManager(clients, flow, await opened()).deposit(1n);
      },
    ],
  },
  '`SablierFlow_InsufficientFeePayment`': {
    solidity: async () => {
      const id = await managed({ deposit: '50', recipient: payee.address });
      await byOwner(payee, 'withdrawMaxTo', [id, local.accounts.other]);
    },
  },
  '`SablierFlow_Overdraw`': {
    solidity: async () => {
      const id = await managed({ deposit: '50', recipient: payee.address });
      await byOwner(payee, 'withdrawTo', [id, local.accounts.other, usdc('51')], await feeOf(id));
    },
    typescript: async () =>
      manage('recipient', await opened({ deposit: '50' })).withdraw(
        local.accounts.other,
        usdc('51'),
      ),
  },
  '`SablierFlow_WithdrawAmountZero`': {
    solidity: async () => {
      const id = await managed({ recipient: payee.address });
      await byOwner(payee, 'withdrawMaxTo', [id, local.accounts.other], await feeOf(id));
    },
    typescript: async () => manage('recipient', await opened()).withdrawMax(local.accounts.other),
  },
  '`SablierFlowState_StreamPaused`': {
    solidity: async () => {
      const id = await managed();
      await byManager('pause', id);
      await byManager('adjust', id, RATE + 1n);
    },
    typescript: async () => {
      const own = manage('sender', await opened());
      await own.pause();
      await own.pause();
    },
  },
  '`SablierFlow_StreamNotPaused`': {
    solidity: async () => byManager('restart', await managed(), RATE),
    typescript: async () => manage('sender', await opened()).restart(RATE),
  },
  '`SablierFlow_RatePerSecondNotDifferent`': {
    solidity: async () => byManager('adjust', await managed(), RATE),
    typescript: [
      async () => manage('sender', await opened()).adjust(RATE),
      async () => {
        const own = manage('sender', await opened());
        await own.pause();
        await own.restart(0n);
      },
    ],
  },
  '`SablierFlow_NewRatePerSecondZero`': {
    solidity: async () => byManager('adjust', await managed(), 0n),
    typescript: async () => manage('sender', await opened()).adjust(0n),
  },
  '`SablierFlow_RefundOverflow`': {
    solidity: async () => byManager('refund', await managed({ deposit: '150' }), usdc('60')),
    typescript: async () => manage('sender', await opened({ deposit: '150' })).refund(usdc('60')),
  },
  '`SablierFlowState_StreamVoided`': {
    solidity: async () => {
      const id = await managed();
      await byManager('void', id);
      await byManager('deposit', id, 1n);
    },
    typescript: async () => {
      const own = manage('sender', await opened());
      await own.void();
      await own.void();
    },
  },
  "the token's own error": {
    typescript: async () =>
      manage('recipient', await refused()).withdrawMax(local.accounts.recipient),
  },
});

problemsOn(`${GUIDES}/dapp`, {
  '`SablierFlowState_Null`': {
    typescript: () => manage('recipient', 10_000n).withdrawMax(local.accounts.other),
  },
  '`Flow v3.0 is not deployed on chain …`': { typescript: async () => flowAddress(31_337) },
});

const rates = async (name: string, args: unknown[]) => {
  const harness = await local.deployExample('FlowRatesHarness');
  return local.read(
    { ...harness, abi: [...harness.abi, ...(release.abi.SablierFlow as Abi)] },
    name,
    args,
  );
};

problemsOn(`${GUIDES}/flow-calculate-rps`, {
  '`SafeCastOverflowedUintDowncast`': {
    solidity: () => rates('rateFor', [local.contracts.usdc, 2n ** 128n - 1n, 1n]),
  },
});
