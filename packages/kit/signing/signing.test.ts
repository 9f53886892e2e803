import { readCallables } from '@sablier-docs/protocol/calls/callables';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { sablier } from 'sablier';
import {
  concat,
  encodeFunctionData,
  encodePacked,
  getAddress,
  maxUint160,
  maxUint256,
  parseAbi,
  size,
  type Abi,
  type Hex,
} from 'viem';
import { describe, expect, it, test } from 'vitest';
import { BATCH_CONTRACTS, batchContract } from './batch-contracts';
import { explainRequest, readRequest, type Explanation } from './';

const calls = readCallables();
const contracts = readKnownContracts();
const lists = { calls, contracts };

const ME = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const STRANGER = '0x1111111111111111111111111111111111111111';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const HASH = `0x${'5c'.repeat(32)}`;
const addressOf = (contract: string, release: string) =>
  contracts.find(({ uses }) =>
    uses.some((use) => use.contract === contract && use.release === release),
  )?.address ?? '';
const LOCKUP = addressOf('SablierLockup', 'v4.0');

const abi = parseAbi([
  'function approve(address, uint256)',
  'function increaseAllowance(address, uint256)',
  'function transfer(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function safeTransferFrom(address, address, uint256)',
  'function withdraw(uint256 streamId, address to, uint128 amount)',
  'function withdrawMax(uint256 streamId, address to)',
  'function cancel(uint256 streamId)',
  'function cancelMultiple(uint256[] streamIds)',
  'function withdrawMaxAndTransfer(uint256 streamId, address newRecipient)',
  'function deposit(uint256 streamId, uint128 amount, address sender, address recipient)',
  'function create(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable) returns (uint256 streamId)',
  'function refundMax(uint256 streamId)',
  'function void(uint256 streamId)',
  'function renounce(uint256 streamId)',
  'function claimTo(uint256 index, address to, uint128 amount, bytes32[] proof)',
  'function claimAndExecute(uint256 index, uint128 amount, bytes32[] proof, bytes selectorArguments)',
  'function setComptroller(address)',
  'function batch(bytes[] calls)',
  'function approveHash(bytes32)',
  'function multiSend(bytes)',
  'function enableModule(address)',
  'function swapOwner(address, address, address)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
]);
/** In lower case, as a call has it. */
const MULTI_SEND = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
const encode = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as never);

const exec = (to: string, data: Hex, operation = 0, gasPrice = 0n) =>
  encode('execTransaction', [
    to,
    0n,
    data,
    operation,
    0n,
    0n,
    gasPrice,
    `0x${'0'.repeat(40)}`,
    STRANGER,
    '0x',
  ]);
const pack = (to: string, data: Hex, operation = 0) =>
  encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [operation, to as Hex, 0n, BigInt(size(data)), data],
  );

it('has the addresses of Safe’s contracts for batches in checksum form', () => {
  for (const [address, name] of Object.entries(BATCH_CONTRACTS)) {
    expect(getAddress(address.toLowerCase())).toBe(address);
    expect(batchContract(address.toLowerCase())).toBe(name);
  }
});

const flat = ({ tone, title, says, inside }: Explanation): string =>
  [`${tone}: ${title}.`, ...says, ...inside.map(flat)].join(' ');
function explained(text: string): string {
  const request = readRequest(text);
  return request ? explainRequest(request, lists).map(flat).join('\n') : 'no request';
}

const approveAll = encode('approve', [STRANGER, maxUint256]);
const withdrawMax = encode('withdrawMax', [42n, ME]);

describe('call data is told in sentences', () => {
  it.each<[string, string, RegExp[]]>([
    [
      'an approval without a limit',
      approveAll,
      [
        /^other: approve: an approval without a limit/,
        /take all of this token/,
        /no stream has this ID/,
        /names no contract/,
        /no contract of Sablier/,
      ],
    ],
    ['the largest of Permit2', encode('approve', [STRANGER, maxUint160]), [/without a limit/]],
    [
      'an approval of a small number',
      encode('approve', [STRANGER, 42n]),
      [/up to 42 of its smallest units/, /move stream NFT 42/, /decides which of the two/],
    ],
    [
      'an approval for Sablier',
      encode('approve', [LOCKUP, 5_000_000n]),
      [/Sablier’s SablierLockup of Lockup v4\.0/, /create or fund a stream/],
    ],
    [
      'an approval taken back',
      encode('approve', [STRANGER, 0n]),
      [/^plain: /, /takes back the approval/],
    ],
    [
      'all NFTs',
      encode('setApprovalForAll', [STRANGER, true]),
      [/^other: /, /every NFT of this contract/, /all your streams/, /no contract of Sablier/],
    ],
    [
      'all NFTs, taken back',
      encode('setApprovalForAll', [STRANGER, false]),
      [/^plain: .*takes an approval back/, /apart from those that were approved to it one by one/],
    ],
    [
      'transferFrom',
      encode('transferFrom', [ME, STRANGER, 7n]),
      [/moves 7 of its smallest units/, /gives stream NFT 7/],
    ],
    ['safeTransferFrom', encode('safeTransferFrom', [ME, STRANGER, 7n]), [/gives stream NFT 7/]],
    ['transfer', encode('transfer', [STRANGER, 9n]), [/Sends 9 smallest units/]],
    [
      'increaseAllowance',
      encode('increaseAllowance', [STRANGER, maxUint256]),
      [/larger approval/, /without a limit/],
    ],
    [
      'withdraw',
      encode('withdraw', [5n, ME, 100n]),
      [
        /^plain: withdraw: a function of Lockup v4\.0/,
        /Pays 100 .* out of stream 5 to 0x8b1d/,
        /Compare that address/,
        /names no contract/,
      ],
    ],
    ['withdrawMax', withdrawMax, [/everything that can be withdrawn from stream 42/]],
    ['cancel', encode('cancel', [8n]), [/Cancels stream 8 for good/]],
    ['cancelMultiple', encode('cancelMultiple', [[3n, 4n]]), [/Cancels streams 3, 4 for good/]],
    [
      'a stream given away',
      encode('withdrawMaxAndTransfer', [6n, STRANGER]),
      [/gives the stream away to 0x1111/],
    ],
    [
      'deposit',
      encode('deposit', [2n, 5n, ME, STRANGER]),
      [/Takes 5 of its smallest units/, /funds stream 2/],
    ],
    [
      'a stream without a deposit',
      encode('create', [ME, STRANGER, 5n, 0, TOKEN, true]),
      [
        /Takes no token yet: the stream, in 0xA0b8/,
        /A stream is created for 0x1111/,
        /The sender, who may cancel or manage it, is 0x8b1d/,
      ],
    ],
    [
      'refundMax',
      encode('refundMax', [2n]),
      [/Returns to the sender of stream 2 everything that it doesn’t owe/],
    ],
    ['void', encode('void', [2n]), [/recipient loses what is owed/]],
    ['renounce', encode('renounce', [2n]), [/right to cancel stream 2/]],
    [
      'claimTo',
      encode('claimTo', [0n, ME, 250n, []]),
      [/Claims 250 .* to 0x8b1d/, /variable amount, .* pays less, and the rest is given up/],
    ],
    [
      'claimAndExecute',
      encode('claimAndExecute', [0n, 250n, [], '0x']),
      [/Claims 250 .* hands them to the contract/, /do not go to your wallet/],
    ],
    ['the administration', encode('setComptroller', [STRANGER]), [/Only an administrator/]],
    [
      'batch',
      encode('batch', [[encode('cancel', [1n]), encode('setApprovalForAll', [STRANGER, true])]]),
      [/^other: batch/, /runs 2 calls/, /Cancels stream 1/, /every NFT/],
    ],
    [
      'batch of calls that take nothing away, which are made in nobody else’s name',
      encode('batch', [[encode('cancel', [1n]), withdrawMax]]),
      [/^plain: batch.* plain: cancel.* plain: withdrawMax/, /^(?!.*delegate call)/],
    ],
    [
      'a Safe’s transaction',
      exec(LOCKUP, withdrawMax),
      [/a Safe carries out/, /Sablier’s SablierLockup of Lockup v4\.0/, /stream 42/],
    ],
    [
      'a Safe’s approval of a token',
      exec(TOKEN, approveAll),
      [/^other: /, /On a token, it lets 0x1111.* without a limit/],
    ],
    ['a Safe’s delegate call', exec(STRANGER, '0x12345678', 1), [/^other: /, /delegate call/]],
    [
      'a Safe’s refund',
      exec(LOCKUP, withdrawMax, 0, 10n ** 18n),
      [/pays 1 of the chain’s coin for each unit of gas/],
    ],
    [
      'a batch in a Safe',
      exec(
        STRANGER,
        encode('multiSend', [concat([pack(TOKEN, approveAll), pack(LOCKUP, withdrawMax)])]),
        1,
      ),
      [/runs 2 calls/, /without a limit/, /stream 42/],
    ],
    [
      'a batch by a contract of Safe',
      exec(MULTI_SEND, encode('multiSend', [pack(LOCKUP, withdrawMax)]), 1),
      [/^plain: /, /Safe’s MultiSendCallOnly 1\.4\.1/, /as batches do/, /stream 42/],
    ],
    [
      'a batch by a contract whose address is one digit off',
      exec(`${MULTI_SEND.slice(0, -1)}3`, encode('multiSend', [pack(LOCKUP, withdrawMax)]), 1),
      [/^other: /, /can do anything with the Safe/],
    ],
    [
      'a stranger’s code inside a batch of Safe',
      exec(MULTI_SEND, encode('multiSend', [pack(STRANGER, '0x12345678', 1)]), 1),
      [/^other: /, /can do anything with the Safe/],
    ],
    [
      'a Safe in a Safe',
      exec(STRANGER, exec(LOCKUP, encode('cancel', [9n]))),
      [/Cancels stream 9/],
    ],
    ['an odd batch', encode('multiSend', ['0x0011']), [/can’t be read/]],
    [
      'approveHash',
      encode('approveHash', [HASH]),
      [/^other: /, /A hash can’t be read/, /“Raw data”/],
    ],
    ['a module', encode('enableModule', [STRANGER]), [/without signatures/]],
    ['an owner', encode('swapOwner', [ME, LOCKUP, STRANGER]), [/in the place of/]],
    [
      'a stranger’s function',
      `0xdeadbeef${'0'.repeat(128)}`,
      [/^other: A function that these pages don’t know \(0xdeadbeef\)/],
    ],
    ['a selector alone', '0x8659c270', [/cancelMultiple/, /selector alone/]],
    ['a digit too few', withdrawMax.slice(0, -1), [/A digit is missing/]],
    ['data cut after whole bytes', withdrawMax.slice(0, -8), [/cut off or was changed/]],
  ])('%s', (_, data, says) => {
    const words = explained(data);
    for (const one of says) expect(words).toMatch(one);
  });

  it('warns of a batch whose Lockup is a foreign contract', () => {
    const release = sablier.releases.getLatest({ protocol: 'lockup' });
    const batch = (release?.abi as unknown as Record<string, Abi>).SablierBatchLockup as Abi;
    const row = {
      sender: ME,
      recipient: STRANGER,
      depositAmount: 1_500_000n,
      cancelable: true,
      transferable: true,
      durations: { cliff: 0, total: 10 },
      unlockAmounts: { start: 0n, cliff: 0n },
      granularity: 1,
      shape: '',
    };
    const data = (lockup: string) =>
      encodeFunctionData({
        abi: batch,
        functionName: 'createWithDurationsLL',
        args: [lockup, TOKEN, [row, { ...row, depositAmount: 500_000n }]],
      });
    const words = explained(data(LOCKUP));
    expect(words).toMatch(
      /Takes 2000000 of its smallest units of the token 0xA0b8.* 2 streams are created/,
    );
    expect(words).not.toContain('on no list');
    expect(explained(data(STRANGER))).toMatch(
      /^other: .*The argument `lockup`, 0x1111\w+, is on no list/,
    );
  });
});

describe('a transaction as JSON is read with its contract', () => {
  const transaction = (parts: object) =>
    JSON.stringify({ to: TOKEN, value: '0', data: approveAll, ...parts });

  it.each<[string, string, RegExp[]]>([
    [
      'of a Safe',
      transaction({ operation: 0, safeTxHash: HASH }),
      [/The contract is 0xA0b8/, /On a token/],
    ],
    [
      'of a Safe’s file',
      JSON.stringify({
        version: '1.0',
        chainId: '1',
        transactions: [
          { to: TOKEN, value: '0', data: approveAll },
          { to: LOCKUP, value: '5', data: withdrawMax },
        ],
      }),
      [/without a limit/, /stream 42/, /0\.000000000000000005 of the chain’s coin go with it/],
    ],
    [
      'of a wallet’s request',
      JSON.stringify({
        method: 'eth_sendTransaction',
        params: [{ from: ME, to: LOCKUP, data: withdrawMax, value: '0x0' }],
      }),
      [/stream 42/],
    ],
    [
      'as typed data of a Safe',
      JSON.stringify({
        primaryType: 'SafeTx',
        domain: {},
        message: { to: TOKEN, value: '0', data: approveAll, operation: 0 },
      }),
      [/without a limit/],
    ],
    [
      'as a permit',
      JSON.stringify({
        primaryType: 'Permit',
        message: { owner: ME, spender: STRANGER, value: '5', deadline: 1 },
      }),
      [/a message that is an approval/, /It may be used by: 0x1111/],
    ],
    [
      'as a permit in a request',
      JSON.stringify({
        method: 'eth_signTypedData_v4',
        params: [
          ME,
          JSON.stringify({
            primaryType: 'PermitSingle',
            message: { details: { token: TOKEN, amount: '9' }, spender: STRANGER },
          }),
        ],
      }),
      [/PermitSingle/, /Token: 0xA0b8/, /It may be used by: 0x1111/],
    ],
    [
      'as an unknown message',
      JSON.stringify({ primaryType: 'Order', message: {} }),
      [/Don’t sign what you can’t read/],
    ],
    [
      'without data',
      JSON.stringify({ to: STRANGER, value: '1500000000000000000', data: '0x' }),
      [/Sends 1\.5 of the chain’s coin to 0x1111/],
    ],
  ])('tells the call %s', (_, text, says) => {
    const words = explained(text);
    for (const one of says) expect(words).toMatch(one);
  });

  it('on a stream contract, an approval is one of an NFT and of nothing else', () => {
    const words = explained(transaction({ to: LOCKUP, data: encode('approve', [STRANGER, 42n]) }));
    expect(words).toContain('move stream NFT 42');
    expect(words).not.toContain('On a token');
    expect(words).not.toContain('names no contract');
  });

  it('on a stranger’s contract, a function of Sablier is not called Sablier’s', () => {
    const words = explained(transaction({ to: STRANGER, data: withdrawMax }));
    expect(words).toContain('which is no contract of Sablier');
  });
});

describe('what is no request, or cannot be read', () => {
  it('a hash alone is refused with the words to ask the wallet for', () => {
    expect(explained(HASH)).toMatch(/^other: A hash can’t be read.*“Raw data”.*private key/s);
  });

  it.each([
    '',
    'hello',
    ME,
    `${ME}00`,
    ME.slice(0, -1),
    '{"a":1}',
    '[]',
    '{"to":"0x12","data":"0x"}',
    '{"transactions":[{"to":"nobody"}]}',
    `{"to":"${ME}","data":"0x123"}`,
    '{'.repeat(1_000),
    `0x${'g'.repeat(200)}`,
  ])('returns null for %s', (text) => expect(readRequest(text)).toBeNull());

  it('12 calls inside one another are called nested too deep', () => {
    let data = withdrawMax;
    for (let depth = 0; depth < 12; depth += 1) data = exec(STRANGER, data);
    expect(explained(data)).toContain('nested too deep');
  });
});

test('every function of the newest Lockup, Flow and Airdrops that a person signs has a sentence', () => {
  const reads = new Set(['view', 'pure']);
  const silent: string[] = [];
  for (const protocol of ['lockup', 'flow', 'airdrops'] as const) {
    const release = sablier.releases.getLatest({ protocol: protocol as never });
    for (const items of Object.values(release?.abi as unknown as Record<string, Abi>)) {
      for (const item of items) {
        if (item.type !== 'function' || reads.has(item.stateMutability)) continue;
        const data = encodeFunctionData({
          abi: [item],
          functionName: item.name,
          args: item.inputs.map((input) => sample(input)),
        } as never);
        const words = explained(data.length === 10 ? data : data);
        if (/It reads, or belongs/.test(words)) silent.push(item.name);
        if (/don’t know/.test(words)) silent.push(`${item.name} is unknown`);
      }
    }
  }
  expect([...new Set(silent)]).toEqual([]);
});

function sample(input: {
  type: string;
  components?: readonly { type: string; name?: string }[];
}): unknown {
  const { type, components = [] } = input;
  if (type.endsWith('[]')) return [sample({ ...input, type: type.slice(0, -2) })];
  if (type === 'tuple') {
    return Object.fromEntries(components.map((one) => [one.name ?? '', sample(one)]));
  }
  if (type === 'address') return STRANGER;
  if (type === 'bool') return true;
  if (type === 'string') return 'x';
  if (type === 'bytes') return '0x';
  if (type.startsWith('bytes')) return `0x${'00'.repeat(Number(type.slice(5)))}`;
  return Number(type.replace(/\D/g, '') || 256) <= 48 ? 1 : 1n;
}
