import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import { nameStream, type StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import { readWords, toWord } from '@sablier-docs/kit/wallet/abi-words';
import { callAt } from '@sablier-docs/kit/wallet/chain';
import { parseAccount, parseChainId } from '@sablier-docs/kit/wallet/parse-response';
import { noContract, walletProblem, type Problem } from '@sablier-docs/kit/wallet/problem';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { requestValue, type WalletResponse } from '@sablier-docs/kit/wallet/request';
import { contractsOn, type ContractHere } from './contracts';
import { receivedIds } from './transfers';

/** Selectors of ERC-721: `balanceOf(address)` and `ownerOf(uint256)`. */
export const BALANCE_OF = '0x70a08231';
export const OWNER_OF = '0x6352211e';

/** More NFTs than an address can have: a larger balance is no answer of these contracts. */
const MOST_HELD = 1n << 40n;
/** Owners that are asked for at most, in all contracts together, and at the same time. */
const MOST_ASKED = 200;
const AT_ONCE = 10;

/** A contract in which the address holds streams. */
export interface Held {
  contract: ContractHere;
  /** What `balanceOf` returned: 1 or more. */
  balance: bigint;
  /** Those whose ownership the contract confirms, never more than the balance. */
  streams: StreamNames[];
}

/** What a wallet's node answers about an address on one chain. */
export interface FoundStreams {
  /** In checksum form. */
  holder: string;
  chainId: number;
  held: Held[];
  /** Contracts with a balance of 0. */
  empty: ContractHere[];
  /** Contracts that gave no usable answer, with the reason in a sentence. */
  failed: { contract: ContractHere; message: string }[];
  /** Why the node did not list transfers, so that IDs are missing; null if it did or was not asked. */
  refusal: Problem | null;
}

/**
 * Reads through a wallet how many streams an address holds in every contract of a chain, and which. Nothing of
 * the node is believed without a question to the contract; a node that lies about that as well cannot be told.
 * @param holder in checksum form; null for the account of the wallet
 */
export async function findStreams(
  provider: Provider,
  chainId: number,
  holder: string | null,
  contracts: readonly StreamContract[],
): Promise<WalletResponse<FoundStreams>> {
  const who = await holderOf(provider, holder);
  if ('problem' in who) return who;
  const found = await readBalances(provider, contractsOn(chainId, contracts), who.value);
  if ('problem' in found) return found;
  const addresses = found.value.held.map(({ contract }) => contract.address);
  const ids = addresses.length > 0 ? await receivedIds(provider, addresses, who.value) : null;
  const budget = { left: MOST_ASKED };
  for (const one of ids && 'value' in ids ? found.value.held : []) {
    const listed = ids && 'value' in ids ? (ids.value.get(one.contract.address) ?? []) : [];
    const names = listed.flatMap((id) => namesOf(id, one.contract, chainId, contracts));
    one.streams = await confirmed(provider, one, names, who.value, budget);
  }
  // Answers of another chain would be streams that are not there.
  const moved = await stays(provider, chainId);
  if (moved) return { problem: moved };
  const refusal = ids && 'problem' in ids ? ids.problem : null;
  return { value: { holder: who.value, chainId, ...found.value, refusal } };
}

const holderOf = async (
  provider: Provider,
  holder: string | null,
): Promise<WalletResponse<string>> =>
  holder === null ? requestValue(provider, 'eth_accounts', [], parseAccount) : { value: holder };

type Balances = Pick<FoundStreams, 'held' | 'empty' | 'failed'>;

async function readBalances(
  provider: Provider,
  here: readonly ContractHere[],
  holder: string,
): Promise<WalletResponse<Balances>> {
  const data = BALANCE_OF + toWord(BigInt(holder));
  const answers = await Promise.all(
    here.map(({ address }) => callAt(provider, { to: address, data })),
  );
  const found: Balances = { held: [], empty: [], failed: [] };
  let first: Problem | null = null;
  for (const [at, contract] of here.entries()) {
    const balance = balanceIn(answers[at]);
    if (typeof balance !== 'bigint') {
      // The SDK lists a contract here, so the wallet looks at another network than it says.
      if (balance === noContract) return { problem: noContract };
      first ??= balance;
      found.failed.push({ contract, message: balance.message });
    } else if (balance === 0n) found.empty.push(contract);
    else found.held.push({ contract, balance, streams: [] });
  }
  return first && found.failed.length === here.length ? { problem: first } : { value: found };
}

const REFUSED: Problem = {
  kind: 'other',
  message: 'The contract refused to answer. Read its balanceOf in an explorer.',
};

function balanceIn(answer: Awaited<ReturnType<typeof callAt>> | undefined): bigint | Problem {
  if (!answer) return walletProblem('odd');
  if ('problem' in answer) return answer.problem;
  if ('reverted' in answer.value) return REFUSED;
  if (answer.value.data === '0x') return noContract;
  const [balance, ...more] = readWords(answer.value.data) ?? [];
  return balance === undefined || more.length > 0 || balance > MOST_HELD
    ? walletProblem('odd')
    : balance;
}

/** The names of a stream; none if no stream has the ID. */
function namesOf(
  id: bigint,
  { alias }: ContractHere,
  chainId: number,
  contracts: readonly StreamContract[],
): StreamNames[] {
  const naming = nameStream(
    { chainId: String(chainId), source: alias, tokenId: String(id) },
    contracts,
  );
  return 'names' in naming ? [naming.names] : [];
}

/** Those of some streams that the contract says the address owns, up to the balance. */
async function confirmed(
  provider: Provider,
  { balance }: Held,
  listed: readonly StreamNames[],
  holder: string,
  budget: { left: number },
): Promise<StreamNames[]> {
  const owned: StreamNames[] = [];
  for (let at = 0; at < listed.length && budget.left > 0; at += AT_ONCE) {
    const some = listed.slice(at, at + Math.min(AT_ONCE, budget.left));
    budget.left -= some.length;
    const owners = await Promise.all(
      some.map(({ address, tokenId }) =>
        callAt(provider, { to: address, data: OWNER_OF + toWord(BigInt(tokenId)) }),
      ),
    );
    owned.push(...some.filter((_, nth) => wordIn(owners[nth]) === BigInt(holder)));
    if (BigInt(owned.length) >= balance) break;
  }
  return owned.slice(0, Number(balance));
}

/** The word that a view returned; null if it returned anything else. */
function wordIn(answer: Awaited<ReturnType<typeof callAt>> | undefined): bigint | null {
  if (!answer || 'problem' in answer || 'reverted' in answer.value) return null;
  const words = readWords(answer.value.data);
  return words?.length === 1 ? (words[0] ?? null) : null;
}

/** The problem if the wallet is on another chain by now. */
async function stays(provider: Provider, chainId: number): Promise<Problem | null> {
  const now = await requestValue(provider, 'eth_chainId', [], parseChainId);
  if ('problem' in now) return now.problem;
  return now.value === chainId
    ? null
    : {
        kind: 'other',
        message:
          'Your wallet moved to another chain while it was read, so the answers were not used. Press "Read with my wallet" to begin again.',
      };
}
