import {
  BaseError,
  ContractFunctionRevertedError,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Abi,
  type Address,
} from 'viem';
import { namedAccounts } from '@sablier-docs/testing/accounts';
import { startAnvil } from '@sablier-docs/testing/anvil';
import { readArtifact } from '@sablier-docs/testing/artifact';
import { createChain, deploy } from '@sablier-docs/testing/chain';
import { compileExamples, compileFiles } from '@sablier-docs/testing/compile';
import { deployProtocol } from '@sablier-docs/testing/protocol';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { CAMPAIGN_TOTAL, campaignAbis, deployCampaign, type Transact } from './campaign';
import type { AccountName, Call, ContractName, Sandbox } from './types';
import { DAI } from './units';

/** 2027-01-01 00:00:00 UTC. */
const GENESIS = 1_798_761_600n;
const GAS = 15_000_000n;

/** A local chain with the published protocol, whose minimum fee is 1 USD. Each task begins on the same state. */
export async function openSandbox() {
  const free = ['--gas-price', '0', '--base-fee', '0'];
  const anvil = await startAnvil(['--timestamp', String(GENESIS), ...free]);
  const chain = createChain(anvil.url);
  await chain.request({ method: 'anvil_setBlockTimestampInterval', params: [0] } as never);
  const accounts = await namedAccounts(chain);
  const compiled = compileExamples();
  const deployTest = async (name: string, args: readonly unknown[]): Promise<Address> => {
    const contract = compiled[name];
    if (!contract) throw new Error(`No compiled contract is named ${name}.`);
    const { abi, creationCode } = contract;
    return deploy(chain, encodeDeployData({ abi, bytecode: creationCode, args }));
  };
  const oracle = await deployTest('TestOracle', [8, 3_000_00000000n]);
  const dai = await deployTest('TestToken', ['DAI', 18]);
  const usdc = await deployTest('TestToken', ['USDC', 6]);
  const at = await deployProtocol(chain, { admin: accounts.admin, oracle, minFeeUSD: 1_00000000n });
  const tokenAbi = compiled.TestToken?.abi ?? [];
  const abis: Record<ContractName, Abi> = {
    lockup: readArtifact('@sablier/lockup/artifacts/SablierLockup.json').abi,
    batchLockup: readArtifact('@sablier/lockup/artifacts/SablierBatchLockup.json').abi,
    flow: readArtifact('@sablier/flow/artifacts/SablierFlow.json').abi,
    dai: tokenAbi,
    usdc: tokenAbi,
    campaign: campaignAbis.campaign,
    lockupLinear: campaignAbis.lockupLinear,
  };
  const comptrollerAbi = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json').abi;
  const errors = [
    ...abis.lockup,
    ...readArtifact('@sablier/lockup/artifacts/libraries/Errors.json').abi,
    ...readArtifact('@sablier/lockup/artifacts/libraries/LockupHelpers.json').abi,
    ...readArtifact('@sablier/flow/artifacts/libraries/Errors.json').abi,
    ...comptrollerAbi,
    ...campaignAbis.errors,
    ...tokenAbi,
  ].filter(({ type }) => type === 'error');

  const transact: Transact = async (from, to, abi, { functionName, args, value }) => {
    const { request, result } = await chain
      .simulateContract({
        ...{ address: to, abi: [...abi, ...errors], functionName, args, value },
        ...{ account: from, gas: GAS, gasPrice: 0n },
      } as never)
      .catch((error: unknown) => {
        throw new Error(`${functionName}: ${reasonOf(error)}`);
      });
    const hash = await chain.writeContract({ ...(request as object), chain: null } as never);
    const { status } = await receiptOf(chain, hash);
    if (status !== 'success') throw new Error(`${functionName} reverted in its block.`);
    return result as unknown;
  };
  const mintTo = (token: Address, to: Address, amount: bigint) =>
    transact(accounts.admin, token, tokenAbi, { functionName: 'mint', args: [to, amount] });
  const old = await deployCampaign(chain, accounts, dai, transact);
  await mintTo(dai, old.campaign, CAMPAIGN_TOTAL);
  const { lockup, batchLockup, flow } = at;
  const contracts = { lockup, batchLockup, flow, dai, usdc, ...old };

  const sandboxOf = async (): Promise<Sandbox> => {
    const block = await chain.getBlock();
    const send = (call: Call, by: AccountName) =>
      transact(accounts[call.from ?? by], contracts[call.contract], abis[call.contract], call);
    const mint = async (token: 'dai' | 'usdc', to: Address, amount: bigint) => {
      await mintTo(contracts[token], to, amount);
    };
    const approve = (contract: 'dai' | 'usdc', spender: Address, amount: bigint) =>
      send({ contract, functionName: 'approve', args: [spender, amount] }, 'sender');
    return {
      accounts,
      contracts,
      now: block.timestamp,
      read: (contract, functionName, args) =>
        chain.readContract({
          address: contracts[contract],
          abi: abis[contract],
          functionName,
          args: [...args],
        }),
      encode: (contract, functionName, args) =>
        encodeFunctionData({ abi: abis[contract], functionName, args: [...args] }),
      send,
      mint,
      balance: (token, of) =>
        chain.readContract({
          address: contracts[token],
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [of],
        }),
      async pass(seconds) {
        const { timestamp } = await chain.getBlock();
        await chain.setNextBlockTimestamp({ timestamp: timestamp + seconds });
        await chain.mine({ blocks: 1 });
      },
      async price(usd) {
        await transact(accounts.admin, oracle, compiled.TestOracle?.abi ?? [], {
          functionName: 'setPrice',
          args: [usd],
        });
      },
      async deploy(source, name, args) {
        const { abi, creationCode } = compileAnswer(source, name);
        const data = encodeDeployData({ abi, bytecode: creationCode, args: [...args] });
        const address = await deploy(chain, data);
        return {
          address,
          read: (functionName, inputs) =>
            chain.readContract({ address, abi, functionName, args: [...inputs] }),
          send: (by, functionName, inputs, value) =>
            transact(accounts[by], address, abi, { functionName, args: inputs, value }),
        };
      },
      async allowToHook(hook) {
        const data = encodeFunctionData({
          abi: abis.lockup,
          functionName: 'allowToHook',
          args: [hook],
        });
        const args = [contracts.lockup, data];
        const call = { functionName: 'execute', args };
        await transact(accounts.admin, at.comptroller, comptrollerAbi, call);
      },
      async openLockup(changes = {}) {
        await mint('dai', accounts.sender, 100n * DAI);
        await approve('dai', contracts.lockup, 100n * DAI);
        const { sender, recipient } = accounts;
        const params = {
          ...{ sender, recipient, depositAmount: 100n * DAI, token: dai, shape: '' },
          ...{ cancelable: true, transferable: true, ...changes },
        };
        const args = [params, { start: 0n, cliff: 0n }, 1, { cliff: 0, total: 8_640_000 }];
        return (await send(
          { contract: 'lockup', functionName: 'createWithDurationsLL', args },
          'sender',
        )) as bigint;
      },
      async openFlow(deposit = 100_000_000n) {
        await mint('usdc', accounts.sender, deposit);
        await approve('usdc', contracts.flow, deposit);
        const { sender, recipient } = accounts;
        const args = [sender, recipient, 10n ** 15n, 0, usdc, true, deposit];
        return (await send(
          { contract: 'flow', functionName: 'createAndDeposit', args },
          'sender',
        )) as bigint;
      },
    };
  };

  let snapshot = await chain.snapshot();
  return {
    /** The state that every task begins with. */
    async fresh(): Promise<Sandbox> {
      await chain.revert({ id: snapshot });
      snapshot = await chain.snapshot();
      return sandboxOf();
    },
    close: anvil.stop,
  };
}

/** The contract of this name in the source of an answer. @throws with the compiler's first line */
function compileAnswer(source: string, name: string) {
  let compiled: ReturnType<typeof compileFiles>;
  try {
    compiled = compileFiles({ 'answer.sol': source }, { warns: true });
  } catch (error) {
    throw new Error(`The source does not compile: ${reasonOf(error)}`);
  }
  const found = compiled.find((one) => one.name === name);
  if (!found) throw new Error(`The source has no contract named ${name}.`);
  return found;
}

/** The name of the contract's error, or the first line of another error. */
function reasonOf(error: unknown): string {
  if (error instanceof BaseError) {
    const cause = error.walk((one) => one instanceof ContractFunctionRevertedError);
    if (cause instanceof ContractFunctionRevertedError) {
      return cause.data?.errorName ?? cause.reason ?? 'reverted without data';
    }
    return error.shortMessage;
  }
  return String(error).split('\n')[0] ?? '';
}
