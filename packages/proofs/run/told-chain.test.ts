import { createProvider } from '@sablier-docs/chain';
import { encodeFunctionData, erc20Abi, parseAbi, toFunctionSelector, type Hex } from 'viem';
import { beforeEach, expect, it } from 'vitest';
import type { Step } from './messages';
import { runProof } from './run';
import { toldChain } from './told-chain';

const [SENDER, RECIPIENT] = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
] as const;
const TOKEN = '0x00000000000000000000000000000000000000aa';
const [error] = parseAbi(['error Refused(uint256 amount, address who)']);

/** Code that reverts with the error and two words. */
const REFUSES: Hex = `0x63${toFunctionSelector('Refused(uint256,address)').slice(2)}60e01b5f5260056004526024357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1660245260445ffd`;

let told: Step[] = [];
let chain: ReturnType<typeof toldChain>;

beforeEach(async () => {
  told = [];
  const transfer = erc20Abi.find((item) => item.type === 'function' && item.name === 'transfer');
  Object.assign(runProof, {
    tell: (step: Step) => told.push(step),
    names: new Map([
      ['sender', SENDER],
      ['recipient', RECIPIENT],
      ['dai', TOKEN],
    ]),
    interfaces: {
      artifacts: {},
      compiled: {},
      events: {},
      functions: { [toFunctionSelector('transfer(address,uint256)')]: transfer },
      errors: { [toFunctionSelector('Refused(uint256,address)')]: error },
    },
  });
  chain = toldChain(await createProvider({ baseFee: 0n, timestamp: 1_800_000_000n }));
});

const data = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [RECIPIENT, 60n * 10n ** 18n],
});
const setCode = (code: Hex) => chain.request({ method: 'anvil_setCode', params: [TOKEN, code] });
const words = () => told.map((one) => one.words);

it('says who calls what, with names and short amounts', async () => {
  await setCode('0x60015f5260205ff3');
  const sent = { from: SENDER, to: TOKEN, data, gasPrice: '0x0' };
  await chain.request({ method: 'eth_call', params: [sent, 'latest'] });
  await chain.request({ method: 'eth_sendTransaction', params: [sent] });
  // A call that is sent was tried first, and is told once.
  expect(words()).toEqual([
    'Other code is put at dai',
    'sender calls dai.transfer(recipient, 60e18)',
  ]);
});

it('tells a refused call with the name and arguments of its error', async () => {
  await setCode(REFUSES);
  const sent = { from: SENDER, to: TOKEN, data };
  await expect(chain.request({ method: 'eth_call', params: [sent, 'latest'] })).rejects.toThrow();
  expect(told.at(-1)?.kind).toBe('refused');
  expect(words().at(-1)).toMatch(
    /^sender calls dai\.transfer\(recipient, 60e18\): it reverts with Refused\(5, 0x/,
  );
});

it('says a call that would work and is not sent, and how much time passes', async () => {
  await setCode('0x60015f5260205ff3');
  const sent = { from: RECIPIENT, to: TOKEN, data };
  await chain.request({ method: 'eth_call', params: [sent, 'latest'] });
  await chain.request({
    method: 'evm_setNextBlockTimestamp',
    params: [`0x${(1_800_000_000 + 40 * 86_400).toString(16)}`],
  });
  expect(words().slice(1)).toEqual([
    'recipient calls dai.transfer(recipient, 60e18): it would go through',
    '40 days pass',
  ]);
});
