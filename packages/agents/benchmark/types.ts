import type { Address, Hex } from 'viem';

/** Contracts of the sandbox. */
export type ContractName =
  | 'lockup'
  | 'batchLockup'
  | 'flow'
  | 'dai'
  | 'usdc'
  | 'campaign'
  | 'lockupLinear';
/** Accounts of the sandbox. */
export type AccountName = 'sender' | 'recipient' | 'stranger' | 'other' | 'operator';

/** A transaction that an answer sends. */
export interface Call {
  contract: ContractName;
  /** With the ABI of the current release; of v1.2 for `campaign` and `lockupLinear`. */
  functionName: string;
  args: readonly unknown[];
  /** In wei. */
  value?: bigint;
  /** Who sends it; the account that the prompt speaks to unless given. */
  from?: AccountName;
}

/** The input of an answer, with functions that it may call. */
export interface Given {
  accounts: Readonly<Record<AccountName, Address>>;
  contracts: Readonly<Record<ContractName, Address>>;
  /** Time of the latest block, in Unix seconds. */
  now: bigint;
  /** Streams, texts and figures that the prompt names. */
  task: Readonly<Record<string, unknown>>;
  /** Calls a view. */
  read(contract: ContractName, functionName: string, args: readonly unknown[]): Promise<unknown>;
  /** The calldata of a call, for `batch`. */
  encode(contract: ContractName, functionName: string, args: readonly unknown[]): Hex;
}

/** The result of an answer: transactions, or a value if the prompt asks for one. */
export type Solve = (given: Given) => Promise<Answer> | Answer;
export type Answer = readonly Call[] | { value: unknown };

/** A deployed contract of an answer. */
export interface AnswerContract {
  address: Address;
  read(functionName: string, args: readonly unknown[]): Promise<unknown>;
  /** @param value in wei. @throws with the name of the error when it reverts */
  send(
    by: AccountName,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ): Promise<unknown>;
}

export interface Sandbox extends Omit<Given, 'task'> {
  /** Sends a call. @throws with the name of the error when it reverts */
  send(call: Call, by: AccountName): Promise<unknown>;
  /** Mints tokens. @param amount in the smallest unit */
  mint(token: 'dai' | 'usdc', to: Address, amount: bigint): Promise<void>;
  balance(token: 'dai' | 'usdc', of: Address): Promise<bigint>;
  /** Moves time. @param seconds from the latest block on */
  pass(seconds: bigint): Promise<void>;
  /** Price of the chain's coin in USD, with 8 decimals; 3,000 USD at the beginning. */
  price(usd: bigint): Promise<void>;
  /** Opens a Lockup stream of 100 DAI over 100 days from now, and returns its id. */
  openLockup(changes?: {
    cancelable?: boolean;
    transferable?: boolean;
    recipient?: Address;
  }): Promise<bigint>;
  /** Opens a Flow stream of 0.001 USDC per second with 100 USDC, and returns its id. */
  openFlow(deposit?: bigint): Promise<bigint>;
  /** Compiles a Solidity file and deploys the contract of this name. @throws when it does not compile */
  deploy(source: string, name: string, args: readonly unknown[]): Promise<AnswerContract>;
  /** Lets Lockup call the hooks of a contract, as the comptroller's admin. @throws when Lockup refuses */
  allowToHook(hook: Address): Promise<void>;
}

/** Why an answer fails; null when it passes. */
export type Verdict = string | null;

export interface Task {
  /** Lower case and hyphens; the name of the answer's file. */
  id: string;
  /** The prompt for the model, in addition to the README. */
  prompt: string;
  /** Who the model acts for; the sender unless given. */
  as?: AccountName;
  /** The contract to call, where the prompt asks for one transaction. Approvals of tokens do not count. */
  oneCallTo?: ContractName;
  /** Prepares the sandbox and returns what the prompt names. */
  prepare?(sandbox: Sandbox): Promise<Record<string, unknown>>;
  /** Runs between the answer and its transactions, for events in the meantime. */
  meanwhile?(sandbox: Sandbox): Promise<void>;
  /** Checks the chain, or the value. */
  judge(
    sandbox: Sandbox,
    task: Readonly<Record<string, unknown>>,
    value: unknown,
  ): Promise<Verdict> | Verdict;
}
